// The lines of a draft on their way to the database: priced, put in order, compared with those before. Pure.
import { multiplierOf } from '@madoguchi/contract/expense-claims/checks.ts';
import type { ClaimLine, LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { claimTotal, lineAmount } from '@madoguchi/contract/expense-claims/rules.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { leftOut } from '../../platform/audit/written-difference.ts';
import { refuse } from '../../platform/http/problem.ts';

/** A line as it will be stored: its amount computed, its place known. */
export interface PricedLine extends LineInput {
  readonly amount: Yen | null;
  readonly position: number;
}

export function pricedLine(line: LineInput, ways: MasterData['way'], position: number): PricedLine {
  return { ...line, amount: lineAmount(line, multiplierOf(line.tripType, ways)), position };
}

export function totalOf(lines: readonly Pick<PricedLine, 'amount'>[]): number {
  return claimTotal(lines);
}

/** The columns of a line, in the order of a row. */
const CELLS = {
  id: ({ id }) => id,
  position: ({ position }) => position,
  use_date: ({ useDate }) => useDate,
  purpose_code: ({ purpose }) => purpose,
  purpose_text: ({ purposeText }) => purposeText,
  visited_party: ({ visitedParty }) => visitedParty,
  transport_mode_code: ({ transportMode }) => transportMode,
  section_from: ({ from }) => from,
  section_via: ({ via }) => via,
  section_to: ({ to }) => to,
  trip_type_code: ({ tripType }) => tripType,
  unit_fare: ({ unitFare }) => unitFare,
  deduction: ({ deduction }) => deduction,
  amount: ({ amount }) => amount,
  expense_type: ({ expenseType }) => expenseType,
  tax_class: ({ taxClass }) => taxClass,
  invoice_basis: ({ invoiceBasis }) => invoiceBasis,
  registration_number: ({ registrationNumber }) => registrationNumber,
  paid_by: ({ paidBy }) => paidBy,
  memo: ({ memo }) => memo,
  typed: ({ typed }) => typed,
  /** Ids of files, in their order; they go into a table of their own. */
  attachments: ({ attachments }) => attachments,
} as const satisfies Record<string, (line: PricedLine) => unknown>;

export type LineColumn = keyof typeof CELLS;
export const LINE_COLUMNS = Object.keys(CELLS) as readonly LineColumn[];

const READ_CELLS = Object.values(CELLS);

/** The line's cells in the order of LINE_COLUMNS: in JSON a third shorter than with their names, and read in half the time. */
export function lineRow(line: PricedLine): unknown[] {
  return READ_CELLS.map((read) => read(line));
}

interface Kept {
  readonly id: string;
  readonly amount: Yen | null;
}

export interface MergedDraft {
  readonly all: readonly Kept[];
  readonly added: readonly PricedLine[];
  readonly altered: readonly PricedLine[];
  /** Lines that keep their values but stand elsewhere now. */
  readonly moved: readonly { readonly id: string; readonly position: number }[];
}

/** The order of lines: as it was sent, else the old one with new lines at the end. */
function orderOf(
  before: readonly Kept[],
  sent: readonly PricedLine[],
  gone: ReadonlySet<string>,
  order?: readonly string[],
) {
  const kept = before.filter(({ id }) => !gone.has(id)).map(({ id }) => id);
  const added = sent.map(({ id }) => id).filter((id) => !kept.includes(id));
  const standing = [...kept, ...added];
  if (order === undefined) return standing;
  const same = order.length === standing.length && standing.every((id) => order.includes(id));
  return same ? order : refuse('invalid', { fields: [{ field: 'order', code: 'unknown-line' }], values: { n: 1 } });
}

/** The draft after the batch. Refuses a removed line that is not there, and more lines than the limit. */
export function mergeDraft(
  before: readonly ClaimLine[],
  sent: readonly PricedLine[],
  removed: readonly string[],
  order: readonly string[] | undefined,
  limit: number,
): MergedDraft {
  const known = new Map(before.map((line, position) => [line.id, { ...line, position }]));
  const strange = removed.filter((id) => !known.has(id));
  if (strange.length > 0) refuse('invalid', { fields: [{ field: 'removed', code: 'unknown-line' }], values: { n: 1 } });
  const placed = orderOf(before, sent, new Set(removed), order);
  if (placed.length > limit) {
    refuse('invalid', { fields: [{ field: 'lines', code: 'too-many-lines', values: { limit } }], values: { n: 1 } });
  }
  const place = new Map(placed.map((id, position) => [id, position]));
  const positioned = sent.map((line) => ({ ...line, position: place.get(line.id) ?? 0 }));
  const touched = new Map(positioned.map((line) => [line.id, line]));
  const moved = placed
    .map((id, position) => ({ id, position }))
    .filter(({ id, position }) => !touched.has(id) && known.get(id)?.position !== position);
  return {
    all: placed.map((id) => ({ id, amount: (touched.get(id) ?? known.get(id))?.amount ?? null })),
    added: positioned.filter(({ id }) => !known.has(id)),
    altered: positioned.filter(({ id }) => known.has(id)),
    moved,
  };
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === 0 || (typeof value === 'object' && Object.keys(value).length === 0);

/** The typed values of a line, without empty and derived ones. */
function filled(line: LineInput): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const key in line) {
    const value = line[key as keyof LineInput];
    if (key !== 'amount' && key !== 'position' && !isEmpty(value)) typed[key] = value;
  }
  return typed;
}

function comparable(value: unknown): string {
  const ids = Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' ? (item as { id: string }).id : item))
    : value;
  return JSON.stringify(ids);
}

function changed(before: ClaimLine, after: LineInput): Record<string, [unknown, unknown]> {
  const keys = Object.keys(filled({ ...after, attachments: after.attachments })) as (keyof LineInput)[];
  const all = new Set([...keys, ...(Object.keys(before).filter((key) => key in after) as (keyof LineInput)[])]);
  const differing = [...all].filter((key) => comparable(before[key as keyof ClaimLine]) !== comparable(after[key]));
  return Object.fromEntries(differing.map((key) => [key, [before[key as keyof ClaimLine], after[key]]]));
}

/** Bytes of JSON. What stood there before may be many requests long, each of which is recorded whole in its own record. */
const BEFORE_MAX = 262_144;

/** Tells whether there is room for one more; where there is, it is taken. */
function roomFor(most: number): (json: string) => boolean {
  let left = most;
  return (json) => {
    const bytes = Buffer.byteLength(json);
    if (bytes > left) return false;
    left -= bytes;
    return true;
  };
}

/** The changed fields, each [before, after]; without room for what was before, a marker of that and what is now. */
function recordedChange(fields: Record<string, [unknown, unknown]>, hasRoom: (json: string) => boolean) {
  const before = JSON.stringify(Object.entries(fields).map(([field, [was]]) => [field, was]));
  if (hasRoom(before)) return fields;
  return {
    before: leftOut(before),
    after: Object.fromEntries(Object.entries(fields).map(([field, [, is]]) => [field, is])),
  };
}

/** The line whole; without room for it, what tells which one it was: its content stands in the record of its saving. */
function recordedRemoval(line: ClaimLine, hasRoom: (json: string) => boolean) {
  const json = JSON.stringify(line);
  const { id, useDate, amount } = line;
  return hasRoom(json) ? line : { id, useDate, amount, ...leftOut(json) };
}

/**
 * The difference that a batch makes, for the audit record: new lines as a table, old ones field by field [before, after].
 * draft-store.ts reads the new lines from here, so that what is recorded is what is stored. New lines and values are no
 * longer than the request that brought them; what was there before is bounded, so that the whole stays within
 * DIFFERENCE_MAX and nothing of it is left out where it is written (B0-09, T19).
 */
export function draftDifference(
  before: readonly ClaimLine[],
  { added, altered }: Pick<MergedDraft, 'added' | 'altered'>,
  removed: readonly string[],
) {
  const known = new Map(before.map((line) => [line.id, line]));
  const hasRoom = roomFor(BEFORE_MAX);
  const changes = altered.flatMap((line) => {
    const old = known.get(line.id);
    return old === undefined ? [] : [[line.id, recordedChange(changed(old, line), hasRoom)] as const];
  });
  return {
    added: { columns: LINE_COLUMNS, rows: added.map(lineRow) },
    altered: Object.fromEntries(changes),
    removed: before.filter((line) => removed.includes(line.id)).map((line) => recordedRemoval(line, hasRoom)),
  };
}
