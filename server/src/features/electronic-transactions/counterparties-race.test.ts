// Papers that meet a new counterparty in the same moment, on connections that really overlap.
import { correctTransaction, registerTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoice, registered } from '../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';

const AT_ONCE = 12;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, AT_ONCE + 2);
});
afterAll(() => world.close());

/** How many counterparties have the name, how many papers are theirs, and how many papers count without a version. */
async function standing(name: string) {
  const { rows } = await world.pool.query(
    `select count(distinct n.counterparty_id)::int as parties, count(distinct i.record_id)::int as papers,
       (select count(*)::int from transaction_records t
        where not exists (select from transaction_versions v where v.record_id = t.id)) as empty
     from counterparty_names n left join transaction_index i on i.counterparty_id = n.counterparty_id and i.state = 'live'
     where n.name = $1`,
    [name],
  );
  return rows[0];
}

/** Holds the name by a transaction of its own, so that all who come wait for it, and lets it go without having taken it. */
async function whileHeld(name: string, meet: () => Promise<unknown>[]) {
  const holder = await world.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `insert into counterparties (id, met_as, created_by, created_at)
       select gen_random_uuid(), $1, id, now() from accounts limit 1`,
      [name],
    );
    const met = meet();
    await expect
      .poll(async () => {
        const { rows } = await world.pool.query(
          `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows[0].waiting;
      })
      .toBeGreaterThan(0);
    await holder.query('rollback');
    return await Promise.all(met);
  } finally {
    holder.release();
  }
}

const many = <Made>(make: (nth: number) => Promise<Made>) => Array.from({ length: AT_ONCE }, (_, nth) => make(nth));

describe('a new counterparty', () => {
  it('is made once by papers that meet it in the same moment, and each of them is kept [B7-01]', async () => {
    const counterparty = '同時商事';
    const answers = await whileHeld(counterparty, () =>
      many((nth) => world.as('system')(registerTransaction, invoice({ counterparty, note: `${nth}` }))),
    );
    expect(answers).toMatchObject(Array.from({ length: AT_ONCE }, () => ({ status: 200 })));
    expect(await standing(counterparty)).toEqual({ parties: 1, papers: AT_ONCE, empty: 0 });
  });

  it('is made once by corrections that meet it in the same moment; none is lost [B7-01, B7-03]', async () => {
    const counterparty = '訂正先商事';
    const papers = await Promise.all(many(() => registered(world)));
    const answers = await whileHeld(counterparty, () =>
      papers.map(({ id, version }) =>
        world.as('system')(correctTransaction, { ...invoice({ counterparty }), id, version, reason: '取引先の誤り' }),
      ),
    );
    expect(answers).toMatchObject(papers.map(() => ({ status: 200, output: { version: 2, state: 'live' } })));
    expect(await standing(counterparty)).toEqual({ parties: 1, papers: AT_ONCE, empty: 0 });
  });

  it('lets a correction of an outdated version change nothing, not even the counterparty [B7-03]', async () => {
    const { id, version } = await registered(world);
    const correction = { ...invoice(), id, version, reason: '金額の誤り' };
    expect((await world.as('system')(correctTransaction, correction)).status).toBe(200);
    const late = { ...correction, counterparty: '遅れた商事' };
    expect((await world.as('system')(correctTransaction, late)).problem.code).toBe('stale');
    expect((await standing('遅れた商事')).parties).toBe(0);
  });
});
