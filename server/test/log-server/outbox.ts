// Lines of an audit trail in an outbox, and what of them reached a log server's file.
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { GENESIS, recordLink } from '../../src/platform/audit/record-line.ts';
import { uuidAt } from '../../src/platform/uuid.ts';
import { addLines, letWait } from '../audit-history.ts';

/** The chain's first lines; a text of every kind that a log server could change. */
export function chainOf(
  count: number,
  at: string,
  text: string | ((index: number) => string) = '東京→大阪 "5,000" \u007f \\u0000 \u2028',
): string[] {
  let previous = GENESIS;
  return Array.from({ length: count }, (_, index) => {
    const record = {
      id: uuidAt(at),
      at,
      account: null,
      actor: '山田 太郎',
      roles: ['staff'],
      ip: '192.0.2.7',
      agent: 'Mozilla/5.0',
      operation: 'expense-claims.submit',
      event: 'expense-claim.submitted',
      target_kind: 'expense-claim',
      target_id: uuidAt(at),
      // As PostgreSQL writes it.
      difference: `{"text": ${JSON.stringify(typeof text === 'string' ? text : text(index))}, "index": ${index}}`,
      request: 'r-1',
    };
    const { line, hash } = recordLink(BigInt(index + 1), record, previous);
    previous = hash;
    return line;
  });
}

/** Lets lines wait behind those that wait already. */
export async function fillOutbox(pool: Pool, lines: readonly string[]): Promise<void> {
  await addLines(pool, lines);
  await letWait(pool, lines);
}

/** The same, in a database of before records were bounded. */
export async function fillUnbounded(pool: Pool, lines: readonly string[]): Promise<void> {
  await pool.query('alter table audit_events drop constraint audit_events_difference_bounded');
  await fillOutbox(pool, lines);
}

export async function waiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from audit_outbox');
  return rows[0]?.n ?? 0;
}

/** With `s`: to JavaScript, U+2028 would end a line. */
const LINE = /\[audit@32473 n="(\d+)" h="[0-9a-f]{64}"\] \uFEFF(\{.*\})$/s;

/** Reads the file as its consumer would: whole records only, and those that came twice once. */
export async function readRecords(
  file: string,
): Promise<{ readonly records: ReadonlyMap<number, string>; readonly doubles: number }> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const records = new Map<number, string>();
  let doubles = 0;
  for (const line of text.split('\n')) {
    const [, number, record = ''] = LINE.exec(line) ?? [];
    if (number === undefined) continue;
    if (records.get(Number(number)) === record) doubles += 1;
    records.set(Number(number), record);
  }
  return { records, doubles };
}

export interface Loss {
  readonly missing: number;
  readonly altered: number;
  /** True when the first of each record stand in the order of their numbers. */
  readonly isInOrder: boolean;
}

export const NOTHING_LOST: Loss = { missing: 0, altered: 0, isInOrder: true };

/** Compares what was handed over, numbered from 1, with what the log server's file holds. */
export async function lossIn(file: string, lines: readonly string[]): Promise<Loss> {
  const { records } = await readRecords(file);
  const found = lines.map((_, index) => records.get(index + 1));
  const numbers = [...records.keys()];
  return {
    missing: found.filter((line) => line === undefined).length,
    altered: found.filter((line, index) => line !== undefined && line !== lines[index]).length,
    isInOrder: numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)),
  };
}
