import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { showHealth } from '@madoguchi/contract/system/operations.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { LogServerBand } from './LogServerBand.tsx';

type Standing = OutputOf<typeof showHealth>['logServer'];

afterEach(() => vi.unstubAllGlobals());

async function shown(logServer: Standing) {
  const health = vi.fn(async () => Response.json({ status: 'ok', logServer }));
  vi.stubGlobal('fetch', health);
  await renderInFrame(LogServerBand);
  await vi.waitFor(() => expect(health).toHaveBeenCalled());
}

it.each<[string, Standing, string]>([
  ['no log server is set', { state: 'none', waiting: 3, oldestSeconds: 9 }, '専用サーバーが設定されていません'],
  ['it is out of reach', { state: 'behind', waiting: 12, oldestSeconds: 80 }, '未送信 12件'],
])('says on the page that %s [S1-01] [B0-09]', async (_what, standing, text) => {
  await shown(standing);
  expect((await screen.findByRole('status')).textContent).toContain(text);
});

it('says nothing while the audit trail is shipped', async () => {
  await shown({ state: 'shipping', waiting: 1, oldestSeconds: 0 });
  expect(screen.queryByRole('status')).toBeNull();
});
