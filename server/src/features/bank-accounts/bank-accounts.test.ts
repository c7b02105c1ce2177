import {
  changeExpenseAccount,
  findBanks,
  findBranches,
  openAccount,
  showAccounts,
} from '@madoguchi/contract/bank-accounts/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type BankList, CutBankList, updateBankList } from '@madoguchi/db/base-data/bank-list.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ACCOUNT, accountOf, accountVersion, fewOfTheList, withAccount } from '../../../test/bank-accounts.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { bankAccountsFeature } from './index.ts';

const TODAY = '2026-11-21' as PlainDate;

let world: World;
let list: BankList;
beforeAll(async () => {
  world = await openWorld();
  list = fewOfTheList();
});
afterAll(() => world.close());
beforeEach(() => updateBankList(world.pool, list, world.clock.today()));

const change = async (who: Who, more: Partial<typeof ACCOUNT> = {}) =>
  world.as(who)(changeExpenseAccount, await accountOf(world, who, more));
const opened = async (who: Who, employeeId?: string | null) =>
  world.as(who)(openAccount, { purpose: 'expense', ...(employeeId ? { employeeId } : {}) });

describe('an account for expenses', () => {
  it('is kept as banks write it, shown masked, and opened as a whole with a record of every reading [B2-05, B0-09]', async () => {
    const { status } = await change('other', { number: '１２３４５', holder: 'たかさき　まり', reason: '' });
    expect(status).toBe(200);
    const { accounts } = (await world.as('other')(showAccounts, {})).output;
    expect(accounts).toMatchObject([
      {
        purpose: 'expense',
        bank: { code: '0005', name: '三菱UFJ銀行' },
        number: '••••345',
        ownName: 'same',
        isRecent: true,
        closedOn: null,
      },
    ]);
    expect(JSON.stringify(accounts)).not.toContain('ﾀｶｻｷ');
    const before = (await world.audit(`event = 'bank-account.opened'`)).length;
    expect((await opened('other')).output).toMatchObject({
      number: '0012345',
      holder: 'ﾀｶｻｷ ﾏﾘ',
      fittingHolder: 'ﾀｶｻｷ ﾏﾘ',
    });
    const { number } = world.people.other;
    expect((await opened('admin', number)).output).toMatchObject({ number: '0012345' });
    const readings = (await world.audit(`event = 'bank-account.opened'`)).slice(before);
    expect(readings.map(({ account_id, difference }) => [account_id, difference])).toEqual(
      [world.people.other.accountId, world.people.admin.accountId].map((by) => [
        by,
        { employee: number, purpose: 'expense' },
      ]),
    );
  });

  it('lies sealed: neither database nor trail shows number or holder (T20) [B2-05]', async () => {
    await change('staff', { number: '7654321', holder: 'スズキ カナリア' });
    const { rows } = await world.pool.query(
      `select concat((select string_agg(a::text, ' ') from bank_accounts a),
         (select string_agg(e::text, ' ') from audit_events e), (select string_agg(t::text, ' ') from told_facts t),
         (select string_agg(k::text, ' ') from idempotency_keys k)) as said`,
    );
    expect(rows[0].said).toContain('••••321');
    for (const canary of ['7654321', 'ｶﾅﾘｱ', 'カナリア']) expect(rows[0].said).not.toContain(canary);
  });

  it('of another is as unknown as none to everybody but HR [B2-05]', async () => {
    await withAccount(world, 'other');
    const { number } = world.people.other;
    for (const who of ['staff', 'user'] as const) {
      expect((await opened(who, number)).status).toBe(404);
      expect((await world.as(who)(showAccounts, { employeeId: number ?? '' })).status).toBe(404);
    }
    expect((await world.as('admin')(showAccounts, { employeeId: number ?? '' })).output.accounts).toHaveLength(1);
    expect((await world.as('admin')(showAccounts, { employeeId: '99999' })).status).toBe(404);
  });

  it('needs a reason where the holder has another name, and keeps none where it is the same [B8-04]', async () => {
    const { status, problem } = await change('other', { holder: 'ヤマダ マリ', reason: ' ' });
    expect([status, problem.data.fields]).toMatchObject([422, [{ field: 'reason', code: 'own-name-reason' }]]);
    await withAccount(world, 'other', { holder: 'ヤマダ マリ', reason: '旧姓' });
    expect((await opened('other')).output).toMatchObject({ ownName: 'doubtful', reason: '旧姓' });
    await withAccount(world, 'other', { holder: 'タカサキ マリ', reason: '旧姓' });
    expect((await opened('other')).output).toMatchObject({ ownName: 'same', reason: '' });
  });

  it('is told to its person by mail and in the trail, with no more than three digits [B2-05]', async () => {
    await change('other', { number: '1112223', holder: 'タカサキ マリ' });
    const { rows } = await world.pool.query(
      `select said, to_employee from told_facts where kind = 'bank-account-changed' order by at desc, id desc limit 1`,
    );
    expect(rows).toEqual([{ said: {}, to_employee: world.people.other.employeeUuid }]);
    const [last] = (await world.audit(`event = 'bank-account.changed'`)).slice(-1);
    expect(last?.difference).toMatchObject({ number: '••••223', bank: '0005' });
  });

  it('that was changed elsewhere meanwhile is not overwritten; of ten at once one stands [B0-02]', async () => {
    const input = await accountOf(world, 'staff');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        world.as('staff')(changeExpenseAccount, { ...input, number: `${nth + 1}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await accountVersion(world, 'staff')).toBe(input.version + 1);
  });

  it('keeps every former version: the database refuses to rewrite or remove one [B2-05]', async () => {
    await withAccount(world, 'staff');
    await expect(world.pool.query(`update bank_accounts set branch_code = '100'`)).rejects.toThrow('append-only');
    await expect(world.pool.query('delete from bank_accounts')).rejects.toThrow('append-only');
  });

  it.each([
    ['a bank that there is not', { bank: '9999' }, 'branch', 'unknown-branch'],
    ['a branch of another bank', { bank: '9900', branch: '001' }, 'branch', 'unknown-branch'],
    ['kanji as the holder', { holder: '山田' }, 'holder', 'holder-kanji'],
    ['eight digits', { number: '12345678' }, 'number', 'account-number-long'],
  ])('refuses %s at its field', async (_what, more, field, code) => {
    const { status, problem } = await change('staff', more);
    expect([status, problem.data.fields[0]]).toMatchObject([422, { field, code }]);
  });

  it('is nobody’s who has no employee record', async () => {
    expect((await world.as('user')(showAccounts, {})).output).toEqual({ accounts: [] });
    expect((await change('user')).status).toBe(403);
  });
});

describe('the list of banks', () => {
  const banks = async (q: string) => (await world.as('staff')(findBanks, { q })).output.found.map(({ name }) => name);
  const branches = async (bank: string, q: string) =>
    (await world.as('staff')(findBranches, { bank, q })).output.found.map(({ code, name }) => `${code} ${name}`);

  it('finds by name, kana, letters, romaji and code (ONB-08) [B8-04]', async () => {
    expect(await banks('ゆうちょ')).toEqual(['ゆうちょ銀行']);
    expect(await banks('みつびしUFJ')).toEqual(['三菱UFJ銀行']);
    expect(await banks('じーえむおー')).toEqual(['GMOあおぞらネット銀行']);
    expect(await banks('mizuho')).toEqual(['みずほ銀行']);
    expect(await banks('０００５')).toEqual(['三菱UFJ銀行']);
    expect(await branches('9900', '418')).toEqual(['418 四一八店']);
    expect((await branches('0005', 'ほんてん'))[0]).toBe('001 本店');
    expect(await banks('')).toHaveLength(4);
    expect(await banks('%')).toEqual([]);
  });

  it('marks what has closed, also at the accounts there, whose people and HR are told once, and finds what was renamed by both names (OB6, OB7)', async () => {
    await withAccount(world, 'staff');
    const renamed = list.banks.map((bank) =>
      bank.code === '0001' ? { ...bank, name: '未来銀行', search: '未来' } : bank,
    );
    const left = list.branches.filter(({ bank, code }) => bank !== '0005' || code !== '001');
    expect(await updateBankList(world.pool, { banks: renamed, branches: left }, TODAY)).toEqual({
      added: 0,
      changed: 1,
      closed: 1,
    });
    expect([await banks('未来'), await banks('みずほ')]).toEqual([['未来銀行'], ['未来銀行']]);
    expect((await world.as('staff')(showAccounts, {})).output.accounts).toMatchObject([{ closedOn: '2026-11-21' }]);
    const { problem } = await change('staff');
    expect(problem.data.fields).toMatchObject([{ field: 'branch', code: 'closed-branch' }]);
    const tell = () => bankAccountsFeature.daily({ clock: world.clock } as never, world.pool);
    expect([(await tell()) > 0, await tell()]).toEqual([true, 0]);
    const { rows } = await world.pool.query(
      `select kind, said, to_roles, to_employee from told_facts
       where kind like 'bank-branch-closed%' and (to_employee = $1 or said ->> 'number' = $2) order by kind`,
      [world.people.staff.employeeUuid, world.people.staff.number],
    );
    const [bank, branch] = ['三菱UFJ銀行', '本店'];
    const { employeeUuid, name, number } = world.people.staff;
    expect(rows).toEqual([
      { kind: 'bank-branch-closed', said: { bank, branch }, to_roles: null, to_employee: employeeUuid },
      { kind: 'bank-branch-closed-of', said: { bank, branch, name, number }, to_roles: ['admin'], to_employee: null },
    ]);
    await updateBankList(world.pool, list, '2026-11-22' as PlainDate);
    expect((await world.as('staff')(showAccounts, {})).output.accounts).toMatchObject([{ closedOn: null }]);
  });

  it('is not emptied by one that was cut short', async () => {
    const cut = { ...list, branches: list.branches.slice(0, 10) };
    await expect(updateBankList(world.pool, cut, TODAY)).rejects.toThrow(CutBankList);
    expect((await branches('0005', 'ほんてん'))[0]).toBe('001 本店');
  });
});
