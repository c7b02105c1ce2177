// The sequencer as it runs in the portal: what people do is numbered within moments, and the health answer says when not.

import { updateUser } from '@madoguchi/contract/session/operations.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecord } from '../../../test/audit-history.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const unnumbered = async () => {
  const { rows } = await world.pool.query(
    'select count(*)::int as n from audit_events e where not exists (select from audit_chain c where c.event_id = e.id)',
  );
  return rows[0].n as number;
};
const waits = async () => (await world.as(null)(showHealth, {})).output.unnumberedSeconds;
const chained = async () => (await world.pool.query('select count(*)::int as n from audit_chain')).rows[0].n as number;

describe('the running portal', () => {
  it('numbers what people do after the answer, and signs it when it stops [B0-09]', async () => {
    const stopped = await openWorld();
    const rename = (displayName: string) => stopped.as('user')(updateUser, { user: { data: { displayName } } });
    expect((await rename('中村 遥')).status).toBe(200);
    const allNumbered = async () => {
      const { rows } = await stopped.pool.query(
        'select (select count(*) from audit_events) = (select count(event_id) from audit_chain) as yes',
      );
      return rows[0].yes;
    };
    await expect.poll(allNumbered).toBe(true);
    expect((await rename('中村 はるか')).status).toBe(200);
    await expect.poll(allNumbered).toBe(true);
    const isSigned =
      'select (select max(number) from audit_chain) = (select max(number) from audit_checkpoints) as yes';
    expect((await stopped.pool.query(isSigned)).rows[0].yes, 'a minute has not passed').toBe(false);
    await stopped.app.close();
    expect((await stopped.pool.query(isSigned)).rows[0].yes).toBe(true);
    await stopped.close();
  });

  it('numbers in smaller batches what is too much for one statement [B0-09]', async () => {
    const many = 60;
    await world.pool.query(
      `create function refuse_many() returns trigger language plpgsql as $$
         begin if (select count(*) from placed) > 40 then raise 'too much'; end if; return null; end $$;
       create trigger refuse_many after insert on audit_chain referencing new table as placed
         for each statement execute function refuse_many()`,
    );
    try {
      await expect.poll(unnumbered).toBe(0);
      const before = await chained();
      const client = await world.appPool.connect();
      await client.query('begin');
      for (let nth = 0; nth < many; nth += 1) await addRecord(client, { at: NOW, event: `one of many ${nth}` });
      await client.query('commit');
      client.release();
      await expect.poll(unnumbered, { timeout: 60_000 }).toBe(0);
      expect(await chained()).toBeGreaterThanOrEqual(before + many);
    } finally {
      await world.pool.query('drop trigger refuse_many on audit_chain');
    }
  }, 90_000);

  it('says how long a record has waited for its number, and numbers it when it can [B0-09]', async () => {
    const before = await chained();
    const late = await world.appPool.connect();
    try {
      await late.query('begin');
      await late.query('select pg_current_xact_id()');
      await addRecord(world.appPool, { at: NOW, event: 'held-back' });
      world.clock.set('2026-11-21T05:05:42.500Z');
      expect(await waits()).toBe(42);
      expect(await chained()).toBe(before);
    } finally {
      await late.query('rollback');
      late.release();
    }
    await expect.poll(waits).toBe(0);
    expect(await unnumbered()).toBe(0);
  });
});
