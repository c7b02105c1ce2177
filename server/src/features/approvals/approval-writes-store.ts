// The SQL that writes an approval: its row at its version, the tasks that changed, and the fact. Parts of one statement.
import { type RawBuilder, sql } from 'kysely';
import { type Change, change } from '../../platform/db/change.ts';
import { changeOfMany, EACH, type ValueType, withValues } from '../../platform/db/change-of-many.ts';
import type { Places } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import { keptDelegations } from '../delegations/public.ts';
import type { AmountValues, ApprovalSubjectPort, MoveValues } from './subject-port.ts';

/** The parameters for an approval in the statement that changes it; the texts are JSON. */
export interface ApprovalWrite {
  readonly approvalId: string;
  readonly approvalVersion: number;
  /** As `approvalToWrite` has it. */
  readonly approval: string;
  /** As `tasksToWrite` has them. */
  readonly approvalTasks: string;
  /** As `actToWrite` has it. */
  readonly approvalAct: string;
  readonly at: string;
}

/** The act's row in JSON. */
export interface ActRow {
  readonly id: string;
  readonly kind: string;
  readonly step: number | null;
  readonly step_name: string | null;
  readonly step_name_en: string | null;
  readonly task_id: string | null;
  readonly account_id: string | null;
  readonly employee_id: string | null;
  readonly name: string;
  readonly department_name: string;
  readonly behalf_of_employee: string | null;
  readonly behalf_of_name: string | null;
  readonly reason: string | null;
  readonly comment: string;
  readonly amount_before: number | null;
  readonly amount_after: number | null;
}

/**
 * The approval's row, locked at its version: before the subject's, in every statement, so that no two wait in a ring. `where`
 * holds it to what else must be so.
 */
export const heldApproval = (
  at: Places<ApprovalWrite>,
  where: RawBuilder<unknown> = sql`true`,
) => sql`select a.id, a.subject_id from approvals a
  where a.id = ${at('approvalId')}::uuid and a.version = ${at('approvalVersion')} and ${where} for update of a`;

/** The held approval as the act leaves it. `where` holds it to what else must be so. */
export const changedApproval = (
  at: Places<ApprovalWrite>,
  held: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
) => sql`
  update approvals a set status = x.status, current_step = x.current_step, amount = x.amount, steps = coalesce(x.steps, a.steps),
    version = a.version + 1, updated_at = ${at('at')}::timestamptz
  from ${held} held, json_to_record(${at('approval')}::json) as x(status text, current_step int, amount bigint, steps jsonb)
  where a.id = held.id and ${where}
  returning '{}'::jsonb as patch, a.id, a.round, a.requester_id`;

type Written = Pick<ApprovalWrite, 'approvalTasks' | 'approvalAct' | 'at'>;

/**
 * The tasks of the approval that `from` returns with `id`, `round` and `requester_id`: changed ones and new ones. Where it returns
 * several, each task names its own by `approval_id`.
 */
export const writtenTasks = (
  at: Places<Written>,
  from: RawBuilder<unknown>,
  isIts: RawBuilder<unknown> = sql`true`,
) => sql`insert into approval_tasks
    (id, approval_id, requester_id, round, step, place, chair, is_past, employee_id, approver, status, arrived_at, due_on, done_at,
      done_by_employee, done_by_name)
  select x.id, f.id, f.requester_id, f.round, x.step, x.place, x.chair, x.is_past, x.employee_id, x.approver, x.status, x.arrived_at, x.due_on,
    x.done_at, x.done_by_employee, x.done_by_name
  from ${from} f join json_to_recordset(${at('approvalTasks')}::json) as x(approval_id uuid, id uuid, step int, place int, chair uuid, is_past boolean, employee_id uuid,
    approver jsonb, status text, arrived_at timestamptz, due_on date, done_at timestamptz, done_by_employee uuid,
    done_by_name text) on ${isIts}
  on conflict (id) do update set status = excluded.status, step = excluded.step, place = excluded.place, is_past = excluded.is_past, arrived_at = excluded.arrived_at,
    due_on = excluded.due_on, done_at = excluded.done_at, done_by_employee = excluded.done_by_employee,
    done_by_name = excluded.done_by_name`;

/** The fact of what was done to the approval that `from` returns. */
export const writtenAct = (at: Places<Written>, from: RawBuilder<unknown>) =>
  writtenActs(sql`json_build_array(${at('approvalAct')}::json)`, at('at'), from);

/** Facts in a JSON array. Where `from` returns several approvals, each names its own by `approval_id`. */
export const writtenActs = (
  acts: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  isIts: RawBuilder<unknown> = sql`true`,
) => sql`insert into approval_acts
    (id, approval_id, requester_id, round, kind, step, step_name, step_name_en, task_id, account_id, employee_id, name,
      department_name, behalf_of_employee, behalf_of_name, reason, comment, amount_before, amount_after, at)
  select x.id, f.id, f.requester_id, f.round, x.kind, x.step, x.step_name, x.step_name_en, x.task_id, x.account_id,
    x.employee_id, x.name, x.department_name, x.behalf_of_employee, x.behalf_of_name, x.reason, x.comment,
    x.amount_before, x.amount_after, ${at}::timestamptz
  from ${from} f join json_to_recordset(${acts}) as x(approval_id uuid, id uuid, kind text, step int, step_name text,
    step_name_en text, task_id uuid, account_id uuid, employee_id uuid, name text, department_name text,
    behalf_of_employee uuid, behalf_of_name text, reason text, comment text, amount_before bigint, amount_after bigint) on ${isIts}`;

/** The parameters of a person's act, which may be done in another's name. */
interface Personal {
  /** The delegation that it rests on (B3-07); null: it is done in one's own name. */
  readonly delegation: string | null;
}

/** True when the act rests on nothing, or on a delegation of `standing`. */
const restsOnStanding = (at: Places<Personal>) => sql`(${at('delegation')}::uuid is null
  or exists (select from standing where standing.id = ${at('delegation')}::uuid))`;

/** Facts that the port tells of the moved subject, as `writtenFacts` has them. */
interface Telling {
  readonly told: string;
}

export type ActValues = ApprovalWrite & MoveValues & Personal & Telling;

/** The facts of all acts that took place. */
const ALL_TOLD = (at: Places<Telling>) => sql`coalesce((select json_agg(f.value)
  from ${withValues(sql`changed`)} cross join json_array_elements(${at('told')}) f), '[]')`;

const TYPES = {
  approvalId: 'uuid',
  approvalVersion: 'integer',
  approval: 'json',
  approvalTasks: 'json',
  approvalAct: 'json',
  at: 'timestamptz',
  outcome: 'text',
  byEmployee: 'text',
  byNumber: 'text',
  byName: 'text',
  comment: 'text',
  told: 'json',
  delegation: 'uuid',
} as const satisfies Record<keyof ActValues, ValueType>;

/** As `heldApproval`, of each act; the delegation that it rests on is kept before. */
const heldApprovals = (at: Places<ApprovalWrite & Personal>) => sql`select nth, a.id, a.subject_id
  from ${EACH} join approvals a on a.id = ${at('approvalId')} and a.version = ${at('approvalVersion')}
  where ${restsOnStanding(at as unknown as Places<Personal>)}
  order by a.id for update of a`;

function actOn(port: ApprovalSubjectPort): Change<ActValues> {
  return changeOfMany<ActValues>(TYPES, (at) => {
    const held = withValues(sql`held`);
    const isMoved = sql`(${at('outcome')} is null or exists (select from moved where moved.id = held.subject_id))`;
    const changed = withValues(sql`changed`);
    return {
      before: {
        standing: keptDelegations(sql`select ${at('delegation')} from ${EACH}`),
        held: heldApprovals(at as unknown as Places<ApprovalWrite & Personal>),
        moving: sql`select * from ${held} where ${at('outcome')} is not null`,
        moved: port.move(at as unknown as Places<MoveValues>),
      },
      changed: sql`${changedApproval(at, held, isMoved)}, held.nth`,
      after: {
        tasks: writtenTasks(at, changed),
        fact: writtenAct(at, changed),
        ...port.moveAlso?.(at as unknown as Places<MoveValues>),
        ...(port.tells === undefined ? {} : { told: toldFactRows(ALL_TOLD(at as unknown as Places<Telling>)) }),
      },
    };
  });
}

/** The statement of acts on subjects of the port: the approval, its tasks, the fact and the subject, or none of them. */
export const actStatement = oncePerPort(actOn);

type AmountWrite = ApprovalWrite & AmountValues & Personal;

/** The same of an act that changes the amount of a subject of the port, which must take it. */
export const amountStatement = oncePerPort((port: TakingAmounts) =>
  change<AmountWrite>((at) => ({
    before: {
      standing: keptDelegations(sql`${at('delegation')}::uuid`),
      held: heldApproval(at, restsOnStanding(at as unknown as Places<Personal>)),
      taken: port.amounts.take(at as unknown as Places<AmountValues>),
    },
    changed: changedApproval(at, sql`held`, sql`exists (select from taken)`),
    after: { tasks: writtenTasks(at, sql`changed`), fact: writtenAct(at, sql`changed`) },
  })),
);

/** A port whose domain lets approvers change the amount. */
export type TakingAmounts = ApprovalSubjectPort & Required<Pick<ApprovalSubjectPort, 'amounts'>>;

/** Declares a port's statement when it is first asked for. */
function oncePerPort<Port extends ApprovalSubjectPort, Values>(declare: (port: Port) => Change<Values>) {
  const declared = new WeakMap<Port, Change<Values>>();
  return (port: Port): Change<Values> => {
    const known = declared.get(port) ?? declare(port);
    declared.set(port, known);
    return known;
  };
}
