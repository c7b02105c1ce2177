import { findClaimsByNumber, withdrawClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitted } from '../../../test/claims.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const found = async (who: Who, number: string) => {
  const { status, output, raw } = await world.as(who)(findClaimsByNumber, { number });
  expect(status, raw.body).toBe(200);
  return output.claims;
};

it('a claim is found by its number by its owner and by reviewers, and is unknown to everybody else [B9-02]', async () => {
  const claim = await submitted(world.as('staff'));
  const number = claim.number ?? '';
  expect(await found('staff', number)).toEqual([
    {
      id: claim.id,
      number,
      month: '202611',
      status: 'submitted',
      employeeName: '佐藤 健太',
      mine: true,
      approvalId: expect.any(String),
    },
  ]);
  expect(await found('admin', number.toLowerCase())).toMatchObject([{ id: claim.id, mine: false }]);
  expect(await found('admin', String(Number(number.slice(-5))))).toMatchObject([{ id: claim.id }]);
  expect(await found('other', number)).toEqual([]);
  expect(await found('admin', 'TE-2019-99999')).toEqual([]);
  expect(await found('admin', '佐藤')).toEqual([]);

  await world.as('staff')(withdrawClaim, { id: claim.id, version: claim.version });
  expect(await found('staff', number)).toMatchObject([{ status: 'draft' }]);
  expect(await found('admin', number), 'a draft is its owner’s alone').toEqual([]);
});
