import { listInbox } from '@madoguchi/contract/approvals/operations.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APPROVAL_ID, approval, preview, SATO, step, task } from '../../../../test/approvals.ts';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { DecisionBar } from './bar/DecisionBar.tsx';
import { useDecisions } from './use-decisions.tsx';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}
let sent: Sent[] = [];
let done: string[] = [];
let answer: () => Promise<Response>;
let seen: () => Response;

const acted = () =>
  Promise.resolve(
    Response.json({
      id: APPROVAL_ID,
      domain: 'travel-expenses',
      subjectId: approval().subjectId,
      status: 'in_progress',
      version: 2,
      current: 1,
    }),
  );
const refused = () =>
  Promise.resolve(
    Response.json(
      { status: 409, code: 'wrong-state', message: '「承認済」です。', data: { fields: [], requestId: 'r1' } },
      { status: 409 },
    ),
  );

function network(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'POST') return Promise.resolve(seen());
  const key = new Headers(init.headers).get('idempotency-key');
  sent.push({ path, body: JSON.parse(init.body as string), key });
  return answer();
}

interface DecidedProps {
  readonly shown: ReturnType<typeof approval>;
  readonly isDrawn: boolean;
}

function Decided({ shown, isDrawn }: DecidedProps) {
  const { choices, refusal, dialog } = useDecisions(shown, isDrawn, (_, act) => done.push(act));
  return (
    <>
      {refusal && <p>{refusal.message}</p>}
      <DecisionBar amount={12_340} requesterName="山田 太郎" note={null} choices={choices} />
      {dialog}
    </>
  );
}

const shownAs = (shown: ReturnType<typeof approval>, isDrawn = true) => (
  <FormGround>
    <Decided key={shown.id} shown={shown} isDrawn={isDrawn} />
  </FormGround>
);
const yes = () => screen.getByRole('button', { name: '承認する' });
const isOff = () => yes().getAttribute('aria-disabled') === 'true';
/** Shows it, and looks at it for half a second. */
async function open(shown = approval()) {
  const page = render(shownAs(shown));
  if (shown.offered.includes('approve')) await waitFor(() => expect(isOff()).toBe(false));
  return page;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  [sent, done] = [[], []];
  answer = acted;
  seen = () => Response.json({ people: [] });
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

describe('a yes', () => {
  it('names the version that was looked at [B0-02]', async () => {
    await open();
    press('承認する');
    await waitFor(() => expect(done).toEqual(['approve']));
    expect(sent).toMatchObject([{ path: `/api/approvals/${APPROVAL_ID}/approve`, body: { version: 1 } }]);
  });

  it('tried again after an unclear end carries the same key, so that it happens once [B0-03]', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await open();
    press('承認する');
    await screen.findByText('The server cannot be reached');
    answer = acted;
    press('承認する');
    await waitFor(() => expect(done).toEqual(['approve']));
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('is done also where the inbox was looked through as one page, and not as a list', async () => {
    queryClient.setQueryData([listInbox.id, { domain: 'purchase-requests' }], { rows: [], next: null });
    await open();
    press('承認する');
    await waitFor(() => expect(done).toEqual(['approve']));
  });

  it('that somebody else was quicker with is refused with the reason, and goes nowhere [B0-05]', async () => {
    answer = refused;
    await open();
    press('承認する');
    expect(await screen.findByText('「承認済」です。')).toBeDefined();
    expect(done).toEqual([]);
  });

  it('waits for its answer: a second press meanwhile sends nothing', async () => {
    let let_go: (response: Response) => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        let_go = resolve;
      });
    await open();
    press('承認する');
    press('承認する');
    press('差し戻す');
    expect(screen.queryByRole('dialog')).toBeNull();
    let_go(await acted());
    await waitFor(() => expect(done).toEqual(['approve']));
    expect(sent).toHaveLength(1);
  });

  it('is given by A, a return is begun by R, a rejection by D [B3-06]', async () => {
    await open(approval({ offered: ['approve', 'return', 'reject'] }));
    fireEvent.keyDown(document.body, { key: 'd' });
    const rejection = await screen.findByRole('dialog', { name: 'TE-2026-00123 を却下しますか？' });
    fireEvent.click(within(rejection).getByRole('button', { name: '戻る' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'r' });
    const dialog = await screen.findByRole('dialog', { name: 'TE-2026-00123 を差し戻しますか？' });
    fireEvent.click(within(dialog).getByRole('button', { name: '戻る' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() => expect(done).toEqual(['approve']));
  });
});

describe('the next request', () => {
  const NEXT = approval({ id: '01932b6c-0000-7000-8000-0000000000a1' });

  it('is not approved by the second click of a double click, nor by a key that is still pressed, before it was on the screen for half a second [B3-06]', async () => {
    const { rerender } = await open();
    press('承認する');
    await waitFor(() => expect(done).toEqual(['approve']));
    rerender(shownAs(NEXT));
    const drawnAt = performance.now();
    press('承認する');
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isOff()).toBe(true);
    await waitFor(() => expect(isOff()).toBe(false));
    expect(performance.now() - drawnAt).toBeGreaterThanOrEqual(499);
    expect(sent).toHaveLength(1);
    press('承認する');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is not approved while what it asks for is still being read, nor right after it has changed [B3-06]', async () => {
    vi.useFakeTimers();
    const wait = () =>
      act(() => {
        vi.advanceTimersByTime(2_000);
      });
    const { rerender } = render(shownAs(NEXT, false));
    wait();
    expect(isOff()).toBe(true);
    rerender(shownAs(NEXT));
    wait();
    expect(isOff()).toBe(false);
    rerender(shownAs({ ...NEXT, version: 2 }));
    press('承認する');
    vi.useRealTimers();
    expect(sent).toEqual([]);
  });
});

describe('a return', () => {
  it('is nothing without the kind of reason and its words [B3-06]', async () => {
    await open();
    press('差し戻す');
    const dialog = await screen.findByRole('dialog');
    const submit = within(dialog).getByRole('button', { name: '差し戻す' });
    fireEvent.click(submit);
    expect(await within(dialog).findByText(/2か所を確認してください/)).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('radio', { name: '証憑の不足' }));
    fireEvent.change(within(dialog).getByRole('textbox', { name: '差戻しの理由' }), {
      target: { value: '領収書を付けてください。' },
    });
    fireEvent.click(submit);
    await waitFor(() => expect(done).toEqual(['return']));
    expect(sent[0]?.body).toEqual({ version: 1, reason: 'receipt', comment: '領収書を付けてください。', toStep: null });
  });

  it('from a later step may go to an earlier one; from the first it asks nothing [B3-06]', async () => {
    const first = step([task({ status: 'approved' })]);
    const second = step([task({ approver: SATO })], { name: '経理の承認' });
    await open(approval({ current: 1, steps: [first, second] }));
    press('差し戻す');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: '承認ステップ「上長の承認」' }));
    fireEvent.click(within(dialog).getByRole('radio', { name: 'その他' }));
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '確認してください。' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '差し戻す' }));
    await waitFor(() => expect(done).toEqual(['return']));
    expect(sent[0]?.body).toMatchObject({ toStep: 0, reason: 'other' });
    cleanup();
    await open();
    press('差し戻す');
    expect(within(await screen.findByRole('dialog')).queryByText('差戻し先')).toBeNull();
  });
});

describe('another amount', () => {
  const offering = () => approval({ offered: ['approve', 'return', 'change-amount'] });
  const ask = async () => {
    await open(offering());
    press('その他の操作');
    fireEvent.click(screen.getByRole('menuitem', { name: '金額を変更する' }));
    return screen.findByRole('dialog', { name: 'TE-2026-00123 の金額を変更しますか？' });
  };
  const type = (dialog: HTMLElement, amount: string) =>
    fireEvent.change(within(dialog).getByRole('textbox', { name: '変更後の金額（円）' }), {
      target: { value: amount },
    });

  it('shows whom it would ask as well before it is changed, and is nothing without the reason [B3-05]', async () => {
    seen = () => Response.json({ added: preview().plan?.steps.slice(1), refusal: null });
    const dialog = await ask();
    expect(within(dialog).queryByText('この金額で追加される承認ステップ')).toBeNull();
    type(dialog, '100,000');
    expect(await within(dialog).findByText('この金額で追加される承認ステップ')).toBeDefined();
    expect(within(dialog).getByText('鈴木 一郎')).toBeDefined();
    const submit = within(dialog).getByRole('button', { name: '金額を変更する' });
    fireEvent.click(submit);
    expect(await within(dialog).findByText(/1か所を確認してください/)).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.change(within(dialog).getByRole('textbox', { name: '変更の理由' }), {
      target: { value: '見積りのとおりに直します。' },
    });
    fireEvent.click(submit);
    await waitFor(() => expect(done).toEqual(['change-amount']));
    expect(sent).toMatchObject([
      {
        path: `/api/approvals/${APPROVAL_ID}/amount`,
        body: { version: 1, amount: 100_000, comment: '見積りのとおりに直します。' },
      },
    ]);
  });

  it('that cannot be had says why before it is sent [B3-04] [B3-05]', async () => {
    const sentence = 'この金額では承認経路が変わるため、途中で変更できません。';
    seen = () => Response.json({ added: [], refusal: { code: 'other-route', sentence } });
    const dialog = await ask();
    type(dialog, '3000000');
    expect(await within(dialog).findByText(sentence)).toBeDefined();
  });
});

it('an admin reassigns the one open turn, with a reason [B3-06]', async () => {
  await open(approval({ offered: ['reassign'] }));
  press('その他の操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '担当を変更する' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radio', { name: '佐藤 花子（営業部）' })).toHaveProperty('checked', true);
  fireEvent.click(within(dialog).getByRole('button', { name: '担当を変更する' }));
  expect(await within(dialog).findByText(/2か所を確認してください/)).toBeDefined();
  expect(sent).toEqual([]);
});
