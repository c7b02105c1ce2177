// How many records the trail reads for what it is asked, however rare that is: counted, not timed.
import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';

const RECORDS = 30_000;
/** A page of fifty, the few that are counted for each condition, and some that a second condition passes over. */
const MOST_READ = 6_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { pool, people } = world;
  // Two actions and two kinds, one address for four fifths of all; one record of another action and kind near the beginning.
  await pool.query(
    `insert into audit_events (id, occurred_at, account_id, actor, roles, ip, user_agent, operation, event, target_kind,
       target_id, difference, request_id)
     select gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 minute', ($1::uuid[])[1 + n % 2], '', '{staff}',
       case n % 5 when 0 then '10.' || n % 7 || '.' || n % 11 || '.' || n % 13 else '203.0.113.7' end, '', 'test',
       case when n = 20 then 'account.role-changed' when n % 2 = 0 then 'session.started' else 'session.ended' end,
       case when n = 30 then 'announcement' when n % 3 = 0 then 'account' else 'session' end,
       'about ' || n % 1000, '{}', substr(md5(n::text), 1, 12)
     from generate_series(1, $2::int) n`,
    [[people.staff.accountId, people.other.accountId], RECORDS],
  );
  await pool.query('analyze');
}, 120_000);
afterAll(() => world.close());

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

const readBy = (node: Node): number => {
  const { 'Actual Rows': kept, 'Actual Loops': loops } = node;
  const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] === 'audit_events' ? (kept + passed) * loops : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + readBy(part), own);
};

/** How many records the list is answered with, and how many of the table were read for it. */
async function asked(input: object): Promise<{ rows: number; read: number }> {
  const spied = vi.spyOn(world.appPool, 'query');
  const { status, output, raw } = await world.as('system')(listAudit, input as never);
  const statements = spied.mock.calls.map(([first]) => first as unknown as QueryConfig);
  spied.mockRestore();
  expect(status, raw.body).toBe(200);
  let read = 0;
  for (const { text, values } of statements.filter(({ text }) => text.includes('audit_events'))) {
    const { rows } = await world.appPool.query(`explain (analyze, timing off, format json) ${text}`, values);
    read += readBy(rows[0]['QUERY PLAN'][0].Plan);
  }
  return { rows: output.rows.length, read };
}

describe(`over ${RECORDS} records`, () => {
  const NAT = '203.0.113.7';
  it.each([
    ['nothing', {}, 50],
    ['an action that happened once', { action: 'account.role-changed' }, 1],
    ['an action that never happened', { action: 'member.leaving-set' }, 0],
    ['what happened once, oldest first', { action: 'account.role-changed', sort: 'when' }, 1],
    ['actions of which one is rare', { action: 'account.role-changed,session.ended' }, 50],
    ['a kind of target that happened once', { kind: 'announcement' }, 1],
    ['a target', { target: 'about 500' }, 30],
    ['a target that nobody touched', { target: 'about nothing' }, 0],
    ['somebody who did nothing', { person: 'admin@madoguchi.example' }, 0],
    ['a search for somebody who did nothing', { q: 'admin@madoguchi' }, 0],
    ['a search for an address', { q: '10.1.2.3' }, 6],
    ['a search for an action that happened once', { q: '役割の変更' }, 1],
    ['a search for a number that no request has', { q: 'PR-2099-00001' }, 0],
    ['an address', { ip: '10.1.2.3' }, 6],
    ['the beginning of many addresses', { ip: '10.' }, 50],
    ['an address that nobody had', { ip: '99.' }, 0],
    ['a reference number', { request: 'c4ca4238a0b9' }, 1],
    ['the beginning of a reference number', { request: 'c4' }, 50],
    ['a period', { when: '2026-01-02..2026-01-03' }, 50],
    ['a rare action from a common address', { action: 'account.role-changed', ip: NAT }, 0],
    ['a rare kind with a common action', { kind: 'announcement', action: 'session.ended' }, 0],
    ['a rare action in a period', { action: 'account.role-changed', when: '2026-01-01..2026-01-09' }, 1],
  ])('the trail asked for %s reads a few of them [B0-09] [B0-10]', async (_what, input, most) => {
    const { rows, read } = await asked(input);
    expect(rows).toBeLessThanOrEqual(50);
    expect(rows).toBeGreaterThanOrEqual(Math.min(most, 1));
    expect(read).toBeLessThan(MOST_READ);
  });

  it('a page far down reads no more than the first [B0-10]', async () => {
    let after: string | null = null;
    for (let page = 0; page < 20; page += 1) {
      const input: object = { action: 'session.started', limit: 200, ...(after === null ? {} : { after }) };
      after = (await world.as('system')(listAudit, input as never)).output.next;
    }
    expect((await asked({ action: 'session.started', limit: 200, after })).read).toBeLessThan(MOST_READ);
  });
});
