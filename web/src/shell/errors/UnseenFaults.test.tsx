import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfflineError } from '../../platform/http/refusals.ts';
import { messages } from '../../platform/messages.ts';
import { UnseenFaults } from './UnseenFaults.tsx';

const network = vi.fn<(url: string, init?: { readonly body?: string }) => Promise<Response>>();

beforeEach(() => {
  // The page's own log of what it could not tell the server.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  messages.set([]);
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(async () => Response.json({ reference: '0123456789ab' }));
  render(<UnseenFaults />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function rejected(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

it('a fault outside of drawing is told to the server, and its number to the person [S8-02]', async () => {
  rejected(new RangeError('secret'));
  await waitFor(() => expect(messages.get()).toHaveLength(1));
  expect(messages.get()[0]).toMatchObject({ variant: 'error', text: expect.stringContaining('0123456789ab') });
  const [url, init] = network.mock.calls[0] ?? [];
  expect(url).toContain('/api/fault-reports');
  expect(init?.body).not.toContain('secret');
});

it('says so without a number where the server cannot be told [S8-02]', async () => {
  network.mockRejectedValue(new TypeError('offline'));
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x') }));
  await waitFor(() => expect(messages.get()).toHaveLength(1));
  expect(messages.get()[0]?.text).not.toContain('reference');
});

it.each([
  ['a request that the page gave up', new DOMException('', 'AbortError')],
  ['a server out of reach, which the light tells', new OfflineError()],
])('is quiet about %s', async (_case, reason) => {
  rejected(reason);
  rejected(new RangeError('heard'));
  await waitFor(() => expect(messages.get()).toHaveLength(1));
  expect(network).toHaveBeenCalledTimes(1);
});
