// The statements that move a record which goes through approval: one each, guarded by id, version and state, together with its
// fact and with what begins or ends its approval.
import type { TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ChangeParts, change, type Unrecorded } from '../../platform/db/change.ts';
import { changeOfMany, EACH, withValues } from '../../platform/db/change-of-many.ts';
import { takenNumber } from '../../platform/db/fiscal-number.ts';
import type { Places } from '../../platform/db/statement.ts';
import { type FactValues, keptFact } from '../../platform/record/facts-store.ts';
import type { StepValues } from '../../platform/record/record-kit.ts';
import type { ApprovalWrite } from './approval-writes-store.ts';
import type { MoveValues, SubjectState } from './subject-port.ts';
import { type BeginValues, beginParts, withdrawParts } from './submission/submission-store.ts';

/** The values of a step that is kept as a fact. */
export type Step = Omit<StepValues, 'by'> & FactValues;

/** The values bound in every submission. */
export type Submitting = Step &
  BeginValues & {
    warnings: number;
    /** JSON array of the checks' findings. */
    findings: string;
    fiscalYear: number;
    name: string;
    kana: string;
    departmentCode: string;
    departmentName: string;
  };

/** Further columns of an update, each after a comma. */
type Columns<Values> = (at: Places<Values>) => RawBuilder<unknown>;

interface Declared {
  /** As the record names it; the check of `record_facts` lists its facts. */
  readonly noun: TargetKind;
  /**
   * The table, which has `status`, `version`, `number`, `employee_id`, `employee_name`, `employee_kana`, `department_code`,
   * `department_name`, `warning_count`, `findings`, `submitted_at`, `updated_at` and `change_xid`.
   */
  readonly table: string;
  /** The table's alias in the statements, for further columns. */
  readonly row: string;
  /** Of its numbers, counted by fiscal year: TE-2026-00123. */
  readonly prefix: string;
}

const UNDER_APPROVAL: readonly SubjectState[] = ['submitted', 'in_review'];

export function approvedTable({ noun, table, row, prefix }: Declared) {
  const t = (column: string) => sql.ref(`${row}.${column}`);
  const update = sql`update ${sql.table(table)} ${sql.id(row)} set`;
  const isUnderApproval = sql`${t('status')} = any(${sql.lit(`{${UNDER_APPROVAL.join()}}`)}::text[])`;
  const isAsSeen = (at: Places<Step>) =>
    sql`${t('id')} = ${at('id')}::uuid and ${t('version')} = ${at('version')} and ${t('status')} = ${at('from')}`;
  const returned = sql`'{}'::jsonb as patch, ${t('id')}, ${t('employee_id')}`;

  /** Another version of the row, of this moment. */
  const moved = (to: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`status = ${to},
      version = ${t('version')} + 1, updated_at = ${at}::timestamptz, change_xid = pg_current_xact_id()`;

  /** The row moves from one state to the next, at the version that was seen and while the guard holds. */
  const taken = (at: Places<Step>, guard: RawBuilder<unknown> = sql`true`) => sql`${update} ${moved(at('to'), at('at'))}
    where ${isAsSeen(at)} and ${guard} returning ${returned}`;

  return {
    isUnderApproval,

    /** A step together with further writes; `after` selects `from changed`. */
    stepWith: <Values extends Unrecorded>(
      after: (at: Places<Values & Step>) => NonNullable<ChangeParts['after']>,
      guard?: (at: Places<Values & Step>) => RawBuilder<unknown>,
    ) =>
      change<Values & Step>((places) => {
        const at = places as unknown as Places<Values & Step>;
        const step = places as unknown as Places<Step>;
        return {
          changed: taken(step, guard?.(at)),
          after: { fact: keptFact(noun, step), ...after(at) },
        };
      }),

    /** A step that only moves the record. Many people confirm in the same hour, so it is a change of many. */
    step: changeOfMany<Step>(
      { id: 'uuid', version: 'integer', from: 'text', to: 'text', at: 'timestamptz', fact: 'json' },
      (at) => ({
        changed: sql`${update} ${moved(at('to'), at('at'))} from ${EACH} where ${isAsSeen(at)} returning ${returned}, nth`,
        after: { fact: keptFact(noun, at, withValues(sql`changed`)) },
      }),
    ),

    /** As a step, and ends the record's approval with it. */
    withdraw: change<Step & ApprovalWrite>((at) => {
      const { before, guard, after } = withdrawParts(at);
      return { before, changed: taken(at, guard), after: { fact: keptFact(noun, at), ...after } };
    }),

    /**
     * As a step, and begins the approval. Gives the number where there is none yet, from a counter in the same transaction
     * (B0-06): the row is locked before the counter moves, so a twin that comes too late uses no number up.
     */
    submit: <Values extends Unrecorded>(
      columns: Columns<Values & Submitting> = () => sql``,
      also: (at: Places<Values & Submitting>) => NonNullable<ChangeParts['after']> = () => ({}),
    ) =>
      change<Values & Submitting, { number: string }>((places) => {
        const own = places as unknown as Places<Values & Submitting>;
        const at = places as unknown as Places<Submitting>;
        const { before, guard, after } = beginParts(at);
        return {
          before: {
            ...before,
            locked: sql`select ${t('id')}, ${t('number')} from ${sql.table(table)} ${sql.id(row)}
              where ${isAsSeen(at)} and ${guard} for update`,
            numbered: takenNumber(prefix, at('fiscalYear')),
          },
          changed: sql`${update} ${moved(at('to'), at('at'))},
              number = coalesce(${t('number')}, (select number from numbered)), warning_count = ${at('warnings')}::int,
              findings = ${at('findings')}::jsonb, employee_name = ${at('name')}, employee_kana = ${at('kana')},
              department_code = ${at('departmentCode')}, department_name = ${at('departmentName')},
              submitted_at = ${at('at')}::timestamptz ${columns(own)}
            from locked where ${t('id')} = locked.id
            returning jsonb_build_object('number', ${t('number')}) as patch, ${t('id')}, ${t('number')},
              ${t('employee_id')}`,
          after: { ...after, fact: keptFact(noun, at), ...also(own) },
        };
      }),

    /** Moves the record to the outcome of an act, inside the engine's statement (`ApprovalSubjectPort.move`). */
    moveBy:
      (columns: Columns<MoveValues> = () => sql``) =>
      (at: Places<MoveValues>): RawBuilder<unknown> =>
        sql`${update} ${moved(at('outcome'), at('at'))} ${columns(at)}
        from moving where ${t('id')} = moving.subject_id and ${isUnderApproval} returning ${t('id')}`,
  };
}
