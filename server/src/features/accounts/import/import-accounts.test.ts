import { checkImport, importAccounts } from '@madoguchi/contract/accounts/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const HEAD = '表示名,フリガナ,メールアドレス,社員番号,部署,役職';
const file = (...lines: readonly string[]) => ({ csv: [HEAD, ...lines].join('\r\n') });
const check = async (input: { csv: string }) => (await world.as('system')(checkImport, input)).output;
const counted = async (table: 'accounts' | 'employees' | 'audit_events') =>
  (await world.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;

const three = file(
  '新井 花,アライ ハナ,arai@madoguchi.example,,,',
  '石井 葵,イシイ アオイ,ishii@madoguchi.example,,HQ,member',
  '上田 光,ウエダ ヒカル,ueda@madoguchi.example,U-1,HQ,member',
);

describe('importing accounts', () => {
  it('is looked at first: what it would do, and nothing is changed [B2-03]', async () => {
    const before = [await counted('accounts'), await counted('employees'), await counted('audit_events')];
    expect(await check(three)).toEqual({
      accounts: 3,
      employees: 2,
      linked: 0,
      faults: [],
      faultCount: 0,
      sendsMail: false,
    });
    expect([await counted('accounts'), await counted('employees'), await counted('audit_events')]).toEqual(before);
  });

  it('then invites everybody, staff all of them, in one write on record [B2-03] [S3-11]', async () => {
    const { output } = await world.as('system')(importAccounts, three);
    expect(output).toEqual({ accounts: 3, employees: 2 });
    const { rows } = await world.pool.query(
      `select a.email, a.status, a.roles, e.number from accounts a left join employees e on e.id = a.employee_id
       where a.email in ('arai@madoguchi.example', 'ishii@madoguchi.example', 'ueda@madoguchi.example') order by a.email`,
    );
    expect(rows).toMatchObject([
      { status: 'invited', roles: ['staff'], number: null },
      { status: 'invited', roles: ['staff'], number: expect.stringMatching(/^\d+$/) },
      { status: 'invited', roles: ['staff'], number: 'U-1' },
    ]);
    expect(await world.audit(`event = 'accounts.imported'`)).toMatchObject([
      { difference: { role: 'staff', employees: 2, emails: expect.arrayContaining(['ueda@madoguchi.example']) } },
    ]);
  });

  it('with one wrong row invites nobody, and names the line and the column [B2-03]', async () => {
    const before = await counted('accounts');
    const wrong = file(
      '江口 礼,,eguchi@madoguchi.example,,,',
      '大田 薫,,staff@madoguchi.example,,,',
      '加藤 望,,k@m.jp,none,,',
    );
    const { status, problem } = await world.as('system')(importAccounts, wrong);
    expect(status).toBe(422);
    expect(problem.data.fields).toMatchObject([
      { field: 'csv.3.email', code: 'email-already-in-use' },
      { field: 'csv.4.employeeNumber', code: 'unknown-employee' },
    ]);
    expect(await counted('accounts')).toBe(before);
    const report = await check(wrong);
    expect(report.faults.map(({ line, column }) => `${line} ${column}`)).toEqual(['3 email', '4 employeeNumber']);
  });

  it('tells that zeros were lost of a number, of a new employee and of one who is here [B2-03]', async () => {
    const { rows } = await world.pool.query(`select number from employees where number ~ '^0+[1-9]' limit 1`);
    const lost = String(Number(rows[0].number));
    const report = await check(
      file(
        `木村 涼,キムラ リョウ,kimura2@madoguchi.example,${lost},HQ,member`,
        `久保 晃,,kubo2@madoguchi.example,0${rows[0].number},,`,
      ),
    );
    expect(report.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'employeeNumber', 'zeros-lost'],
      [3, 'employeeNumber', 'zeros-lost'],
    ]);
  });

  it('numbers new employees past those that the file itself brings along', async () => {
    const next = await check(file('木村 涼,キムラ リョウ,kimura@madoguchi.example,,HQ,member'));
    expect(next.faultCount).toBe(0);
    const { rows } = await world.pool.query(`select max(number::int) as most from employees where number ~ '^[0-9]+$'`);
    const taken = String(rows[0].most + 1).padStart(4, '0');
    const both = file(
      `久保 晃,クボ アキラ,kubo@madoguchi.example,${taken},HQ,member`,
      '木村 涼,キムラ リョウ,kimura@madoguchi.example,,HQ,member',
    );
    expect((await world.as('system')(importAccounts, both)).output).toEqual({ accounts: 2, employees: 2 });
  });

  it('takes five thousand at once, all or nothing [B2-03]', async () => {
    const before = await counted('accounts');
    const lines = Array.from({ length: 5_000 }, (_, nth) => `多田 ${nth},,many${nth}@madoguchi.example,,,`);
    const clash = file(...lines.slice(1), '最後 の人,,user@madoguchi.example,,,');
    expect((await world.as('system')(importAccounts, clash)).status).toBe(422);
    expect(await counted('accounts')).toBe(before);
    expect((await world.as('system')(importAccounts, file(...lines))).output.accounts).toBe(5_000);
    expect(await counted('accounts')).toBe(before + 5_000);
  });
});
