// The SQL of delegations that end soon.
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';

type Ending = Pick<DelegationView, 'id' | 'from' | 'to' | 'validFrom' | 'lastDay'>;

const ending = statement<{ today: string; days: number }, Ending>(
  (at) => sql`select d.id, d.valid_from as "validFrom", (d.valid_to - 1)::date as "lastDay",
      json_build_object('employeeId', f.id, 'name', rtrim(f.last_name || ' ' || f.first_name)) as "from",
      json_build_object('employeeId', t.id, 'name', rtrim(t.last_name || ' ' || t.first_name)) as "to"
    from delegations d join employees f on f.id = d.from_employee join employees t on t.id = d.to_employee
    where d.status = 'accepted' and d.valid_from <= ${at('today')}::date and d.valid_to > ${at('today')}::date
      and d.valid_to <= ${at('today')}::date + ${at('days')}::int
    order by d.valid_to, d.id`,
);

/** Accepted ones that hold today and end within so many days. */
export function findEnding(
  executor: Executor,
  within: { readonly today: string; readonly days: number },
): Promise<Ending[]> {
  return run(executor, ending, within);
}
