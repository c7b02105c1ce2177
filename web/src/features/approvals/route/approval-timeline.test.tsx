import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APPROVAL_ID, act, approval, personId, SATO, SUZUKI, step, task } from '../../../../test/approvals.ts';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveDepartments } from '../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { ApprovalTimeline } from './ApprovalTimeline.tsx';
import { WhoseTurn } from './WhoseTurn.tsx';

const TWICE = [
  act({ at: '2026-11-18T01:00:00.000Z' }),
  act({
    kind: 'return',
    at: '2026-11-18T05:00:00.000Z',
    stepName: '上長の承認',
    by: SATO,
    reason: 'receipt',
    comment: '領収書を付けてください。',
  }),
  act({ round: 2, at: '2026-11-19T01:00:00.000Z' }),
  act({
    kind: 'approve',
    round: 2,
    at: '2026-11-20T05:05:00.000Z',
    stepName: '上長の承認',
    by: { employeeId: personId('04'), name: '田中 次郎', departmentName: '総務部' },
    onBehalfOf: { employeeId: SATO.employeeId, name: '佐藤 花子' },
  }),
];
const DELEGATED = task({
  status: 'approved',
  doneAt: '2026-11-20T05:05:00.000Z',
  doneBy: { employeeId: personId('04'), name: '田中 次郎' },
});

const ActedOn: typeof WhoseTurn = (props) => <ApprovalTimeline {...props} isActedOn />;

let sent: string[] = [];
function open(shown: ReturnType<typeof approval>, Part: typeof WhoseTurn = ApprovalTimeline) {
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit = {}) => {
    if (method === 'POST') sent.push(path);
    return Promise.resolve(Response.json(shown));
  });
  return render(
    <FormGround>
      <Part approvalId={APPROVAL_ID} />
    </FormGround>,
  );
}

beforeEach(() => {
  showLanguage('ja');
  haveDepartments(['営業部', 'Sales'], ['総務部', '']);
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('tells whose turn it is, and what comes after [B3-06]', async () => {
  open(approval());
  expect(await screen.findByText('佐藤 花子さんの承認待ちです。')).toBeDefined();
  const now = screen.getByText('上長の承認').closest('li');
  expect(now?.getAttribute('aria-current')).toBe('step');
  expect(now?.textContent).toContain('期限 2026/11/26(木)');
  expect(screen.getByText('経理の承認').closest('li')?.textContent).toContain('順番待ち');
});

it('says of who decided the step before that they are not asked again, and from what to what an amount was changed [B3-03] [B3-05]', async () => {
  const spared = task({ id: '01932b6c-0000-7000-8000-0000000000b3', approver: SATO, status: 'skipped', dueOn: null });
  const steps = [
    step([task({ status: 'approved' })]),
    step([spared, task({ approver: SUZUKI })], { name: '経理の承認' }),
  ];
  const changed = act({
    kind: 'change-amount',
    amounts: { before: 99_999, after: 100_000 },
    comment: '見積りのとおり',
  });
  open(approval({ current: 1, steps, acts: [act(), changed] }));
  const there = (await screen.findByText('経理の承認')).closest('li');
  expect(
    within(there ?? document.body).getByText('前のステップで承認済みのため、ここでは承認しません。'),
  ).toBeDefined();
  expect(screen.getByText('¥99,999 から ¥100,000 に変更')).toBeDefined();
});

it('marks a turn whose last day has passed, in words', async () => {
  open(approval({ steps: [step([task({ dueOn: '2026-11-20' })])] }));
  expect(await screen.findByText('期限超過')).toBeDefined();
});

it('names both where a delegate acted [B3-07]', async () => {
  const steps = [step([DELEGATED]), step([task({ approver: SUZUKI })])];
  open(approval({ current: 1, round: 2, steps, acts: TWICE }));
  expect(await screen.findByText('田中 次郎さんが代理承認')).toBeDefined();
  expect(screen.getByText('佐藤 花子さんの代理')).toBeDefined();
});

it('keeps what was said in every submission, newest first, three of it at first [B3-06]', async () => {
  open(approval({ round: 2, acts: TWICE }));
  const history = await screen.findByRole('region', { name: '申請の履歴' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(within(history).getByRole('button', { name: 'すべて表示（4件）' }));
  const items = within(history).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.slice(0, 3))).toEqual(['承認 ', '申請 ', '差戻し', '申請 ']);
  expect(items[2]?.textContent).toContain('1回目の申請 · 上長の承認 · 営業部');
  expect(items[2]?.textContent).toContain('理由：証憑の不足領収書を付けてください。');
});

it('shows four of a whole role, and the others on asking', async () => {
  const people = Array.from({ length: 8 }, (_, n) =>
    task({
      id: `01932b6c-0000-7000-8000-0000000000d${n}`,
      approver: { ...SUZUKI, employeeId: personId(`2${n}`), name: `役 ${n}` },
    }),
  );
  open(approval({ steps: [step(people)] }));
  expect(await screen.findByText('役 0、役 1、役 2ほか5人さんの承認待ちです。')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'ほか4人を表示' }));
  expect(screen.getByText('役 7')).toBeDefined();
});

it('names departments in English to an English reader, and as recorded where they have no such name [S1-02]', async () => {
  showLanguage('en');
  open(approval());
  const unnamed = await screen.findByText('経理部');
  expect(unnamed.lang).toBe('ja');
  const text = unnamed.closest('section')?.textContent;
  expect(text).toContain('Sales · Supervisor, Sales');
  expect(screen.getByRole('img', { name: /Sales/ })).toBeDefined();
});

it('says in a sentence whose turn it is where the steps stand further down, and nothing once it is over', async () => {
  open(approval(), WhoseTurn);
  expect(await screen.findByText('佐藤 花子さんの承認待ちです。')).toBeDefined();
  cleanup();
  queryClient.clear();
  const { container } = open(approval({ status: 'approved', current: null }), WhoseTurn);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.querySelector('p')).toBeNull();
});

it('offers to take one’s yes back beside the history as long as the rules allow it, where nothing else on the page does [B3-06]', async () => {
  open(approval({ offered: ['take-back', 'comment'] }), ActedOn);
  fireEvent.click(await screen.findByRole('button', { name: '引き戻す' }));
  await waitFor(() => expect(sent).toEqual([`/api/approvals/${APPROVAL_ID}/take-back`]));
  cleanup();
  queryClient.clear();
  open(approval({ offered: ['comment'] }), ActedOn);
  await screen.findByText('佐藤 花子さんの承認待ちです。');
  expect(screen.queryByRole('button', { name: '引き戻す' })).toBeNull();
  cleanup();
  queryClient.clear();
  open(approval({ offered: ['take-back'] }));
  await screen.findByText('佐藤 花子さんの承認待ちです。');
  expect(screen.queryByRole('button', { name: '引き戻す' })).toBeNull();
});
