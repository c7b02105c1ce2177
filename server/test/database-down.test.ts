// The database goes away and comes back, or has no connection left: said at once, and over without anybody's hand (R23).
import { showMyMonth, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MONTH, savedDraft } from './claims.ts';
import { closeDatabase, reopenDatabase } from './database.ts';
import { lockOfClaim, queueUp } from './queue-up.ts';
import { type Answer, freshKey, openWorld, type World } from './world.ts';

const CONNECTIONS = 5;
/** Changes that may be under way at once; two connections stay with those who read. */
const WRITERS = 3;

let world: World;
let claim: { id: string; version: number };
beforeAll(async () => {
  world = await openWorld({}, undefined, CONNECTIONS);
  claim = await savedDraft(world.as('staff'));
});
afterAll(() => world.close());

const health = async () => (await world.as(null)(showHealth, {})).status;

function expectUnavailable({ status, problem, raw }: Answer<never>): void {
  expect([status, problem.code]).toEqual([503, 'unavailable']);
  expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0);
}

describe('while the database is away', () => {
  it('every request is answered 503 with a time to come back, and all works again by itself', async () => {
    expect(await health()).toBe(200);
    await closeDatabase(world.pool);
    const staff = world.as('staff');
    const asked = [staff(showMyMonth, { month: MONTH }), staff(submitClaim, { id: claim.id, version: claim.version })];
    for (const answer of await Promise.all(asked)) expectUnavailable(answer as Answer<never>);
    expect(await health()).toBe(503);
    await reopenDatabase(world.pool);
    await expect.poll(health).toBe(200);
    expect((await staff(showMyMonth, { month: MONTH })).output.claim).toMatchObject({ id: claim.id, status: 'draft' });
  });

  it('a guest still learns who is asked for a password: that needs no database', async () => {
    await closeDatabase(world.pool);
    expect((await world.as(null)(showSession, {})).status).toBe(200);
    await reopenDatabase(world.pool);
    await expect.poll(health).toBe(200);
  });
});

describe('when every connection is taken', () => {
  it('whoever waits too long is told so; afterwards nothing is lost, and no connection leaks', async () => {
    const key = freshKey();
    const submit = () => world.as('staff')(submitClaim, { id: claim.id, version: claim.version }, { key });
    const answers = await queueUp(world, lockOfClaim(claim.id), WRITERS, () => [submit(), submit(), submit()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);

    const holders = await Promise.all(Array.from({ length: CONNECTIONS }, () => world.appPool.connect()));
    expectUnavailable((await world.as('staff')(showMyMonth, { month: MONTH })) as Answer<never>);
    for (const holder of holders) holder.release();
    expect((await world.as('staff')(showMyMonth, { month: MONTH })).output.claim?.status).toBe('submitted');
    expect(world.appPool.totalCount).toBeLessThanOrEqual(CONNECTIONS);
    // The portal's own work may hold one for a moment.
    await expect.poll(() => world.appPool.totalCount - world.appPool.idleCount).toBe(0);
  });
});
