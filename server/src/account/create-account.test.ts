import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { loadBaseData } from '@madoguchi/db/base-data/load-base-data.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { standingClock } from '../platform/clock.ts';
import { PasswordHasher } from '../platform/session/password-hasher.ts';
import { type AccountOrder, readOrder } from './arguments.ts';
import { createAccount } from './create-account.ts';

const clock = standingClock('2026-11-21T00:00:00Z');

function order(...words: string[]): AccountOrder {
  const read = readOrder(['create', '--name', '山田 太郎', ...words]);
  if (read === 'help') throw new Error('No order');
  return read;
}

describe('an account made at the console', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
    await loadBaseData(database.pool, clock.today());
  });
  afterAll(() => database.drop());

  const row = async (query: string): Promise<unknown> => (await database.pool.query(query)).rows[0];

  it('stands with its role and without an employee record, and is recorded', async () => {
    const made = await createAccount(
      database.pool,
      order('--email', 'Root@Example.jp', '--role', 'system'),
      'hash',
      clock,
    );
    expect(made.number).toBeNull();
    expect(
      await row("select display_name, roles, status, employee_id from accounts where email = 'root@example.jp'"),
    ).toEqual({ display_name: '山田 太郎', roles: ['system'], status: 'active', employee_id: null });
    expect(
      await row(`select a.event, a.actor, a.difference from audit_events a
        join accounts on accounts.id::text = a.target_id where email = 'root@example.jp'`),
    ).toEqual({
      event: 'account.created',
      actor: 'console',
      difference: { email: 'root@example.jp', role: 'system', employee: null },
    });
  });

  it('becomes an employee with the next number when a reading is given', async () => {
    const first = order('--email', 'a@example.jp', '--role', 'staff', '--kana', 'ﾔﾏﾀﾞ たろう', '--number', '0041');
    expect(await createAccount(database.pool, first, 'hash', clock)).toEqual({ number: '0041' });
    const second = order('--email', 'b@example.jp', '--role', 'staff', '--kana', 'ヤマダ タロウ');
    expect(await createAccount(database.pool, second, 'hash', clock)).toEqual({ number: '0042' });
    expect(
      await row(`select number, last_name, first_name_kana, department_code, position_code, joined_on
        from employees join accounts on employee_id = employees.id where accounts.email = 'a@example.jp'`),
    ).toEqual({
      number: '0041',
      last_name: '山田',
      first_name_kana: 'タロウ',
      department_code: 'HQ',
      position_code: 'member',
      joined_on: '2026-11-21',
    });
  });

  it.each([
    ['a second account for one email', ['--email', 'TWICE@example.jp', '--role', 'user'], 'already has an account'],
    [
      'a taken number',
      ['--email', 'n@example.jp', '--role', 'user', '--kana', 'ア イ', '--number', '7'],
      'number 7 is taken',
    ],
    [
      'an unknown department',
      ['--email', 'd@example.jp', '--role', 'user', '--kana', 'ア イ', '--department', 'X'],
      'no X',
    ],
  ])('is refused, and nothing is left, for %s', async (_what, words, complaint) => {
    const earlier = order('--email', 'twice@example.jp', '--role', 'user', '--kana', 'ア イ', '--number', '7');
    await createAccount(database.pool, earlier, 'hash', clock).catch(() => undefined);
    const before = await row('select (select count(*) from accounts) as a, (select count(*) from audit_events) as e');
    await expect(createAccount(database.pool, order(...words), 'hash', clock)).rejects.toThrow(complaint);
    expect(await row('select (select count(*) from accounts) as a, (select count(*) from audit_events) as e')).toEqual(
      before,
    );
  });

  /** Runs the command with the password on standard input. */
  async function atConsole(email: string, password: string) {
    const { host, user, database: name } = database.address;
    const url = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`;
    const script = fileURLToPath(new URL('../account.ts', import.meta.url));
    const child = spawn(process.execPath, [script, 'create', '--email', email, '--name', 'A B', '--role', 'user'], {
      env: { DATABASE_URL: url, ACCEPTED_DATABASE_RISKS: 'fsync,full_page_writes,synchronous_commit' },
    });
    child.stdin.end(`${password}\n`);
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { code, errors };
  }

  it('can log in with the password that came on standard input', async () => {
    expect(await atConsole('p@example.jp', 'correct horse')).toEqual({ code: 0, errors: '' });
    const { rows } = await database.pool.query("select password_hash from accounts where email = 'p@example.jp'");
    expect(await new PasswordHasher().verify(rows[0]?.password_hash, 'correct horse')).toBe(true);
  });

  it.each(['madoguchi-2026', 'taro.yamada@example.jp', 'password123'])(
    'takes no password that the portal would refuse as well: %s [S3-05]',
    async (password) => {
      const { code, errors } = await atConsole('taro.yamada@example.jp', password);
      expect([code, errors]).toEqual([2, expect.stringContaining('No account was made.')]);
      expect(await row(`select count(*) as n from accounts where email = 'taro.yamada@example.jp'`)).toEqual({
        n: '0',
      });
    },
  );
});

describe('the order for an account', () => {
  it.each([
    [['--email', 'x', '--role', 'user'], '--email must be'],
    [['--email', 'a@b.jp', '--role', 'root'], '--role must be one of system, admin, staff, user'],
    [['--email', 'a@b.jp', '--role', 'user', '--kana', '山田 太郎'], '--kana must be'],
    [['--email', 'a@b.jp', '--role', 'user', '--number', '1'], '--number belongs to an employee'],
    [['--email', 'a@b.jp', '--role', 'user', '--kana', 'ア イ', '--number', '一'], '--number must be a code'],
    [['--email', 'a@b.jp', '--role', 'user', '--password', 'geheim'], "Unknown option '--password'"],
    [['--email', 'a@b.jp', '--role', 'user', 'delete'], 'The command is "create"'],
  ])('%j is refused with the reason', (words, complaint) => {
    expect(() => order(...words)).toThrow(complaint);
  });
});
