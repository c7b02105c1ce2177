// Reads the change in a record, field by field (B0-09).

export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface RecordedFields {
  readonly changes: readonly ChangedField[];
  /** The details recorded beside the changes: a reason, a file's name, the filter of a list. */
  readonly details: readonly { readonly field: string; readonly value: unknown }[];
}

/** Lists of things, which may happen to hold two. */
const LISTS: ReadonlySet<string> = new Set([
  'added',
  'asked',
  'changed',
  'departments',
  'facts',
  'ids',
  'removed',
  'warnings',
]);

/** A change is recorded as the pair of what was and what is. */
export function recordedFields(difference: Readonly<Record<string, unknown>>): RecordedFields {
  const changes: ChangedField[] = [];
  const details: { field: string; value: unknown }[] = [];
  for (const [field, value] of Object.entries(difference)) {
    if (Array.isArray(value) && value.length === 2 && !LISTS.has(field)) {
      const [before, after] = value as [unknown, unknown];
      changes.push({ field, before, after });
    } else details.push({ field, value });
  }
  return { changes, details };
}

/** A value as one reads it: texts as they are, what has parts as its JSON, a line each. */
export function writtenRecorded(
  value: unknown,
  words: { readonly empty: string; readonly yes: string; readonly no: string },
): string {
  if (value === null || value === undefined || value === '') return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (isPlainList) return value.length === 0 ? words.empty : value.join('\n');
  return JSON.stringify(value, null, 2);
}
