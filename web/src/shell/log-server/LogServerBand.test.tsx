import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { showHealth } from '@madoguchi/contract/system/operations.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { LogServerBand } from './LogServerBand.tsx';

type Health = OutputOf<typeof showHealth>;
type Standing = Health['logServer'];

const BEHIND: Standing = { state: 'behind', waiting: 12, oldestSeconds: 80 };
let standing: Standing;

/** The DOM of the tests measures nothing. */
class MeasuresOnce {
  readonly #measure: () => void;
  constructor(measure: () => void) {
    this.#measure = measure;
  }
  observe(): void {
    this.#measure();
  }
  disconnect(): void {}
}
const roomTaken = () => document.documentElement.style.getPropertyValue('--band');

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', MeasuresOnce);
  vi.stubGlobal('fetch', async () => {
    const health: Health = { status: 'ok', unnumberedSeconds: 0, logServer: standing };
    return Response.json(health);
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, Standing, string]>([
  ['no log server is set', { state: 'none', waiting: 3, oldestSeconds: 9 }, '専用サーバーが設定されていません'],
  ['it is out of reach', BEHIND, '未送信 12件'],
])('says on the page that %s [S1-01] [B0-09]', async (_what, found, text) => {
  standing = found;
  await renderInFrame(LogServerBand);
  expect((await screen.findByRole('status')).textContent).toContain(text);
});

it('goes, and gives its room back, when the audit trail is shipped again', async () => {
  standing = BEHIND;
  await renderInFrame(LogServerBand);
  await screen.findByRole('status');
  expect(roomTaken()).toBe('0px');
  standing = { state: 'shipping', waiting: 0, oldestSeconds: null };
  // Somebody comes back to the page.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(roomTaken()).toBe('');
});
