import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APPROVAL_ID, approval } from '../../../../../test/approvals.ts';
import { FormGround } from '../../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../../test/masters.ts';
import { RESERVATION } from '../../../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../../../test/sessions.ts';
import { sessionState } from '../../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../../platform/language.ts';
import { queryClient } from '../../../../platform/query.ts';
import { RequestPane } from './RequestPane.tsx';

const REQUEST = approval({
  ...{ domain: 'reservations', number: 'RS-2026-00007', amount: 0, about: RESERVATION.id },
  ...{ title: '第1会議室 2026/12/01(火) 10:00–11:00', offered: ['approve', 'reject'] },
});
let shown: object;
let paths: string[] = [];

beforeEach(() => {
  paths = [];
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  haveEmptyMasters();
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    return Promise.resolve(Response.json(path.startsWith('/api/approvals/') ? REQUEST : shown));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const open = (more: object) => {
  shown = { ...RESERVATION, status: 'tentative', shownState: 'awaiting_approval', number: 'RS-2026-00007', ...more };
  const none = () => undefined;
  render(
    <FormGround>
      <RequestPane
        approvalId={APPROVAL_ID}
        back="戻る"
        isPage={false}
        takeFocus={() => false}
        onClose={none}
        onActed={none}
      />
    </FormGround>,
  );
};

it('of a reservation shows whoever decides what it is for, and no amount; a yes waits until it is drawn [B6-01]', async () => {
  open({ purpose: '四半期の予算' });
  expect(await screen.findByRole('heading', { name: '山田 太郎 第1会議室 2026/12/01(火) 10:00–11:00' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: '定例会議' })).toBeDefined();
  expect(screen.getByText('四半期の予算')).toBeDefined();
  // The chip of the reservation, beside the progress of its approval.
  expect(screen.getAllByText('承認待ち').length).toBeGreaterThan(1);
  expect(document.body.textContent).not.toContain('¥');
  expect(paths.some((path) => path.endsWith(`/api/reservations/${RESERVATION.id}`))).toBe(true);
  const yes = screen.getByRole('button', { name: '承認する' });
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBe('false'));
  expect(screen.queryByRole('button', { name: '差し戻す' })).toBeNull();
});

it('of a private one shows that it is busy, where and when, and not what it is about [B6-02]', async () => {
  open({ isBusyOnly: true, visibility: 'private', title: '', organizer: null, attendees: [] });
  expect(await screen.findByRole('heading', { name: '予約済み' })).toBeDefined();
  expect(screen.getByText('第1会議室')).toBeDefined();
  expect(screen.getByText(/非公開の予約です/)).toBeDefined();
});
