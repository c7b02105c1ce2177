import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APPROVAL_ID, approval, step, task } from '../../../../../test/approvals.ts';
import { claim } from '../../../../../test/claims.ts';
import { FormGround } from '../../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../../test/sessions.ts';
import { sessionState } from '../../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../../platform/language.ts';
import { queryClient } from '../../../../platform/query.ts';
import { ClaimReview } from './ClaimReview.tsx';

const CLAIM = { ...claim({ status: 'in_review', approvalId: APPROVAL_ID }), returnedLines: null };
const LAST_STEP = { steps: [step([task()])], current: 0, offered: ['approve', 'return'] };

let sent: { path: string; body: unknown }[] = [];
let decided: string[] = [];
let shown = approval(LAST_STEP);
let outcome: 'approved' | 'in_progress' = 'approved';

function network(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'POST') return Promise.resolve(Response.json(path.includes(APPROVAL_ID) ? shown : CLAIM));
  sent.push({ path: path.split('/').at(-1) ?? '', body: JSON.parse(typeof init.body === 'string' ? init.body : '') });
  const acted = { id: APPROVAL_ID, domain: 'travel-expenses', subjectId: CLAIM.id, status: outcome, version: 2 };
  const { lines, decisions, findings, returnedLines, ...header } = CLAIM;
  const answer = path.endsWith('approve')
    ? { ...acted, current: null }
    : { ...header, status: 'confirmed', version: 5 };
  return Promise.resolve(Response.json(answer));
}

function open(changes: Partial<typeof CLAIM> = {}) {
  const onDecided = (act: string) => decided.push(act);
  render(
    <FormGround>
      <ClaimReview
        claim={{ ...CLAIM, ...changes }}
        isPage={false}
        headingRef={{ current: null }}
        onClose={() => {}}
        onDecided={onDecided}
      />
    </FormGround>,
  );
}

beforeEach(() => {
  [sent, decided, shown, outcome] = [[], [], approval(LAST_STEP), 'approved'];
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', vi.fn(network));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const both = () => screen.findByRole('button', { name: '承認して確定' });
async function press(): Promise<void> {
  const button = await both();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(button);
}

it('the last yes and the confirmation are one visit, the second at the version that the first made [B4-08]', async () => {
  open();
  await press();
  await waitFor(() => expect(decided).toEqual(['confirm']));
  expect(sent).toEqual([
    { path: 'approve', body: { version: 1 } },
    { path: 'confirm', body: { version: CLAIM.version + 1 } },
  ]);
});

it('a claim for which others are asked after all is approved only [B4-08]', async () => {
  outcome = 'in_progress';
  open();
  await press();
  await waitFor(() => expect(decided).toEqual(['approve']));
  expect(sent.map(({ path }) => path)).toEqual(['approve']);
});

it.each([
  ['a step follows', { steps: [step([task()]), step([task({ status: 'waiting' })])] }, {}],
  ['the claim is one’s own', {}, { mine: true }],
])('is not offered where %s [B4-08]', async (_, changes, ofClaim) => {
  shown = approval({ ...LAST_STEP, ...changes });
  open(ofClaim);
  await screen.findByRole('button', { name: '承認する' });
  expect(screen.queryByRole('button', { name: '承認して確定' })).toBeNull();
});
