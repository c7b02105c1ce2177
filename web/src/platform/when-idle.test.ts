// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that never has nothing to do: it calls only what names a time. */
function keepBusy(): void {
  vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(then, timeout),
  );
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
}

it('calls in spite of a browser that is never idle, once', () => {
  keepBusy();
  const then = vi.fn();
  whenIdle(then);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledTimes(1);
});

it.each(['a browser that is never idle', 'a browser that knows no idle time'])(
  'does not call what was given up: %s',
  (which) => {
    if (which === 'a browser that is never idle') keepBusy();
    const then = vi.fn();
    whenIdle(then)();
    vi.advanceTimersByTime(60_000);
    expect(then).not.toHaveBeenCalled();
  },
);
