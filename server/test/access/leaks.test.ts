// One person's private data shows in nobody else's answers: not in lists, searches, counts or files (reliability T3).
import { randomUUID } from 'node:crypto';
import { may } from '@madoguchi/contract/access.ts';
import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { createPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, line } from '../claims.ts';
import { CASES } from '../operation-cases.ts';
import { purchase, purchaseLine } from '../purchases.ts';
import { openWorld, type World } from '../world.ts';
import { addTwins, type Twin, type Twins } from './twins.ts';

/** Texts that occur nowhere else, each in something of the owner's own. */
const KEPT = {
  'a line of a draft': `下書き${randomUUID()}`,
  'a draft of a purchase': `購入予定${randomUUID()}`,
  'the name of a file': `控え${randomUUID()}`,
  'the address of a session': '198.51.100.211',
  'a notification': `お知らせ${randomUUID()}`,
} as const;
const kept = Object.entries(KEPT);

let world: World;
let twins: Record<'system' | 'admin' | 'staff' | 'user', Twins>;
/** All answers to the owner, in one text. */
let toOwner: string;
beforeAll(async () => {
  world = await openWorld();
  twins = await addTwins(world);
  await keep(twins.staff.owner);
  toOwner = (await everyAnswer(twins.staff.owner)).map(({ text }) => text).join();
}, 180_000);
afterAll(() => world.close());

/** In the month for which the cases of lists and exports ask. */
async function keep(owner: Twin): Promise<void> {
  const content = `%PDF-1.7\n% ${randomUUID()}\n`;
  const file = await owner.ask(addAttachment, {}, { name: `${KEPT['the name of a file']}.pdf`, content });
  const { id } = file.body as { id: string };
  const one = line({ memo: KEPT['a line of a draft'], visitedParty: KEPT['a line of a draft'], attachments: [id] });
  const { status, text } = await owner.ask(saveDraft, draft([one]));
  expect(status, text).toBe(200);
  const planned = KEPT['a draft of a purchase'];
  const lines = [purchaseLine({ item: planned, supplier: planned })];
  const begun = await owner.ask(createPurchaseRequest, purchase({ purchaseName: planned, reason: planned, lines }));
  expect(begun.status, begun.text).toBe(200);
  await world.pool.query('update sessions set ip = $1 where account_id = $2', [
    KEPT['the address of a session'],
    owner.accountId,
  ]);
  await world.pool.query(
    `insert into notifications (account_id, fact_id, kind, about, said, at, shown)
     values ($1, $2, 'claim-approved', '', jsonb_build_object('number', $3::text), $4, true)`,
    [owner.accountId, randomUUID(), KEPT['a notification'], world.clock.now()],
  );
}

const reading = OPERATIONS.filter(({ kind }) => kind === 'read' || kind === 'view' || kind === 'download');

/** The inputs of the cases, and where the operation searches, one that looks for what was kept. */
async function inputsOf(operation: Operation): Promise<readonly Record<string, unknown>[]> {
  const { input } = await CASES[operation.id as keyof typeof CASES].works(world);
  const sought = 'q' in operation.input.shape ? kept.map(([, text]) => ({ ...input, q: text })) : [];
  return [input, ...sought];
}

async function everyAnswer(asker: Twin): Promise<{ readonly id: string; readonly text: string }[]> {
  const answers: { id: string; text: string }[] = [];
  for (const operation of reading.filter(({ access }) => may({ roles: [asker.role] }, access, toolRules()))) {
    for (const input of await inputsOf(operation)) {
      const { status, text } = await asker.ask(operation, input);
      expect(status, `${operation.id} ${text}`).toBeLessThan(500);
      answers.push({ id: operation.id, text });
    }
  }
  return answers;
}

describe.each(['user', 'staff', 'admin'] as const)('of what a staff member keeps for themselves', (role) => {
  it(`nothing shows in any list, search, count, file or record that another ${role} is answered (T3) [B4-08]`, async () => {
    const shown = (await everyAnswer(twins[role].asker)).flatMap(({ id, text }) =>
      kept.filter(([, secret]) => text.includes(secret)).map(([what]) => `${id} shows ${what}`),
    );
    expect(shown).toEqual([]);
  }, 120_000);
});

it.each(kept)('has a control: %s shows to its owner', (_what, secret) => {
  expect(toOwner.includes(secret)).toBe(true);
});
