// Reads what is known already of people who are to get accounts.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';

export interface KnownEmployee {
  readonly id: string;
  readonly number: string;
  readonly hasAccount: boolean;
  readonly hasLeft: boolean;
}

interface Known {
  readonly emails: string[];
  /** Those of them whose account is suspended, or past its last day. */
  readonly disabled: string[];
  readonly employees: KnownEmployee[];
  /** The numbers sought of which an employee's differs in leading zeros alone. */
  readonly zerosLost: string[];
}

interface Sought {
  emails: readonly string[];
  numbers: readonly string[];
  today: string;
}

/** Of all numbers given those that an employee has with more zeros in front, or with fewer. */
const ZEROS_LOST = (numbers: RawBuilder<unknown>) => sql`select given.number
  from unnest(${numbers}::text[]) as given (number) join employees e on ltrim(e.number, '0') = ltrim(given.number, '0')
  where e.number <> given.number and e.number ~ '^[0-9]+$' and given.number ~ '^[0-9]+$'`;

const known = statement<Sought, Known>(
  (at) => sql`select
      array(select email from accounts where email = any(${at('emails')}::text[])) as emails,
      array(select email from accounts where email = any(${at('emails')}::text[])
        and (status = 'suspended' or ends_on < ${at('today')}::date)) as disabled,
      coalesce((select json_agg(json_build_object('id', e.id, 'number', e.number,
          'hasAccount', exists (select from accounts a where a.employee_id = e.id),
          'hasLeft', coalesce(e.left_on < ${at('today')}::date, false)))
        from employees e where e.number = any(${at('numbers')}::text[])), '[]') as employees,
      array(${ZEROS_LOST(at('numbers'))}) as "zerosLost"`,
);

/** Which of the addresses have an account, and one that lets nobody in, which of the numbers are whose, and of which zeros were lost. */
export async function findKnown(pool: Pool, sought: Sought): Promise<Known> {
  return (await run(pool, known, sought))[0] ?? { emails: [], disabled: [], employees: [], zerosLost: [] };
}

const nextNumber = statement<Record<never, never>, { number: string }>(
  () => sql`select lpad((coalesce(max(number::integer), 0) + 1)::text, 4, '0') as number
    from employees where number ~ '^[0-9]{1,9}$'`,
);

/** The employee number after the highest one, of four digits at least. */
export async function nextEmployeeNumber(pool: Pool): Promise<string> {
  const [row] = await run(pool, nextNumber, {});
  if (!row) throw new Error('An aggregate always answers one row');
  return row.number;
}
