// The owner's changes after a claim came back: its lines as they were then, beside those of now (B4-08).
import { LINE_FIELDS, type LineField } from './line-fields.ts';
import type { ClaimLine } from './model.ts';

/** A column of a line, or its receipts. */
export type ChangedField = LineField | 'attachments';

export type LineChange =
  | { readonly kind: 'added'; readonly line: ClaimLine }
  | { readonly kind: 'removed'; readonly line: ClaimLine }
  | {
      readonly kind: 'changed';
      readonly line: ClaimLine;
      readonly before: ClaimLine;
      readonly fields: readonly ChangedField[];
    };

const files = ({ attachments }: ClaimLine) => attachments.map(({ sha256 }) => sha256).join();

function changedFields(before: ClaimLine, line: ClaimLine): ChangedField[] {
  const columns = LINE_FIELDS.filter((field) => before[field] !== line[field]);
  return files(before) === files(line) ? columns : [...columns, 'attachments'];
}

/**
 * The lines that are others now, in the order of the claim; removed ones come last. A line that only moved did not
 * change, and its amount follows from its columns.
 */
export function lineChanges(before: readonly ClaimLine[], lines: readonly ClaimLine[]): LineChange[] {
  const former = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(lines.map(({ id }) => id));
  const standing = lines.flatMap((line): LineChange[] => {
    const was = former.get(line.id);
    if (was === undefined) return [{ kind: 'added', line }];
    const fields = changedFields(was, line);
    return fields.length === 0 ? [] : [{ kind: 'changed', line, before: was, fields }];
  });
  const removed = before.filter(({ id }) => !kept.has(id)).map((line): LineChange => ({ kind: 'removed', line }));
  return [...standing, ...removed];
}
