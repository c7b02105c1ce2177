// The requester's changes after a request came back: its content as it was then, beside that of now.
import { LINE_FIELD_NAMES, QUOTE_FIELD_NAMES } from './field-names.ts';
import type { PurchaseContent, PurchaseLineInput, PurchaseQuoteInput, PurchaseRequest } from './model.ts';

/** A line or a quote that came, went or is another now. */
export type EntryChange<Entry> =
  | { readonly kind: 'added' | 'removed'; readonly entry: Entry }
  | {
      readonly kind: 'changed';
      readonly entry: Entry;
      readonly before: Entry;
      readonly fields: readonly Exclude<keyof Entry, 'id'>[];
    };

const PLAIN_FIELDS = [
  'purchaseName',
  'purchaseCategory',
  'reason',
  'neededBy',
  'deliveryPlace',
  'pricesIncludeTax',
  'singleSourceReason',
] as const satisfies readonly (keyof PurchaseContent)[];
export type PlainField = (typeof PLAIN_FIELDS)[number];

export interface ContentChanges {
  readonly fields: readonly PlainField[];
  readonly lines: readonly EntryChange<PurchaseLineInput>[];
  readonly quotes: readonly EntryChange<PurchaseQuoteInput>[];
  /** Other files came or went. */
  readonly hasOtherFiles: boolean;
}

type FieldsOf<Names> = readonly (keyof Names)[];
const LINE_FIELDS = Object.keys(LINE_FIELD_NAMES) as FieldsOf<typeof LINE_FIELD_NAMES>;
const QUOTE_FIELDS = Object.keys(QUOTE_FIELD_NAMES) as FieldsOf<typeof QUOTE_FIELD_NAMES>;

/** A request's content as it is written: what can be set beside what it was. */
export function contentOf(request: PurchaseRequest): PurchaseContent {
  return {
    ...request,
    quotes: request.quotes.map(({ attachment, ...quote }) => ({ ...quote, attachmentId: attachment?.id ?? null })),
    attachmentIds: request.attachments.map(({ id }) => id),
  };
}

/** Entries that are others now, in the order of now; removed ones come last. One that only moved did not change. */
function entryChanges<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  now: readonly Entry[],
  fields: readonly Exclude<keyof Entry, 'id'>[],
): EntryChange<Entry>[] {
  const former = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(now.map(({ id }) => id));
  const standing = now.flatMap((entry): EntryChange<Entry>[] => {
    const was = former.get(entry.id);
    if (was === undefined) return [{ kind: 'added', entry }];
    const changed = fields.filter((field) => was[field] !== entry[field]);
    return changed.length === 0 ? [] : [{ kind: 'changed', entry, before: was, fields: changed }];
  });
  const removed = before.filter(({ id }) => !kept.has(id));
  return [...standing, ...removed.map((entry) => ({ kind: 'removed', entry }) as const)];
}

/** Everything of the content that is another now. */
export function contentChanges(before: PurchaseContent, now: PurchaseContent): ContentChanges {
  const files = ({ attachmentIds }: PurchaseContent) => [...attachmentIds].sort().join();
  return {
    fields: PLAIN_FIELDS.filter((field) => before[field] !== now[field]),
    lines: entryChanges(before.lines, now.lines, LINE_FIELDS),
    quotes: entryChanges(before.quotes, now.quotes, QUOTE_FIELDS),
    hasOtherFiles: files(before) !== files(now),
  };
}

export function isUnchanged({ fields, lines, quotes, hasOtherFiles }: ContentChanges): boolean {
  return fields.length + lines.length + quotes.length === 0 && !hasOtherFiles;
}
