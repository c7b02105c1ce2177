// Facts are told in the order of their commits, once, whoever works them off and whatever fails on the way.
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCrowd } from '../../../test/crowd.ts';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { addPeople, type Person, type Who } from '../../../test/people.ts';
import { FACT_SOURCES } from '../../features.ts';
import type { Executor } from '../../platform/db/statement.ts';
import { type ToldFact, tellFacts, toldFacts } from '../../platform/facts/told-facts-store.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { openBackgroundPool } from './background-pool.ts';
import { beginSource, feed } from './feed-store.ts';

const NOW = '2026-11-21T05:05:00.000Z';

let database: TestDatabase;
let people: Record<Who, Person>;
beforeEach(async () => {
  database = await createDatabase();
  people = await addPeople(database.pool);
});
afterEach(() => database.drop());

const toEmployee = (who: Who): ToldFact => ({
  id: uuidAt(NOW),
  key: null,
  kind: 'claim-reminder',
  at: NOW,
  subject: null,
  about: '202611',
  said: { month: '202611', name: '山本 由美子' },
  to: { employee: people[who].employeeUuid ?? '' },
});

const tell = (executor: Executor, count: number) =>
  tellFacts(
    executor,
    Array.from({ length: count }, () => toEmployee('staff')),
  );
const next = (executor: Executor = database.pool) => feed(executor, toldFacts, NOW, true);

/** Works off until nothing is held back: another test's transaction may be under way on the same server. */
async function workOff(executor: Executor = database.pool) {
  const all = { facts: 0, mails: 0, accounts: new Set<string>() };
  for (;;) {
    const fed = await next(executor);
    all.facts += fed.facts;
    all.mails += fed.mails;
    for (const account of fed.accounts) all.accounts.add(account);
    if (fed.facts === 0 && !fed.isHeldBack) return all;
  }
}

async function count(table: 'notifications' | 'mails'): Promise<number> {
  return (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
}

describe('facts', () => {
  it('from before a source was first worked off are no news, those after it are [B0-08]', async () => {
    await tell(database.pool, 3);
    await beginSource(database.pool, toldFacts);
    expect((await workOff()).facts).toBe(0);
    await tell(database.pool, 2);
    await beginSource(database.pool, toldFacts);
    expect(await workOff()).toEqual({ facts: 2, mails: 2, accounts: new Set([people.staff.accountId]) });
    expect((await workOff()).facts).toBe(0);
  });

  it('of a transaction that commits late are told though later ones were there first [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    const late = await database.pool.connect();
    try {
      await late.query('begin');
      await tell(late, 1);
      await tell(database.pool, 1);
      expect(await next(), 'the later one waits').toMatchObject({ facts: 0, isHeldBack: true });
      await late.query('commit');
    } finally {
      late.release();
    }
    expect((await workOff()).facts).toBe(2);
    expect(await count('notifications')).toBe(2);
  });

  it('are told once by processes that work them off at the same time [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    for (let round = 0; round < 5; round += 1) await tell(database.pool, 20);
    const fed = await Promise.all([workOff(), workOff(), workOff(), workOff()]);
    expect(fed.reduce((sum, { facts }) => sum + facts, 0)).toBe(100);
    expect(await count('notifications')).toBe(100);
    expect(await count('mails')).toBe(100);
  });

  it('are all told or none where the work is cut off, and told the next time [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    await tell(database.pool, 10);
    const cut = await database.pool.connect();
    await cut.query('begin');
    expect((await workOff(cut)).facts).toBe(10);
    await cut.query('rollback');
    cut.release();
    expect(await count('notifications')).toBe(0);
    expect((await workOff()).facts).toBe(10);
    expect(await count('notifications')).toBe(10);
  });

  it('that are not there leave nothing to be written, neither before the first nor after the last [B0-08]', async () => {
    const writes = async () => {
      const client = await database.pool.connect();
      await client.query('begin');
      const { facts } = await next(client);
      const { rows } = await client.query('select pg_current_xact_id_if_assigned() is not null as writes');
      await client.query('rollback');
      client.release();
      return { facts, ...rows[0] };
    };
    await beginSource(database.pool, toldFacts);
    expect(await writes()).toEqual({ facts: 0, writes: false });
    await tell(database.pool, 1);
    await expect.poll(writes, { timeout: 20_000 }).toEqual({ facts: 1, writes: true });
    await workOff();
    expect(await writes()).toEqual({ facts: 0, writes: false });
  });

  it('of one transaction are told together, however many they are [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    await tell(database.pool, 300);
    const told = async () => (await next()).facts;
    await expect.poll(told, { timeout: 20_000 }).toBe(300);
    expect(await told()).toBe(0);
  });

  it('are told to nobody who has left or was suspended, though the day of leaving changes no account [B2-04]', async () => {
    await beginSource(database.pool, toldFacts);
    const leaves = (who: Who, day: string) =>
      database.pool.query('update employees set left_on = $1 where id = $2', [day, people[who].employeeUuid]);
    await leaves('staff', '2026-11-20');
    await leaves('other', '2026-11-21');
    await database.pool.query(`update accounts set status = 'suspended' where id = $1`, [people.admin2.accountId]);
    const all = (['staff', 'other', 'admin2', 'admin'] as const).map(toEmployee);
    await tellFacts(database.pool, all);
    const accounts = new Set([people.other.accountId, people.admin.accountId]);
    expect(await workOff()).toEqual({ facts: 4, mails: 2, accounts });
  });

  it('of a kind that only a newer version knows are left to it, and all behind them, for a day [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    await tell(database.pool, 1);
    const newer = { ...toEmployee('staff'), kind: 'of-a-newer-version' as ToldFact['kind'] };
    await tellFacts(database.pool, [newer]);
    await tell(database.pool, 1);
    expect((await workOff()).facts).toBe(1);
    expect((await workOff()).facts).toBe(0);
    const tomorrow = '2026-11-22T05:06:00.000Z';
    const passed = async () => (await feed(database.pool, toldFacts, tomorrow, true)).facts;
    await expect.poll(passed, { timeout: 20_000 }).toBe(2);
    expect(await count('notifications')).toBe(2);
  });

  it('of a kind that was not known yet are told once it is [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    await tellFacts(database.pool, [{ ...toEmployee('staff'), kind: 'of-a-newer-version' as ToldFact['kind'] }]);
    expect((await workOff()).facts).toBe(0);
    await database.pool.query(`update told_facts set kind = 'claim-reminder'`);
    expect(await workOff()).toMatchObject({ facts: 1, mails: 1 });
  });

  it('with the key of an earlier one are no news [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    const once = { ...toEmployee('staff'), key: 'month-closing:202611' };
    expect(await tellFacts(database.pool, [once])).toBe(1);
    expect(await tellFacts(database.pool, [{ ...once, id: uuidAt(NOW) }])).toBe(0);
  });

  it('of claims are found along the order of their commits, among many [B0-08]', async () => {
    await addCrowd(database.pool, 500);
    await database.pool.query(
      `insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name, employee_kana,
         department_code, department_name, line_count, total_yen, warning_count, created_at, updated_at)
       select gen_random_uuid(), e.id, '202611', 'submitted', 2, 'TE-' || e.number, e.number, '', '', 'HQ', '', 1, 1, 0, now(), now()
       from employees e`,
    );
    await database.pool.query(
      `insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_name, by_department, at, comment)
       select gen_random_uuid(), 'expense-claim', c.id, 'submitted', c.employee_id, $1, '', '', now(), '' from expense_claims c, generate_series(1, 20)`,
      [people.admin.accountId],
    );
    const claimFacts = FACT_SOURCES.find(({ name }) => name === 'expense-claims') ?? toldFacts;
    await beginSource(database.pool, claimFacts);
    await database.pool.query('vacuum analyze');
    const client = await database.pool.connect();
    await client.query('begin');
    expect((await feed(client, claimFacts, NOW, true)).facts).toBe(0);
    const read = await client.query(
      `select coalesce(sum(seq_tup_read), 0)::int as n from pg_stat_xact_user_tables where relname = 'record_facts'`,
    );
    await client.query('rollback');
    client.release();
    expect(read.rows, 'no fact was read that is told already').toEqual([{ n: 0 }]);
  });

  it('are told without reading what is unread already, however much that is [B0-08]', async () => {
    await beginSource(database.pool, toldFacts);
    await database.pool.query(
      `insert into notifications (account_id, fact_id, kind, subject, about, said, at, shown)
       select $1, gen_random_uuid(), 'approval-overdue', gen_random_uuid(), '202611', '{}', now(), true
       from generate_series(1, 5000)`,
      [people.staff.accountId],
    );
    await database.pool.query(
      `insert into told_facts (id, kind, at, about, said, to_employee) values ($1, 'approval-overdue', $2, '202611', '{}', $3)`,
      [uuidAt(NOW), NOW, people.staff.employeeUuid],
    );
    await database.pool.query('vacuum analyze');
    const background = openBackgroundPool({ pool: database.pool, log: pino({ level: 'silent' }) });
    const client = await background.connect();
    await client.query('begin');
    await expect.poll(async () => (await feed(client, toldFacts, NOW, true)).facts, { timeout: 20_000 }).toBe(1);
    const { rows } = await client.query(
      `select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'notifications'`,
    );
    await client.query('rollback');
    client.release();
    await background.end();
    expect(rows[0].n).toBeLessThan(100);
  });
});
