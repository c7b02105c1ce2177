import { randomUUID } from 'node:crypto';
import { saveDraft, showMyMonth, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, line, MONTH, savedDraft, submitted } from '../../../test/claims.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('an own claim that is read again', () => {
  const shown = async () => (await world.as('staff')(showMyMonth, { month: MONTH })).raw.body;

  it('is the same to the byte while nothing changed, and new after each change [B4-01]', async () => {
    const first = await savedDraft(world.as('staff'));
    const once = await shown();
    expect(await shown()).toBe(once);
    const added = line();
    await world.as('staff')(saveDraft, draft([added], first.version));
    expect(await shown()).toContain(added.id);
    await world.as('staff')(submitClaim, { id: first.id, version: 2 });
    expect(JSON.parse(await shown()).claim).toMatchObject({ status: 'submitted', version: 3 });
    expect(JSON.parse(await shown()).claim).toMatchObject({
      status: 'submitted',
      decisions: [{ decision: 'submitted' }],
    });
  });

  it('is read from the database again when somebody else changed it, whoever that was', async () => {
    const before = JSON.parse(await shown()).claim;
    await world.pool.query(
      `with line as (update claim_lines set memo = '別の画面から' where claim_id = $1)
       update expense_claims set version = version + 1 where id = $1`,
      [before.id],
    );
    expect(await shown()).toContain('別の画面から');
  });
});

describe('an own claim with a receipt', () => {
  it('shows another claim with the same one as soon as that is handed in [B0-07]', async () => {
    const receipt = async (who: 'other' | 'admin') => {
      const id = randomUUID();
      await world.pool.query(
        `insert into attachments values ($1, sha256('receipt'), 1, 'image/png', 'r.png', $2, now())`,
        [id, world.people[who].accountId],
      );
      return line({ attachments: [id], memo: '同じ領収書' });
    };
    const also = async () => {
      const { claim } = (await world.as('other')(showMyMonth, { month: MONTH })).output;
      return claim?.lines[0]?.attachments[0]?.alsoIn;
    };
    await savedDraft(world.as('other'), [await receipt('other')]);
    expect([await also(), await also()]).toEqual([null, null]);
    const { number } = await submitted(world.as('admin'), [await receipt('admin')]);
    expect(await also()).toBe(number);
  });
});
