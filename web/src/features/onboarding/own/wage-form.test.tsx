import type { FoundBank } from '@madoguchi/contract/bank-accounts/model.ts';
import { OwnPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import { WAGE_ACCOUNT_KEYS } from '@madoguchi/contract/onboarding/wage-accounts.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { FillIn } from './FillIn.tsx';

const ID = '01932b6c-0000-7000-8000-000000000001';
const row = (code: string, name: string): FoundBank => ({ code, name, kana: '', closedOn: null });
const blank = Object.fromEntries(WAGE_ACCOUNT_KEYS.map((key) => [key, '']));
const PAPER = OwnPaper.parse({
  ...{ paperKind: 'wage-transfer-account-application', status: 'in_progress', dueOn: null, version: 3, before: null },
  template: {
    ...{ id: ID, number: 1, sha256: 'ab'.repeat(32), note: '', title: '給与振込口座申請書', titleEn: '', textEn: '' },
    text: '[振込口座]\n[同意:transfer] 同意します。',
  },
  answers: { ...blank, 'account-holder': 'ﾔﾏｻﾞｷ ﾀﾛｳ' },
  ...{ agreed: { transfer: false }, guardianName: '', guardianRelation: '' },
  ...{ registeredName: '山﨑 太郎', registeredKana: 'ヤマザキ タロウ', today: '2026-11-21' },
  ...{ comment: '', comments: [], signature: null, withdrawals: [] },
});

let kept: Record<string, string | null>[];
beforeEach(() => {
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  kept = [];
  vi.stubGlobal('fetch', (address: string, init?: { method?: string; body?: string }) => {
    const { pathname } = new URL(address, 'http://portal.example');
    if (pathname.endsWith('/branches')) return Promise.resolve(Response.json({ found: [row('001', '本店')] }));
    if (pathname.endsWith('/banks')) return Promise.resolve(Response.json({ found: [row('0005', '三菱UFJ銀行')] }));
    const body = JSON.parse(init?.body ?? '{}') as { answers: Record<string, string | null> };
    kept.push(body.answers);
    return Promise.resolve(
      Response.json({ id: ID, version: 3 + kept.length, status: 'in_progress', updatedAt: '2026-11-21T05:05:00Z' }),
    );
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const show = (more: Partial<OwnPaper> = {}) =>
  render(
    <FormGround>
      <FillIn paper={{ ...PAPER, ...more }} onReload={() => undefined} />
    </FormGround>,
  );
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const paper = () => screen.getByRole('article', { hidden: true });

it('shows on the paper what is typed, as a transfer has it, with the names of bank and branch [B8-03, B8-04]', async () => {
  show();
  type('開始月', '2026/12');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '銀行' }));
  fireEvent.click(await screen.findByRole('option', { name: '三菱UFJ銀行 (0005)' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '支店' }));
  fireEvent.click(await screen.findByRole('option', { name: '本店 (001)' }));
  fireEvent.click(screen.getByLabelText('普通'));
  type('口座番号', '１２３４５');
  for (const part of ['三菱UFJ銀行 (0005)', '本店 (001)', '普通', '0012345', 'ﾔﾏｻﾞｷ ﾀﾛｳ', '賃金の全額']) {
    await waitFor(() => expect(paper().textContent).toContain(part));
  }
  expect(paper().textContent).toContain('令和8年12月（2026年12月）分の給与から');
});

it('asks for the second account only where it is wanted, and keeps that [B8-04]', async () => {
  show();
  expect(screen.queryByRole('group', { name: '2つ目の振込口座' })).toBeNull();
  fireEvent.click(screen.getByLabelText('2つ目の口座に、毎月決まった金額を振り込む'));
  expect(screen.getByRole('group', { name: '2つ目の振込口座' })).toBeDefined();
  type('2つ目の口座に振り込む金額（円）', '50,000');
  await waitFor(() => expect(paper().textContent).toContain('毎月 50,000円'));
  expect(paper().textContent).toContain('2つ目の口座に振り込む金額を除いた全額');
  await waitFor(() => expect(kept.at(-1)).toMatchObject({ 'second-wanted': 'yes', 'second-amount': '50,000' }), {
    timeout: 3_000,
  });
});

it('says beside a part of the account why it was returned [B8-02, B8-04]', async () => {
  show({ comments: [{ field: 'answers.account-branch', comment: '通帳の支店と違います。' }] });
  expect(await screen.findByText(/通帳の支店と違います。/)).toBeDefined();
});

it('shows that a picture of the passbook is there, and the picture only when it is asked for [B2-05, B8-04]', () => {
  show({ answers: { ...PAPER.answers, 'account-passbook': ID } });
  expect(screen.getByText('写しを添付しました')).toBeDefined();
  expect(screen.queryByRole('img', { name: '通帳の写し' })).toBeNull();
  expect(paper().textContent).toContain('添付あり');
  fireEvent.click(screen.getByRole('button', { name: '写しを外す' }));
  expect(screen.queryByText('写しを添付しました')).toBeNull();
});
