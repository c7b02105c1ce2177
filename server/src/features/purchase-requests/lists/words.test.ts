// The words by which the search finds a request stand beside it, and are written when it changes and at no other time.
import { listForDecision } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCrowd } from '../../../../test/crowd.ts';
import { addPurchases } from '../../../../test/many-purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  await addCrowd(world.pool, 20);
  await addPurchases(world.pool, 60);
  const { rows } = await world.pool.query(`select id from purchase_requests where status = 'in_review'`);
  id = rows[0].id;
}, 60_000);
afterAll(() => world.close());

/** Changes the request and answers whether its words were written anew. */
async function writesWords(change: string): Promise<boolean> {
  const written = async () => {
    const { rows } = await world.pool.query('select xmin::text from purchase_words where request_id = $1', [id]);
    return rows[0].xmin;
  };
  const before = await written();
  await world.pool.query(
    `update purchase_requests set ${change}, version = version + 1, change_xid = pg_current_xact_id() where id = $1`,
    [id],
  );
  return (await written()) !== before;
}

async function found(q: string): Promise<readonly string[]> {
  const { output } = await world.as('admin')(listForDecision, { tab: 'all', q } as never);
  return output.rows.map((row: { id: string }) => row.id);
}

it('a request is found by its new name, and by the old one no more [B0-10]', async () => {
  expect(await writesWords(`purchase_name = '鰻重の出前'`)).toBe(true);
  expect(await found('鰻重の出')).toEqual([id]);
  expect(await writesWords(`purchase_name = '鯛焼きの出前'`)).toBe(true);
  expect(await found('鰻重の出')).toEqual([]);
  expect(await found('鯛焼きの')).toEqual([id]);
});

it('a request is found by its number, by the end of it, and by any two and three characters of its name [B0-10]', async () => {
  const { rows } = await world.pool.query('select number from purchase_requests where id = $1', [id]);
  const number: string = rows[0].number;
  for (const q of [number, number.slice(3), number.slice(-4), '鯛焼', 'の出前', 'タイヤキ', `鯛焼き ${number}`]) {
    expect([q, (await found(q)).includes(id)]).toEqual([q, q !== 'タイヤキ']);
  }
  expect(await found(number)).toEqual([id]);
});

it('a request is found in the days of its new submission [B0-10]', async () => {
  expect(await writesWords(`submitted_at = submitted_at - interval '400 days'`)).toBe(true);
  expect(await found('鯛焼きの')).toEqual([id]);
});

it('a step that changes no word leaves the words alone', async () => {
  expect(await writesWords(`status = 'submitted', updated_at = now(), last_decider_name = '山田 太郎'`)).toBe(false);
  expect(await writesWords(`purchase_name = purchase_name, submitted_at = submitted_at`)).toBe(false);
});
