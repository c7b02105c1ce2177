import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { savedDraft } from '../../../test/claims.ts';
import { sendFile } from '../../../test/multipart.ts';
import { draftedPurchase, submittedPurchase } from '../../../test/purchases.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { pdf } from '../../platform/files/file-corpus.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await sendFile(world, 'staff', [{ name: 'ﾀｸｼｰ領収書_1121.pdf', content: pdf() }]);
  await savedDraft(world.as('staff'));
  await draftedPurchase(world, 'staff', { purchaseName: '会議室の椅子' });
  await submittedPurchase(world, 'staff', { purchaseName: '会議室の机' });
});
afterAll(() => world.close());

const found = async (asked: { q: string } | { target: string }) =>
  (await world.as('system')(listAudit, asked as never)).output.rows.map(({ event }) => event);

it.each([
  ['a file by a part of its name', 'タクシー領収書', ['attachment.added']],
  ['a file by its ending and a digit', '1.PDF', ['attachment.added']],
  ['a purchase without a number by its name', '室の椅子', ['purchase-request.created']],
  ['a claim without a number by its month and person', '202611 佐藤', ['expense-claim.draft-saved']],
  ['nothing by a name that nothing has', '領収書_1122', []],
  ['no file by one character', 'ー', []],
  ['nothing that has a number by its name', '室の机', []],
])('the trail finds %s, wherever it is typed [B0-09]', async (_what, typed, events) => {
  expect(await found({ q: typed })).toEqual(events);
  expect(await found({ target: typed })).toEqual(events);
});
