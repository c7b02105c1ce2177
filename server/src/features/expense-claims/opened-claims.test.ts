// Opening somebody's claim is on record (decision 0026).
import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitted } from '../../../test/claims.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  ({ id } = await submitted(world.as('staff')));
});
afterAll(() => world.close());

const openings = () => world.audit(`event = 'expense-claim.opened'`);
const later = (seconds: number) => world.clock.set(new Date(Date.parse(NOW) + seconds * 1_000).toISOString());

it('a reviewer who opens a claim is on record, once a minute; its owner is not [B0-09]', async () => {
  const { status } = await world.as('staff')(showClaim, { id });
  expect(status).toBe(200);
  expect(await openings()).toEqual([]);

  const { accountId } = world.people.admin;
  await world.as('admin')(showClaim, { id });
  expect(await openings()).toMatchObject([{ account_id: accountId, target_id: id, actor: '山本 由美子' }]);
  later(59);
  await world.as('admin')(showClaim, { id });
  expect(await openings()).toHaveLength(1);
  await world.as('admin2')(showClaim, { id });
  expect(await openings(), 'another person, another opening').toHaveLength(2);
  later(60);
  await world.as('admin')(showClaim, { id });
  expect(await openings()).toHaveLength(3);
});

it('what cannot be recorded is not shown [B0-09]', async () => {
  later(300);
  await world.pool.query('alter table audit_events rename to audit_events_gone');
  const { status, raw } = await world.as('admin')(showClaim, { id });
  await world.pool.query('alter table audit_events_gone rename to audit_events');
  expect(status).toBe(500);
  expect(raw.body).not.toContain('佐藤');
});
