import {
  changeExpenseAccount,
  correctBankName,
  findBanks,
  findBranches,
  listBankNames,
  showAccounts,
  withdrawBankName,
} from '@madoguchi/contract/bank-accounts/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { updateBankList } from '@madoguchi/db/base-data/bank-list.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, fewBanks, fewOfTheList, NEW_NAME } from '../../../test/bank-accounts.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

/** The day of the rename, in the world's Tokyo. */
const BEFORE = '2026-08-02T03:00:00.000Z';
const THAT_DAY = '2026-08-02T15:00:00.000Z';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await fewBanks(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate bank_names');
});

const correct = (more: Partial<Parameters<typeof said>[0]> = {}) =>
  world.as('system')(correctBankName, said({ ...NEW_NAME, ...more }));
const said = (input: {
  bank: string;
  branch: string | null;
  name: string;
  kana: string;
  validFrom: PlainDate;
  reason: string;
}) => input;
const found = async (q: string) => (await world.as('staff')(findBanks, { q })).output.found.map(({ name }) => name);
const standing = async () => (await world.as('system')(listBankNames, {})).output.names;

describe('the name of a bank that is corrected with a day (OB6)', () => {
  it('is that of the list until the day, and the new one from it on; both find the bank all the time [B8-04]', async () => {
    const [old = ''] = await found('0310');
    await correct();
    for (const [now, name] of [
      [BEFORE, old],
      [THAT_DAY, '新しい銀行'],
    ] as const) {
      world.clock.set(now);
      expect([await found('あたらしい'), await found('0310'), await found(old)]).toEqual([[name], [name], [name]]);
    }
  });

  it('stands on what is written from that day on, and leaves earlier accounts the name of their day [B2-05]', async () => {
    const nameOf = async () =>
      (await world.as('staff')(showAccounts, {})).output.accounts.map(({ bank, branch }) => [bank.name, branch.name]);
    const change = async () => {
      const input = await accountOf(world, 'staff', { bank: '0310', branch: '101' });
      expect((await world.as('staff')(changeExpenseAccount, input)).status).toBe(200);
    };
    await correct();
    await correct({ branch: '101', name: '新しい支店', kana: 'アタラシイシテン' });
    world.clock.set(BEFORE);
    await change();
    const before = await nameOf();
    expect(before[0]).not.toContain('新しい銀行');
    world.clock.set(THAT_DAY);
    expect(await nameOf()).toEqual(before);
    await change();
    expect(await nameOf()).toEqual([['新しい銀行', '新しい支店']]);
    const { output } = await world.as('staff')(findBranches, { bank: '0310', q: 'あたらしい' });
    expect(output.found).toMatchObject([{ code: '101', name: '新しい支店' }]);
  });

  it('waits, holds, is overtaken by the list, or is withdrawn, each with its record', async () => {
    await correct({ validFrom: PlainDate.parse('2027-01-01') });
    const id = (await correct()).output.id;
    expect((await standing()).map(({ state }) => state)).toEqual(['valid', 'waiting']);
    const list = fewOfTheList();
    const renamed = list.banks.map((bank) => (bank.code === '0310' ? { ...bank, name: '別の銀行' } : bank));
    await updateBankList(world.pool, { ...list, banks: renamed }, world.clock.today());
    expect((await standing()).map(({ state }) => state)).toEqual(['overtaken', 'overtaken']);
    expect(await found('0310')).toEqual(['別の銀行']);
    await updateBankList(world.pool, list, world.clock.today());
    const { status } = await world.as('system')(withdrawBankName, { id, version: 1 });
    expect([status, (await standing()).map(({ state }) => state)]).toEqual([200, ['withdrawn', 'waiting']]);
    expect(await found('0310')).not.toContain('新しい銀行');
    expect(await world.audit(`event like 'bank-name.%' and target_id = '${id}'`)).toHaveLength(2);
  });

  it.each([
    ['an unknown bank', { bank: '9998' }, 'bank', 'unknown-bank'],
    ['a branch of another bank', { branch: '999' }, 'branch', 'unknown-branch'],
    ['a blank name', { name: ' ' }, 'name', 'required'],
    ['kanji as the reading', { kana: '新しい' }, 'kana', 'kana'],
  ])('refuses %s at its field', async (_what, more, field, code) => {
    const { status, problem } = await correct(more);
    expect([status, problem.data.fields[0]]).toMatchObject([422, { field, code }]);
  });

  it('refuses the name that the list has, and a second one from the same day, however close they come', async () => {
    const [old = ''] = await found('0310');
    expect((await correct({ name: old })).problem.data.fields[0]).toMatchObject({
      field: 'name',
      code: 'same-bank-name',
    });
    const both = await Promise.all([correct(), correct({ name: '別の名前' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await standing()).toHaveLength(1);
  });
});
