import type { DeclaredYear, Retention } from '@madoguchi/contract/electronic-transactions/retention.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { queryClient } from '../../../platform/query.ts';
import { RetentionPage } from './RetentionPage.tsx';

const day = (said: string) => said as PlainDate;
const TODAY: Retention = {
  fiscalYearEndsOn: day('2027-03-31'),
  returnDueOn: day('2027-05-31'),
  years: 10,
  until: day('2037-05-31'),
};
const YEAR: DeclaredYear = {
  endsOn: day('2026-03-31'),
  hasLoss: true,
  returnDueOn: null,
  reason: '青色欠損金の繰越控除',
  version: 3,
  updatedBy: '佐藤 花子',
  updatedAt: '2026-11-21T05:05:00.000Z',
};

function auditorSession(): Session {
  const session = sessionOf('system');
  return { ...session, user: session.user === null ? null : { ...session.user, role: ['auditor' as const] } };
}

const sent: unknown[] = [];
async function show(session: Session) {
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ today: TODAY, years: [YEAR] });
    sent.push(JSON.parse(init.body as string));
    return Response.json({ endsOn: YEAR.endsOn, version: 4 });
  });
  await renderInFrame(RetentionPage, { session, at: '/apps/electronicTransaction/retention' });
}

afterEach(() => {
  cleanup();
  sent.length = 0;
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('says until when a paper of today is kept, and corrects a year over the version that was seen [B7-01]', async () => {
  await show(sessionOf('system'));
  const settings = within(await screen.findByRole('region', { name: '今日の書類の保存期間' }));
  expect(settings.getByText('2037/05/31(日)')).toBeTruthy();
  expect(settings.getByRole('link').getAttribute('href')).toBe('/apps/maintenance/classification?show=rates');
  fireEvent.click(screen.getByRole('button', { name: /^2026\/03\/31.*を訂正$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/事業年度の最終日/)).toBeNull();
  fireEvent.click(dialog.getByRole('switch'));
  fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
  const { updatedBy: _by, updatedAt: _at, ...said } = YEAR;
  await waitFor(() => expect(sent).toEqual([{ ...said, hasLoss: false }]));
});

it('shows an auditor the same without anything to change [B7-06]', async () => {
  await show(auditorSession());
  expect(await screen.findByText('青色欠損金の繰越控除')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /訂正|登録/ })).toBeNull();
});
