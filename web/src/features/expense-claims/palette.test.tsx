import type { FoundClaim } from '@madoguchi/contract/expense-claims/found-claim.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { ADMIN_SESSION, STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { claimPalette } from './palette.ts';

const ID = '01932b6c-0000-7000-8000-000000000001';
const APPROVAL = '01932b6c-0000-7000-8000-0000000000a1';
const claim = (more: Partial<FoundClaim> = {}) => ({
  id: ID,
  number: 'TE-2026-00123',
  month: '202611',
  status: 'in_review',
  employeeName: '山田 太郎',
  mine: false,
  approvalId: APPROVAL,
  ...more,
});

let found: readonly object[] = [];

function Entries() {
  const { entries } = claimPalette.entriesFor('TE-2026-00123', true);
  return entries.map(({ id, title, to }) => (
    <a key={id} href={to}>
      {title}
    </a>
  ));
}

async function leadsTo(session: typeof STAFF_SESSION, ...claims: readonly object[]): Promise<(string | null)[]> {
  sessionState.set({ phase: 'known', session });
  found = claims;
  render(
    <FormGround>
      <Entries />
    </FormGround>,
  );
  const links = await screen.findAllByRole('link');
  return links.map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  showLanguage('ja');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ claims: found })));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('leads to what the person may open: their month, the review for admins, for an approver the request [B9-02]', async () => {
  const own = claim({ id: '01932b6c-0000-7000-8000-000000000002', mine: true });
  const unopened = claim({ id: '01932b6c-0000-7000-8000-000000000003', approvalId: null });
  expect(await leadsTo(STAFF_SESSION, claim(), own, unopened)).toEqual([
    `/apps/approvals?approval=${APPROVAL}`,
    '/apps/travelExpensesRequest/202611',
  ]);
  cleanup();
  queryClient.clear();
  expect(await leadsTo(ADMIN_SESSION, claim())).toEqual([`/apps/travelExpensesAdminView/202611?claim=${ID}`]);
});
