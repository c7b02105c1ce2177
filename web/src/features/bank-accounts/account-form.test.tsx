import type { FoundBank, MaskedAccount } from '@madoguchi/contract/bank-accounts/model.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { AccountForm } from './AccountForm.tsx';
import { MemberAccounts } from './MemberAccounts.tsx';

const row = (code: string, name: string): FoundBank => ({ code, name, kana: '', closedOn: null });
const ACCOUNT: MaskedAccount = {
  purpose: 'expense',
  version: 2,
  bank: { code: '0005', name: '三菱UFJ銀行' },
  branch: { code: '001', name: '本店' },
  kind: 'ordinary',
  number: '••••345',
  ownName: 'doubtful',
  startMonth: null,
  payDay: null,
  amount: null,
  changedAt: '2026-11-20T03:00:00.000Z',
  isRecent: true,
  closedOn: null,
};
const OPENED = { ...ACCOUNT, number: '0012345', holder: 'ﾔﾏﾀﾞ ﾊﾅｺ', fittingHolder: 'ﾔﾏﾀﾞ ﾊﾅｺ', reason: '旧姓' };

const asked: string[] = [];
let sent: Record<string, unknown> | null = null;

/** The list has the Japan Post Bank with one branch. */
function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://portal.example');
  if (init?.method === 'POST') {
    sent = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    return Promise.resolve(Response.json({ version: 1 }));
  }
  asked.push(pathname);
  if (pathname.endsWith('/branches')) return Promise.resolve(Response.json({ found: [row('418', '四一八店')] }));
  if (pathname.endsWith('/banks')) return Promise.resolve(Response.json({ found: [row('9900', 'ゆうちょ銀行')] }));
  return Promise.resolve(Response.json(pathname.endsWith('/expense') ? OPENED : { accounts: [ACCOUNT] }));
}

beforeEach(() => {
  asked.length = 0;
  sent = null;
  queryClient.clear();
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(kana = 'ヤマダ ジョージ'): void {
  render(
    <FormGround>
      <AccountForm kana={kana} version={0} onClose={() => {}} />
    </FormGround>,
  );
}

describe('the form of an account', () => {
  it('shows while typing what a transfer makes of the holder, each change, and the bytes of 30 [B8-04]', () => {
    open();
    type('口座名義（カナ）', 'ヤマダ　ジョージ');
    const said = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
    for (const part of ['振込での表記：ﾔﾏﾀﾞ ｼﾞﾖ-ｼﾞ', 'ョ → ﾖ 小さいカナを大きく', 'ー → - 長音をハイフンに'])
      expect(said).toContain(part);
    expect(screen.getByText('11/30バイト')).toBeDefined();
    type('口座名義（カナ）', 'ホセ　マリア　ゴンザレス　デ　ラ　ベガ　バジガ');
    expect(screen.getByText('31/30バイト')).toBeDefined();
    expect(screen.getByText(/30バイトを超えるため/)).toBeDefined();
  });

  it('asks for a reason only where the holder has another name than the person [B8-04]', () => {
    open();
    type('口座名義（カナ）', 'やまだ　じょーじ');
    expect(screen.queryByRole('textbox', { name: '名義が違う理由' })).toBeNull();
    type('口座名義（カナ）', 'スズキ ジョージ');
    expect(field('名義が違う理由')).toBeDefined();
  });

  it('shows the zeros that it adds to a number before they are kept (OB4)', () => {
    open();
    type('口座番号', '１２３４５');
    expect(screen.getByText('0012345（左に0を補います）')).toBeDefined();
  });

  it('fills in branch, type and number of the Japan Post Bank from symbol and number (OB5) [B8-04]', async () => {
    open();
    const bank = screen.getByRole('combobox', { name: '銀行' });
    fireEvent.mouseDown(bank);
    fireEvent.click(await screen.findByRole('option', { name: 'ゆうちょ銀行 (9900)' }));
    fireEvent.change(await screen.findByRole('textbox', { name: '記号（5桁）' }), { target: { value: '14170' } });
    type('番号', '32345672');
    press('変換する');
    expect(screen.getByText(/末尾が1です/)).toBeDefined();
    type('番号', '32345671');
    press('変換する');
    type('口座名義（カナ）', 'ヤマダ ジョージ');
    press('保存する');
    await waitFor(() =>
      expect(sent).toMatchObject({ bank: '9900', branch: '418', kind: 'ordinary', number: '3234567', version: 0 }),
    );
  });
});

describe('the accounts on a record', () => {
  it('are asked for by HR, and opened one by one: nothing is read before [B2-05]', async () => {
    render(
      <FormGround>
        <MemberAccounts employeeId="0036" />
      </FormGround>,
    );
    expect(asked).toEqual([]);
    press('振込口座を表示する');
    expect(await screen.findByText('••••345')).toBeDefined();
    expect(asked.map((path) => path.split('/').pop())).toEqual(['bank-accounts']);
    press('口座番号と名義を表示する');
    expect(await screen.findByText('0012345')).toBeDefined();
    expect(screen.getByText('旧姓')).toBeDefined();
    press('隠す');
    expect(screen.queryByText('0012345')).toBeNull();
    press('口座番号と名義を表示する');
    expect(await screen.findByText('0012345')).toBeDefined();
    expect(asked.filter((path) => path.endsWith('/expense'))).toHaveLength(2);
  });
});
