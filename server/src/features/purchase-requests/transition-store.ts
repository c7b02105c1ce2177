// The SQL of a purchase request's steps: one statement each, guarded by id, version and state.
import { UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { takenNumber } from '../../platform/db/fiscal-number.ts';
import type { Places } from '../../platform/db/statement.ts';
import { type FactValues, keptFact } from '../../platform/record/facts-store.ts';
import {
  type AmountValues,
  type BeginValues,
  beginParts,
  type MoveValues,
  type planWithdrawal,
  withdrawParts,
} from '../approvals/public.ts';
import { CONTENT } from './content-store.ts';

/** The values of a step. */
export interface Step extends FactValues {
  id: string;
  version: number;
  from: string;
  to: string;
}

/** Keeps the fact of the request that `changed` returns. */
export const keepFact = (at: Places<FactValues>) => keptFact('purchase-request', at);

/** Another version of the request, of this moment. */
const moved = (to: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`status = ${to}, version = version + 1,
      updated_at = ${at}::timestamptz, change_xid = pg_current_xact_id()`;

/** The request moves from one state to the next, at the version that was seen and while the guard holds. */
export const taken = (at: Places<Step>, guard: RawBuilder<unknown> = sql`true`) => sql`update purchase_requests set
      ${moved(at('to'), at('at'))}
    where id = ${at('id')}::uuid and version = ${at('version')} and status = ${at('from')} and ${guard}
    returning '{}'::jsonb as patch, id, employee_id`;

/** Moves a request from one state to the next and keeps the fact. */
export const stepPurchase = change<Step>((at) => ({ changed: taken(at), after: { fact: keepFact(at) } }));

type Withdrawing = Awaited<ReturnType<typeof planWithdrawal>>['values'];

/** As `stepPurchase`, and ends the request's approval with it. */
export const withdrawPurchase = change<Step & Withdrawing>((at) => {
  const { before, guard, after } = withdrawParts(at);
  return { before, changed: taken(at, guard), after: { fact: keepFact(at), ...after } };
});

const IS_UNDER_APPROVAL = sql`r.status = any(${sql.lit(`{${UNDER_APPROVAL.join()}}`)}::text[])`;

/** A value of the caller's where the act ends the request one way or the other, else what stood there. */
const whenDecided = (at: Places<MoveValues>, value: RawBuilder<unknown>, column: string) =>
  sql`case when ${at('outcome')} in ('approved', 'rejected') then ${value} else ${sql.ref(column)} end`;

/**
 * What its approvers did moves the request, inside the engine's statement. One that comes back keeps its content as it was:
 * what is changed can then be seen. One that is decided keeps who decided (S2-15), an approved one what was agreed to.
 */
export const movePurchase = (at: Places<MoveValues>): RawBuilder<unknown> => sql`update purchase_requests r set
      ${moved(at('outcome'), at('at'))},
      returned_content = case when ${at('outcome')} = 'returned' then ${CONTENT}::jsonb else r.returned_content end,
      approved_yen = case when ${at('outcome')} = 'approved' then coalesce(r.approved_yen, r.total_yen)
        else r.approved_yen end,
      approved_at = case when ${at('outcome')} = 'approved' then ${at('at')}::timestamptz end,
      decided_at = ${whenDecided(at, sql`${at('at')}::timestamptz`, 'r.decided_at')},
      last_decider_id = ${whenDecided(at, sql`nullif(${at('byEmployee')}, '')::uuid`, 'r.last_decider_id')},
      last_decider_number = ${whenDecided(at, sql`nullif(${at('byNumber')}, '')`, 'r.last_decider_number')},
      last_decider_name = ${whenDecided(at, at('byName'), 'r.last_decider_name')}
    from moving where r.id = moving.subject_id and ${IS_UNDER_APPROVAL}
    returning r.id`;

/** What an approver made of the amount (B3-05), inside the engine's statement. */
export const takeAmount = (at: Places<AmountValues>): RawBuilder<unknown> => sql`update purchase_requests r set
      approved_yen = ${at('amount')}::bigint, version = version + 1, updated_at = ${at('at')}::timestamptz,
      change_xid = pg_current_xact_id()
    from held where r.id = held.subject_id and ${IS_UNDER_APPROVAL}
    returning r.id`;

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
    categoryName: string | null;
    /** Approver of the last step, by id and name. */
    decider: string | null;
    deciderName: string;
  };

/**
 * Submits: as a step, and gives the number where there is none yet, from a counter in the same transaction (B0-06). The
 * request is locked before the counter moves, so a twin that comes too late uses no number up. Its approval begins with it.
 */
export const submitPurchase = change<Submission>((at) => {
  const { before, guard, after } = beginParts(at);
  return {
    before: {
      ...before,
      locked: sql`select id, number from purchase_requests
        where id = ${at('id')}::uuid and version = ${at('version')} and status = ${at('from')} and ${guard} for update`,
      numbered: takenNumber('PR', at('fiscalYear')),
    },
    changed: sql`update purchase_requests r set ${moved(at('to'), at('at'))},
        number = coalesce(r.number, (select number from numbered)), warning_count = ${at('warnings')}::int,
        findings = ${at('findings')}::jsonb, employee_name = ${at('name')}, employee_kana = ${at('kana')},
        department_code = ${at('departmentCode')}, department_name = ${at('departmentName')},
        purchase_category_name = ${at('categoryName')}, submitted_at = ${at('at')}::timestamptz, approved_yen = null,
        decided_at = null, last_decider_id = ${at('decider')}::uuid, last_decider_name = ${at('deciderName')},
        last_decider_number = (select e.number from employees e where e.id = ${at('decider')}::uuid)
      from locked where r.id = locked.id
      returning jsonb_build_object('number', r.number) as patch, r.id, r.number, r.employee_id`,
    after: { ...after, fact: keepFact(at) },
  };
});
