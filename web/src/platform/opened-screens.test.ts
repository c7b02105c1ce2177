// @vitest-environment jsdom
import { countScreens } from '@madoguchi/contract/analytics/operations.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION, STAFF_SESSION } from '../../test/sessions.ts';
import { sessionState } from './identity/session-state.ts';
import { noteOpened } from './opened-screens.ts';

const sent: { readonly screens: string[]; readonly beginsVisit: boolean }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T14:59:00Z') });
  sent.length = 0;
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    expect(address).toContain(countScreens.path);
    sent.push(JSON.parse(body as string));
    return new Response('{}');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionState.set({ phase: 'asking' });
});

it('opened screens are told together by their ids alone, the first of a Tokyo day as a visit (AN1) [B9-07]', async () => {
  noteOpened('information');
  noteOpened('faq');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([{ screens: ['information', 'faq'], beginsVisit: true }]);
  noteOpened('faq');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.at(-1)).toEqual({ screens: ['faq'], beginsVisit: false });
  // Midnight in Tokyo.
  vi.setSystemTime(Date.parse('2026-11-24T15:00:00Z'));
  noteOpened('faq');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.at(-1)).toEqual({ screens: ['faq'], beginsVisit: true });
});

it('nothing is told once nobody is signed in any more [B9-07]', async () => {
  sessionState.set({ phase: 'known', session: GUEST_SESSION });
  noteOpened('faq');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
});
