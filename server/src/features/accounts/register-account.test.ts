import { registerAccount } from '@madoguchi/contract/accounts/operations.ts';
import { signIn } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD } from '../../../test/account-cases.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let nth = 0;
const person = (more: object = {}) => {
  nth += 1;
  return { displayName: '新井 花', email: `arai${nth}@madoguchi.example`, password: GOOD_PASSWORD, ...more };
};
const english = { headers: { 'accept-language': 'en' } };
const faultsOf = async (input: object) => {
  const { problem, status } = await world.as('system')(registerAccount, person(input), english);
  return status === 200 ? [] : problem.data.fields.map(({ type, code, message }) => ({ type, code, message }));
};
const accountOf = async (email: string) =>
  (await world.pool.query('select * from accounts where email = $1', [email])).rows[0];

describe('registering', () => {
  it('makes a staff account that can log in at once, and leaves the system person signed in [S3-11] [S7-03]', async () => {
    const asked = person();
    const { status, output, raw } = await world.as('system')(registerAccount, asked);
    expect(status, raw.body).toBe(200);
    expect(output).toMatchObject({ state: 'active', version: 1, isMailed: false });
    expect(raw.headers['set-cookie']).toBeUndefined();
    const entered = await world.as(null)(signIn, { email: asked.email, password: GOOD_PASSWORD });
    expect(entered.output.user).toMatchObject({ uid: output.id, role: ['staff'], data: { displayName: '新井 花' } });
    expect((await world.as('system')(registerAccount, person())).status).toBe(200);
  });

  it.each(['system', 'admin', 'staff', 'user'] as const)(
    'gives the role %s where that one is chosen [B2-03]',
    async (role) => {
      const asked = person({ role });
      const { output } = await world.as('system')(registerAccount, asked);
      expect(await accountOf(asked.email)).toMatchObject({ id: output.id, roles: [role] });
      const [row] = await world.audit(`event = 'account.registered' and target_id = '${output.id}'`);
      expect(row).toMatchObject({ difference: { role } });
    },
  );

  it('records who registered whom, and never the password [B0-09] [S3-13]', async () => {
    const asked = person();
    const { raw } = await world.as('system')(registerAccount, asked);
    const [row] = await world.audit(`event = 'account.registered' and difference ->> 'email' = '${asked.email}'`);
    expect(row).toMatchObject({ account_id: world.people.system.accountId, difference: { role: 'staff' } });
    expect(`${JSON.stringify(row)}${raw.body}`).not.toContain(GOOD_PASSWORD);
  });

  it.each([
    [{ displayName: '' }, 'displayName', 'You must enter display name'],
    [{ email: '' }, 'email', 'You must enter a email'],
    [{ email: 'nobody' }, 'email', 'You must enter a valid email'],
    [{ password: 'seven77' }, 'password', 'Password is too short - should be 8 chars minimum.'],
    [{ passwordConfirm: 'another one' }, 'passwordConfirm', 'Passwords must match'],
  ])('names what is wrong at its field in the source’s words: %j [S3-05] [S3-06]', async (input, type, message) => {
    expect(await faultsOf(input)).toMatchObject([{ type, message }]);
  });

  it('says of a used address so at its field, in whatever case it is typed [S3-08] [S3-09]', async () => {
    const fault = { type: 'email', code: 'email-already-in-use', message: 'The email address is already in use' };
    expect(await faultsOf({ email: world.people.staff.email })).toEqual([fault]);
    expect(await faultsOf({ email: 'STAFF@madoguchi.example' })).toEqual([fault]);
  });

  it.each(["status = 'suspended'", "ends_on = '2026-11-20'"])(
    'says at the name that the address has an account already which lets nobody in, and the remedy: %s [S3-08]',
    async (state) => {
      const asked = person();
      expect((await world.as('system')(registerAccount, asked)).status).toBe(200);
      await world.pool.query(`update accounts set ${state} where email = $1`, [asked.email]);
      const { status, problem } = await world.as('system')(registerAccount, person({ email: asked.email }), english);
      expect(status).toBe(422);
      expect(problem.data.fields).toEqual([
        {
          field: 'displayName',
          type: 'username',
          code: 'user-disabled',
          message: expect.stringContaining('reactivate it or change its last day'),
        },
      ]);
    },
  );

  it('takes no password that everybody uses, or that is the person’s own name [S3-08]', async () => {
    expect(await faultsOf({ password: 'password123' })).toMatchObject([{ type: 'password', code: 'password-common' }]);
    expect(await faultsOf({ password: '新井花123456' })).toMatchObject([
      { type: 'password', code: 'password-own-name' },
    ]);
  });

  it('of an invited person makes an account that nobody can log in with yet [B2-03]', async () => {
    const asked = person({ invites: true, password: '' });
    const { output } = await world.as('system')(registerAccount, asked);
    expect(output).toMatchObject({ state: 'invited', isMailed: false });
    expect(await accountOf(asked.email)).toMatchObject({ status: 'invited', password_hash: null });
    expect((await world.as(null)(signIn, { email: asked.email, password: GOOD_PASSWORD })).status).toBe(422);
  });

  it('twice with one key makes one account', async () => {
    const [asked, key] = [person(), freshKey()];
    const first = await world.as('system')(registerAccount, asked, { key });
    expect((await world.as('system')(registerAccount, asked, { key })).output).toEqual(first.output);
    const { rows } = await world.pool.query('select count(*)::int as n from accounts where email = $1', [asked.email]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('of two at once with one address takes one, and tells the other at the field', async () => {
    const asked = person();
    const answers = await Promise.all([1, 2].map(() => world.as('system')(registerAccount, asked, english)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.problem.data.fields).toMatchObject([{ code: 'email-already-in-use' }]);
  });
});

describe('the employee record of a registration', () => {
  const employee = { employment: 'new' as const, kana: 'アライ ハナ', department: 'HQ', position: 'member' };

  it('is made with the next free number, from today on, in the same write [B2-01]', async () => {
    const asked = person(employee);
    expect((await world.as('system')(registerAccount, asked)).status).toBe(200);
    const { rows } = await world.pool.query(
      `select e.number, e.last_name, e.first_name_kana, e.joined_on from employees e join accounts a on a.employee_id = e.id
       where a.email = $1`,
      [asked.email],
    );
    expect(rows).toMatchObject([{ last_name: '新井', first_name_kana: 'ハナ', joined_on: '2026-11-21' }]);
    expect(Number(rows[0].number)).toBeGreaterThan(6);
  });

  it.each([
    [{ employeeNumber: '00001' }, 'employeeNumber', 'number-taken'],
    [{ department: 'GONE' }, 'department', 'unknown-code'],
    [{ position: 'GONE' }, 'position', 'unknown-code'],
  ])('is refused at its field: %j', async (more, type, code) => {
    expect(await faultsOf({ ...employee, ...more })).toMatchObject([{ type, code }]);
  });

  it('of somebody who is here already gets the account, once and while they work here [B2-03]', async () => {
    await world.pool.query(
      `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, department_code,
         position_code, joined_on, left_on)
       values (gen_random_uuid(), 'here', '石井', '葵', 'イシイ', 'アオイ', 'x@y.jp', 'HQ', 'staff', '2020-04-01', null),
         (gen_random_uuid(), 'gone', '上田', '光', 'ウエダ', 'ヒカル', 'z@y.jp', 'HQ', 'staff', '2020-04-01', '2026-11-20')`,
    );
    const link = (employeeNumber: string) => faultsOf({ employment: 'existing', employeeNumber });
    expect(await link('here')).toEqual([]);
    expect(await link('here')).toMatchObject([{ type: 'employeeNumber', code: 'employee-has-account' }]);
    expect(await link('gone')).toMatchObject([{ type: 'employeeNumber', code: 'unknown-employee' }]);
    expect(await link('nobody')).toMatchObject([{ type: 'employeeNumber', code: 'unknown-employee' }]);
  });
});
