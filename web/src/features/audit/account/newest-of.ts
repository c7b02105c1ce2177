import type { AuditRow } from '@madoguchi/contract/audit/model.ts';

/** The newest of several pages together, newest first. Instants are ISO texts of one form: they compare as they read. */
export function newestOf<Row extends Pick<AuditRow, 'occurredAt'>>(rows: readonly Row[], most: number): readonly Row[] {
  return rows
    .toSorted((a, b) => (a.occurredAt < b.occurredAt ? 1 : a.occurredAt > b.occurredAt ? -1 : 0))
    .slice(0, most);
}
