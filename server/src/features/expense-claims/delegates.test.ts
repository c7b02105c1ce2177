import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { delegate, endDelegations } from '../../../test/approvals/delegate.ts';
import { approvalOf, decideOn, submitted } from '../../../test/claims.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('a delegate sees open turns and what they acted on, and nothing that the giver decided [B3-07]', async () => {
  const [byGiver, byDelegate] = [await submitted(world.as('staff')), await submitted(world.as('admin'))];
  await delegate(world, 'admin2', 'other');
  const shown = async ({ id }: { id: string }) => {
    const approval = await approvalOf(world, { id });
    const seen = await Promise.all([
      world.as('other')(showClaim, { id }),
      world.as('other')(showApproval, { id: approval.id }),
    ]);
    return seen.map(({ status }) => status);
  };
  expect([await shown(byGiver), await shown(byDelegate)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  await decideOn(world, 'admin2', byGiver, 'approve');
  await decideOn(world, 'other', byDelegate, 'approve');
  expect([await shown(byGiver), await shown(byDelegate)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
  await endDelegations(world);
  expect(await shown(byDelegate), 'what they decided stays theirs to see').toEqual([200, 200]);
});
