// The lines of a draft on their way to the database: priced, put in order, compared with those before. Pure.
import { multiplierOf } from '@madoguchi/contract/expense-claims/checks.ts';
import type { ClaimLine, LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { claimTotal, lineAmount } from '@madoguchi/contract/expense-claims/rules.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
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

/** The line in the columns of draft-store's record. */
export function lineRow(line: PricedLine) {
  return {
    id: line.id,
    position: line.position,
    use_date: line.useDate,
    purpose_code: line.purpose,
    purpose_text: line.purposeText,
    visited_party: line.visitedParty,
    transport_mode_code: line.transportMode,
    section_from: line.from,
    section_via: line.via,
    section_to: line.to,
    trip_type_code: line.tripType,
    unit_fare: line.unitFare,
    deduction: line.deduction,
    amount: line.amount,
    expense_type: line.expenseType,
    tax_class: line.taxClass,
    invoice_basis: line.invoiceBasis,
    registration_number: line.registrationNumber,
    paid_by: line.paidBy,
    memo: line.memo,
    typed: line.typed,
  };
}

export function fileRows(lines: readonly LineInput[]) {
  return lines.flatMap((line) =>
    line.attachments.map((attachment, position) => ({ line_id: line.id, attachment_id: attachment, position })),
  );
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

/** Who stands where: the order that was sent, else the old one with new lines at the end. */
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

/** What was typed into the line: neither what is empty, nor what follows from the rest. */
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

function changed(before: ClaimLine, after: LineInput): Record<string, unknown> {
  const keys = Object.keys(filled({ ...after, attachments: after.attachments })) as (keyof LineInput)[];
  const all = new Set([...keys, ...(Object.keys(before).filter((key) => key in after) as (keyof LineInput)[])]);
  const differing = [...all].filter((key) => comparable(before[key as keyof ClaimLine]) !== comparable(after[key]));
  return Object.fromEntries(differing.map((key) => [key, [before[key as keyof ClaimLine], after[key]]]));
}

/** What the batch changed, for the audit record: new lines as typed, old ones field by field [before, after]. */
export function draftDifference(before: readonly ClaimLine[], sent: readonly LineInput[], removed: readonly string[]) {
  const known = new Map(before.map((line) => [line.id, line]));
  const altered = sent.flatMap((line) => {
    const old = known.get(line.id);
    return old === undefined ? [] : [[line.id, changed(old, line)] as const];
  });
  return {
    added: sent.filter((line) => !known.has(line.id)).map(filled),
    altered: Object.fromEntries(altered),
    removed: before.filter((line) => removed.includes(line.id)),
  };
}
