import { CRASHES_AT_MOST, CRASHES_OF_ALL_AT_MOST } from '@madoguchi/contract/fault-reports/model.ts';
import { listFaultReports, noteCrash, sendFaultReport } from '@madoguchi/contract/fault-reports/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { crash, report } from '../../../test/fault-cases.ts';
import { sessionOf } from '../../../test/sessions.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => world.close());

const crashes = async (where: string) => (await world.pool.query(`select * from page_crashes where ${where}`)).rows;

describe('a page that broke', () => {
  it('gets a reference that stands in the table, the audit trail and the log [S8-02]', async () => {
    const { output, raw } = await world.as('staff')(noteCrash, crash);
    expect(output.reference, raw.body).toMatch(/^[0-9a-f]{12}$/);
    const line = world.logged.find((one) => one.includes(`"requestId":"${output.reference}"`)) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 'error', errorName: 'TypeError', frames: crash.frames });
    expect(await crashes(`reference = '${output.reference}'`)).toMatchObject([
      { path: crash.path, account_id: world.people.staff.accountId, frames: crash.frames },
    ]);
    const [row] = await world.audit(`event = 'page.crashed' and request_id = '${output.reference}'`);
    expect(row).toMatchObject({ target_id: crash.path, difference: { errorName: 'TypeError' } });
  });

  it('is heard from a guest too, and one source cannot fill the log with it', async () => {
    for (let told = 0; told < CRASHES_AT_MOST; told += 1) {
      expect((await world.as(null)(noteCrash, crash)).status).toBe(200);
    }
    const refused = await world.as(null)(noteCrash, crash);
    expect(refused.problem.code).toBe('too-many');
    expect(refused.raw.headers['retry-after']).toBe('600');
    expect((await world.as('admin')(noteCrash, crash)).status).toBe(200);
    world.clock.set('2026-11-21T05:16:00.000Z');
    expect((await world.as(null)(noteCrash, crash)).status).toBe(200);
  });

  it('is counted with those of other guests of its IPv6 network (T23)', async () => {
    const from = (nth: number) => ({ headers: { 'x-forwarded-for': `2001:db8:7:7::${nth + 1}` } });
    for (let told = 0; told < CRASHES_AT_MOST; told += 1) {
      expect((await world.as(null)(noteCrash, crash, from(told))).status).toBe(200);
    }
    expect((await world.as(null)(noteCrash, crash, from(CRASHES_AT_MOST))).problem.code).toBe('too-many');
  });

  it('is counted with the others of its account, however often that logs in [S8-02]', async () => {
    world.clock.set('2026-11-21T06:00:00.000Z');
    const login = async () => ({ headers: { authorization: `Bearer ${await sessionOf(world, 'user')}` } });
    for (let told = 0; told < CRASHES_AT_MOST; told += 1) {
      expect((await world.as('user')(noteCrash, crash, await login())).status).toBe(200);
    }
    expect((await world.as('user')(noteCrash, crash, await login())).problem.code).toBe('too-many');
  });

  it('is refused where guests of many networks tell of many; whoever is signed in is heard [S8-02]', async () => {
    world.clock.set('2026-11-21T07:00:00.000Z');
    await world.pool.query(
      `insert into page_crashes (id, at, reference, source, path, error_name, frames)
       select gen_random_uuid(), '2026-11-21T07:00:00Z', '0123456789ab', 'network ' || n, '/', 'Error', '{}'
       from generate_series(1, $1::int) n`,
      [CRASHES_OF_ALL_AT_MOST],
    );
    expect((await world.as(null)(noteCrash, crash)).problem.code).toBe('too-many');
    expect((await world.as('staff')(noteCrash, crash)).status).toBe(200);
  });

  it.each([
    ['a query, in which something may have been typed', { path: '/apps?q=山田' }],
    ['a path that is none', { path: 'https://elsewhere.example/' }],
    ['more places than help', { frames: Array.from({ length: 21 }, () => 'x') }],
    ['a place of any length', { frames: ['x'.repeat(301)] }],
    ['the sentence of the error', { message: '山田 太郎' }],
  ])('is refused with %s [S8-01]', async (_what, more) => {
    const { status } = await world.as('other')(noteCrash, { ...crash, ...more } as typeof crash);
    expect(status).toBe(422);
  });

  it('is forgotten after 90 days', async () => {
    await world.pool.query(`update page_crashes set at = '2026-08-01T00:00:00Z'`);
    await world.as('other')(noteCrash, crash);
    expect(await crashes('true')).toHaveLength(1);
  });
});

describe('a report of a fault', () => {
  it('is stored, recorded and told to system people, with the reference of the crash it is about [S8-02]', async () => {
    const { reference } = (await world.as('staff')(noteCrash, crash)).output;
    const sent = await world.as('staff')(sendFaultReport, { ...report, reference });
    expect(sent.output).toEqual({ reference });
    const { output } = await world.as('system')(listFaultReports, {});
    expect(output.rows.at(0)).toMatchObject({ reference, said: report.said, errorName: 'TypeError' });
    expect(output.rows.at(0)?.by).not.toBeNull();
    const [row] = await world.audit(`event = 'fault.reported' and difference ->> 'reference' = '${reference}'`);
    expect(row).toMatchObject({ target_id: output.rows.at(0)?.id, difference: { said: report.said } });
    await vi.waitFor(
      async () => {
        const told = (await world.as('system')(listNotifications, {})).output.rows;
        expect(told).toContainEqual(
          expect.objectContaining({ kind: 'fault-reported', subject: output.rows.at(0)?.id, values: { reference } }),
        );
      },
      { timeout: 20_000 },
    );
    expect((await world.as('admin')(listNotifications, {})).output.rows).toEqual([]);
  });

  it('has a reference of its own where the page had none, from a guest too', async () => {
    const { output } = await world.as(null)(sendFaultReport, report);
    expect(output.reference).toMatch(/^[0-9a-f]{12}$/);
    const listed = (await world.as('system')(listFaultReports, { limit: 1 })).output;
    expect(listed.rows).toMatchObject([{ reference: output.reference, by: null, errorName: null }]);
    const next = (await world.as('system')(listFaultReports, { after: listed.next ?? '', limit: 1 })).output;
    expect(next.rows).toHaveLength(1);
    expect(next.rows.at(0)?.id).not.toBe(listed.rows.at(0)?.id);
  });

  it('is sent once under one key, however often the network breaks [B0-03]', async () => {
    const key = 'one-report';
    const [first, second] = [
      await world.as('other')(sendFaultReport, report, { key }),
      await world.as('other')(sendFaultReport, report, { key }),
    ];
    expect(second.raw.body).toBe(first.raw.body);
    const { rows } = await world.pool.query('select * from fault_reports where account_id = $1', [
      world.people.other.accountId,
    ]);
    expect(rows).toHaveLength(1);
  });
});
