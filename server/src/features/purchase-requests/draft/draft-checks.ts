// Checks of a save: values that no later edit of another field could correct, each refused at its field.
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseContent } from '@madoguchi/contract/purchase-requests/model.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { refusedBy } from '../../../platform/db/change.ts';
import type { Ground } from '../../../platform/ground.ts';
import { refuse, type WrongField } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findOwnFiles } from '../../attachments/public.ts';
import { TAKEN_ID } from './draft-store.ts';

/** As much as a sum of money may be: what lies above is no price. A request over its limit is kept, and not submitted. */
const MOST_YEN = 1_000_000_000_000;

const TOO_DEAR = { code: 'total-over', values: { limit: PURCHASE_LIMITS.totalYen } } as const;
const tooDear: WrongField = {
  field: 'lines',
  code: TOO_DEAR.code,
  sentence: (language) => purchaseFindingSentence(TOO_DEAR, language),
};

function refuseAny(fields: readonly WrongField[]): void {
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
}

/** Entries of a list whose id stands before them already. */
function twice(ids: readonly string[], field: (index: number) => string): WrongField[] {
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [{ field: field(index), code: 'twice' }] : []));
}

/** Quotes and other files together are no more than a request may have (B0-07). */
function tooManyFiles({ quotes, attachmentIds }: PurchaseContent): WrongField[] {
  const files = new Set([...quotes.flatMap(({ attachmentId }) => attachmentId ?? []), ...attachmentIds]);
  const [max, now] = [PURCHASE_LIMITS.attachments, files.size];
  return now > max ? [{ field: 'attachmentIds', code: 'too-many', values: { max, now } }] : [];
}

/** Nothing twice, one quote chosen at most, and a sum that is one. */
export function checkContent(content: PurchaseContent): void {
  const { lines, quotes, attachmentIds } = content;
  const chosen = quotes.flatMap(({ isChosen }, index) => (isChosen ? [index] : []));
  const total = purchaseTotals(content).gross;
  refuseAny([
    ...twice(
      lines.map(({ id }) => id),
      (index) => `lines.${index}.id`,
    ),
    ...twice(
      quotes.map(({ id }) => id),
      (index) => `quotes.${index}.id`,
    ),
    ...twice(attachmentIds, (index) => `attachmentIds.${index}`),
    ...tooManyFiles(content),
    ...chosen.slice(1).map((index) => ({ field: `quotes.${index}.isChosen`, code: 'one-quote-chosen' })),
    ...(total > MOST_YEN ? [tooDear] : []),
  ]);
}

/** Only files that the person added (B0-07): somebody else's are as unknown as none. */
export async function checkFiles(ground: Ground, actor: Actor, content: PurchaseContent): Promise<void> {
  const sent = [
    ...content.quotes.map(({ attachmentId }, index) => ({ id: attachmentId, field: `quotes.${index}.attachmentId` })),
    ...content.attachmentIds.map((id, index) => ({ id, field: `attachmentIds.${index}` })),
  ];
  const ids = sent.flatMap(({ id }) => (id === null ? [] : [id]));
  const own = await findOwnFiles(ground.pool, actor.accountId, ids);
  refuseAny(
    sent.flatMap(({ id, field }) => (id === null || own.has(id) ? [] : [{ field, code: 'unknown-attachment' }])),
  );
}

const isTaken = (constraint: string | null): constraint is keyof typeof TAKEN_ID =>
  constraint !== null && Object.hasOwn(TAKEN_ID, constraint);

/** An id of a line or quote that stands in somebody's request already: the caller made it up. */
export function refuseTakenId(error: unknown, content: PurchaseContent, before: PurchaseContent | null): never {
  const constraint = refusedBy(error);
  if (!isTaken(constraint)) throw error;
  const list = TAKEN_ID[constraint];
  const known = new Set(before?.[list].map(({ id }) => id));
  const strange = content[list].flatMap(({ id }, index) => (known.has(id) ? [] : [`${list}.${index}.id`]));
  const fields = strange.map((field) => ({ field, code: 'unknown-entry' }));
  return refuse('invalid', { fields, values: { n: fields.length } });
}
