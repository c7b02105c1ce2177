import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { saveDraft, showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draft, line, returned, submitted } from '../../../test/claims.ts';
import { fileOf } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('marks a receipt that is taken off a line after submission; the claim, its count and its readers know of it no more [B0-04]', async () => {
  const staff = world.as('staff');
  const [off, stays] = [await fileOf(world, 'staff'), await fileOf(world, 'staff')];
  const ride = line({ attachments: [off, stays] });
  const { id } = await submitted(staff, [ride]);
  await returned(world, { id });
  const links = async () =>
    (
      await world.pool.query(
        `select attachment_id as file, removed_at is not null as gone, removed_by as by
          from claim_line_attachments where line_id = $1 order by position`,
        [ride.id],
      )
    ).rows;
  const filesOf = async () =>
    (await staff(showClaim, { id })).output.lines.map(({ attachments }) => attachments.map((file) => file.id));

  expect((await staff(saveDraft, draft([{ ...ride, attachments: [stays] }], 3))).status).toBe(200);
  const by = world.people.staff.accountId;
  expect(await links()).toEqual(
    expect.arrayContaining([
      { file: off, gone: true, by },
      { file: stays, gone: false, by: null },
    ]),
  );
  expect(await filesOf()).toEqual([[stays]]);
  expect((await world.as('admin')(fetchAttachment, { id: off })).status).toBe(404);
  expect((await world.as('admin')(fetchAttachment, { id: stays })).status).toBe(200);

  expect((await staff(saveDraft, draft([ride], 4))).status).toBe(200);
  expect(await filesOf()).toEqual([[off, stays]]);
  expect(await links()).toEqual([
    { file: off, gone: false, by: null },
    { file: stays, gone: false, by: null },
  ]);
});
