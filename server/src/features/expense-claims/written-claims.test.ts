import { saveDraft, showMyMonth, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, line, MONTH, savedDraft } from '../../../test/claims.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { keepWritten, writtenBefore } from './written-claims.ts';

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

  it('is not kept with receipts: where else one is used changes without its version [B0-07]', () => {
    const ground = {} as Parameters<typeof keepWritten>[0];
    const kept = { id: 'a', version: 1, text: '{"attachments":[]}' };
    keepWritten(ground, 'e', MONTH, kept);
    expect(writtenBefore(ground, 'e', MONTH)).toBe(kept);
    keepWritten(ground, 'e', MONTH, { ...kept, version: 2, text: '{"attachments":[{"alsoIn":null}]}' });
    expect(writtenBefore(ground, 'e', MONTH)).toBeNull();
  });

  it('keeps two thousand at most', () => {
    const ground = {} as Parameters<typeof keepWritten>[0];
    for (let n = 0; n <= 2_000; n += 1) keepWritten(ground, `e${n}`, MONTH, { id: 'a', version: 1, text: '{}' });
    expect(writtenBefore(ground, 'e0', MONTH)).toBeNull();
    expect(writtenBefore(ground, 'e2000', MONTH)).not.toBeNull();
  });
});
