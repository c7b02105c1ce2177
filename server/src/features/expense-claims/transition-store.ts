// The SQL of a claim's steps: one statement each, guarded by id, version and state.
import { UNDER_APPROVAL } from '@madoguchi/contract/expense-claims/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { changeOfMany, EACH, withValues } from '../../platform/db/change-of-many.ts';
import { takenNumber } from '../../platform/db/fiscal-number.ts';
import type { Places } from '../../platform/db/statement.ts';
import { type FactValues, keptFact } from '../../platform/record/facts-store.ts';
import {
  type BeginValues,
  beginParts,
  type MoveValues,
  type planWithdrawal,
  withdrawParts,
} from '../approvals/public.ts';
import { LINES } from './lines-store.ts';

interface Step extends FactValues {
  id: string;
  version: number;
  from: string;
  to: string;
}

/** Another version of the claim `c`, of this moment. */
const moved = (to: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`status = ${to}, version = version + 1,
      updated_at = ${at}::timestamptz, change_xid = pg_current_xact_id()`;

const taken = (at: Places<Step>, guard: RawBuilder<unknown>, from = sql``) => sql`update expense_claims set
      ${moved(at('to'), at('at'))}
    ${from} where id = ${at('id')}::uuid and version = ${at('version')} and status = ${at('from')} and ${guard}
    returning '{}'::jsonb as patch, id, employee_id`;

/** Moves a claim from one state to the next and keeps the fact. */
export const stepClaim = changeOfMany<Step>(
  { id: 'uuid', version: 'integer', from: 'text', to: 'text', at: 'timestamptz', fact: 'json' },
  (at) => ({
    changed: sql`${taken(at, sql`true`, sql`from ${EACH}`)}, nth`,
    after: { fact: keptFact('expense-claim', at, withValues(sql`changed`)) },
  }),
);

type Withdrawing = Awaited<ReturnType<typeof planWithdrawal>>['values'];

/** As `stepClaim`, and ends the claim's approval with it. */
export const withdrawClaimRow = change<Step & Withdrawing>((at) => {
  const { before, guard, after } = withdrawParts(at);
  return { before, changed: taken(at, guard), after: { fact: keptFact('expense-claim', at), ...after } };
});

/**
 * What its approvers did moves the claim, inside the engine's statement. A claim that comes back keeps its lines as they
 * were: what is corrected can then be seen (B4-08).
 */
export const moveClaim = (at: Places<MoveValues>): RawBuilder<unknown> => sql`update expense_claims c set
      ${moved(at('outcome'), at('at'))},
      returned_lines = case when ${at('outcome')} = 'returned' then ${LINES}::jsonb else c.returned_lines end
    from moving where c.id = moving.subject_id and c.status = any(${sql.lit(`{${UNDER_APPROVAL.join()}}`)}::text[])
    returning c.id`;

type Submission = Step &
  BeginValues & {
    warnings: number;
    /** JSON array of the checks' findings. */
    findings: string;
    fiscalYear: number;
    name: string;
    kana: string;
    departmentCode: string;
    departmentName: string;
    /** JSON array of {id, purpose, mode, trip}: the names of the masters as they are now (B1-04). */
    names: string;
  };

/**
 * Submits: as a step, and gives the number where there is none yet, from a counter in the same transaction (B0-06).
 * The claim is locked before the counter moves, so a twin that comes too late uses no number up. Its approval begins with it.
 */
export const submitClaimRow = change<Submission>((at) => {
  const { before, guard, after } = beginParts(at);
  return {
    before: {
      ...before,
      locked: sql`select id, number from expense_claims
      where id = ${at('id')}::uuid and version = ${at('version')} and status = ${at('from')} and ${guard} for update`,
      numbered: takenNumber('TE', at('fiscalYear')),
    },
    changed: sql`update expense_claims c set ${moved(at('to'), at('at'))},
      number = coalesce(c.number, (select number from numbered)), warning_count = ${at('warnings')}::int, findings = ${at('findings')}::jsonb,
      employee_name = ${at('name')}, employee_kana = ${at('kana')}, department_code = ${at('departmentCode')},
      department_name = ${at('departmentName')}, submitted_at = ${at('at')}::timestamptz
    from locked where c.id = locked.id
    returning jsonb_build_object('number', c.number) as patch, c.id, c.number, c.employee_id`,
    after: {
      ...after,
      fact: keptFact('expense-claim', at),
      named: sql`update claim_lines l set purpose_name = n.purpose, transport_mode_name = n.mode, trip_type_name = n.trip
      from changed c, json_to_recordset(${at('names')}::json) as n(id uuid, purpose text, mode text, trip text)
      where l.id = n.id and l.claim_id = c.id`,
    },
  };
});
