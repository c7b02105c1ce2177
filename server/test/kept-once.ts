// Compares what the portal answered with what its database keeps: nothing lost, nothing twice, everything recorded.
import type { Pool } from 'pg';
import { readPublicKeys } from '../src/audit/public-keys.ts';
import { verify } from '../src/audit/verify.ts';
import { readWaitingSince } from '../src/platform/audit/chain-store.ts';
import type { Sent } from './submissions.ts';

interface KeptClaim {
  readonly id: string;
  readonly person: number;
  readonly month: string;
  readonly status: string;
  readonly number: string | null;
  readonly lines: number;
}

export interface Kept {
  readonly claims: readonly KeptClaim[];
  /** Records by `event claim`. */
  readonly records: ReadonlyMap<string, number>;
  /** Facts of submission by claim. */
  readonly facts: ReadonlyMap<string, number>;
  /** The faults in the chain of records, and records without a number. */
  readonly chain: readonly string[];
}

/** `auditKeyFile`: that of the portal which wrote the database. */
export async function readKept(pool: Pool, auditKeyFile: string): Promise<Kept> {
  const claims = await pool.query(
    `select c.id, c.employee_number::int as person, c.month, c.status, c.number,
       (select count(*)::int from claim_lines l where l.claim_id = c.id) as lines from expense_claims c`,
  );
  const records = await pool.query(
    `select event || ' ' || target_id as name, count(*)::int from audit_events group by 1`,
  );
  const facts = await pool.query('select record_id as name, count(*)::int from record_facts group by 1');
  const counted = (rows: { name: string; count: number }[]) => new Map(rows.map(({ name, count }) => [name, count]));
  const { faults } = await verify({ database: pool, logs: [], anchors: [], keys: readPublicKeys([auditKeyFile]) });
  const unnumbered = await readWaitingSince(pool);
  const chain = [
    ...faults.map(({ number, why }) => `record ${number}: ${why}`),
    ...(unnumbered === null ? [] : [`a record of ${unnumbered} has no number`]),
  ];
  return { claims: claims.rows, records: counted(records.rows), facts: counted(facts.rows), chain };
}

/** Every breach of the promise, in words; empty where it was kept. */
export function breaches(sent: readonly Sent[], { claims, records, facts, chain }: Kept): string[] {
  const found: string[] = [];
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  for (const { event, answers, key } of sent) {
    const told = new Set(answers.map(({ text }) => text));
    const [answer] = answers;
    if (!answer) found.push(`${key} was never answered`);
    else if (answer.status !== 200) found.push(`${key} was answered ${answer.status}: ${answer.text}`);
    if (told.size > 1) found.push(`${key} was answered in ${told.size} ways`);
    if (answer?.status !== 200) continue;
    const { id, number } = JSON.parse(answer.text);
    const claim = byId.get(id);
    if (!claim) found.push(`lost: ${event} ${id}`);
    else if (claim.lines !== 1) found.push(`${claim.lines} lines in ${id}`);
    if (event === 'expense-claim.submitted') {
      if (claim?.number !== number || claim?.status !== 'submitted') found.push(`lost: number ${number} of ${id}`);
      if (facts.get(id) !== 1) found.push(`${facts.get(id) ?? 0} facts of ${id}`);
    }
    const recorded = records.get(`${event} ${id}`) ?? 0;
    if (recorded !== 1) found.push(`${recorded} records of ${event} ${id}`);
  }
  return [...found, ...doubles(claims), ...chain];
}

/** Two claims of a person and month, a number given twice, a gap in the numbers. */
function doubles(claims: readonly KeptClaim[]): string[] {
  const months = new Set(claims.map(({ person, month }) => `${person} ${month}`));
  const numbers = claims.flatMap(({ number }) => (number === null ? [] : [number])).sort();
  const last = Number(numbers.at(-1)?.split('-').at(-1) ?? 0);
  return [
    ...(months.size === claims.length ? [] : [`${claims.length - months.size} claims twice`]),
    ...(new Set(numbers).size === numbers.length ? [] : ['a number was given twice']),
    ...(last === numbers.length ? [] : [`${numbers.length} numbers were given, the last is ${last}`]),
  ];
}
