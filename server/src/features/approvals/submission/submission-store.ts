// Parts of a feature's own statements that begin an approval with its submission, and end it with its withdrawal: the
// request and its approval move together or not at all.
import { type RawBuilder, sql } from 'kysely';
import type { ChangeParts } from '../../../platform/db/change.ts';
import { takenNumbers } from '../../../platform/db/fiscal-number.ts';
import type { Places } from '../../../platform/db/statement.ts';
import { holdingVersion, holdingVersions } from '../../approval-routes/public.ts';
import {
  type ApprovalWrite,
  changedApproval,
  heldApproval,
  writtenAct,
  writtenActs,
  writtenTasks,
} from '../approval-writes-store.ts';

/** Values of the parts that begin an approval, made by `planSubmission`; the texts are JSON. */
export interface BeginValues {
  readonly approval: string;
  readonly approvalTasks: string;
  readonly approvalAct: string;
  readonly routeVersion: string;
  /** The day on which the route must hold. */
  readonly submittedOn: string;
  readonly at: string;
}

/** The parts that a feature's statement takes up: those before and after its `changed`, and a condition on `changed`. */
export interface JoinedParts {
  readonly before: NonNullable<ChangeParts['before']>;
  /** A condition for the `where` of `changed`. */
  readonly guard: RawBuilder<unknown>;
  readonly after: NonNullable<ChangeParts['after']>;
}

/** A subject whose approval is under way begins no other: round 0 is refused by the table, and all of the statement with it. */
const NEXT_ROUND = sql`case when approvals.status = 'in_progress' then 0 else approvals.round + 1 end`;

const COLUMNS = sql`id uuid, domain text, subject_id uuid, requester_id uuid, route_version_id uuid, route_name text, route_name_en text,
  route_number int, amount bigint, status text, current_step int, steps jsonb, number text, title text, title_en text, about text,
  requester_number text, requester_name text, department_code text, department_name text, warnings int`;

/** `x` has the columns of the row, `subject` and `number` are its subject's. */
const begunFrom = (
  from: RawBuilder<unknown>,
  { subject, number, at }: Readonly<Record<'subject' | 'number' | 'at', RawBuilder<unknown>>>,
) => sql`insert into approvals
    (id, domain, subject_id, requester_id, route_version_id, route_name, route_name_en, route_number, amount, status, round,
      version, current_step, steps, number, title, title_en, about, requester_number, requester_name, department_code,
      department_name, warnings, submitted_at, updated_at)
  select x.id, x.domain, ${subject}, x.requester_id, x.route_version_id, x.route_name, x.route_name_en, x.route_number,
    x.amount, x.status, 1, 1, x.current_step, x.steps, ${number}, x.title, x.title_en, x.about, x.requester_number,
    x.requester_name, x.department_code, x.department_name, x.warnings, ${at}::timestamptz, ${at}::timestamptz
  from ${from}
  on conflict (domain, subject_id) do update set round = ${NEXT_ROUND}, version = approvals.version + 1,
    route_version_id = excluded.route_version_id, route_name = excluded.route_name, route_name_en = excluded.route_name_en,
    route_number = excluded.route_number, amount = excluded.amount, status = excluded.status,
    current_step = excluded.current_step, steps = excluded.steps, number = excluded.number, title = excluded.title,
    title_en = excluded.title_en, about = excluded.about, requester_number = excluded.requester_number,
    requester_name = excluded.requester_name, department_code = excluded.department_code,
    department_name = excluded.department_name, warnings = excluded.warnings, submitted_at = excluded.submitted_at,
    updated_at = excluded.updated_at
  returning id, round, requester_id`;

const begun = (at: Places<BeginValues>) =>
  begunFrom(sql`changed, json_to_record(${at('approval')}::json) as x(${COLUMNS})`, {
    subject: sql`changed.id`,
    number: sql`changed.number`,
    at: at('at'),
  });

/**
 * For a feature's submission. Its `changed` returns the subject's `id` and `number` and stands under `guard`: the planned
 * route still holds, and nobody ends it before this is over. A subject submitted before begins the next round.
 */
export function beginParts(at: Places<BeginValues>): JoinedParts {
  return {
    before: { route_held: holdingVersion(at('routeVersion'), at('submittedOn')) },
    guard: sql`exists (select from route_held)`,
    after: {
      begun: begun(at),
      begun_tasks: writtenTasks(at as unknown as Places<ApprovalWrite>, sql`begun`),
      begun_act: writtenAct(at as unknown as Places<ApprovalWrite>, sql`begun`),
    },
  };
}

/**
 * For a feature's withdrawal, with the values of `planWithdrawal`. Its `changed` stands under `guard`: the approval is still
 * as it was read, and nobody acts on it before this is over.
 */
export function withdrawParts(at: Places<ApprovalWrite>): JoinedParts {
  return {
    before: { approval_held: heldApproval(at) },
    guard: sql`exists (select from approval_held)`,
    after: {
      withdrawn: changedApproval(at, sql`approval_held`, sql`exists (select from changed)`),
      withdrawn_tasks: writtenTasks(at, sql`withdrawn`),
      withdrawn_act: writtenAct(at, sql`withdrawn`),
    },
  };
}

/** Values of the parts that begin and end several, made by `planRequests`; lists of objects are JSON texts. */
export interface RequestValues {
  readonly requestsBegun: string;
  /** `{ id, version }[]` of those that lapse. */
  readonly requestsLapsed: string;
  readonly requestsLapsedCount: number;
  readonly requestTasks: string;
  readonly requestActs: string;
  readonly routeVersions: readonly string[];
  readonly submittedOn: string;
  readonly fiscalYear: number;
  readonly at: string;
}

interface RequestParts extends JoinedParts {
  /** Parts of which `numbers` has the `id` of each subject that had no number, with the `number` that it gets: read under the guard. */
  readonly numbered: NonNullable<ChangeParts['before']>;
}

/**
 * For a feature whose own writes begin requests and let others lapse, several at once. The approvals are held before anything of
 * the feature's own, in the order of their ids. `changed` stands under the guard, and `guarded` names a part that does.
 */
export function requestParts(
  at: Places<RequestValues>,
  { prefix, guarded }: { readonly prefix: string; readonly guarded: RawBuilder<unknown> },
): RequestParts {
  const begun = sql`json_to_recordset(${at('requestsBegun')}::json) as x(${COLUMNS})`;
  const written = { approvalTasks: at('requestTasks'), at: at('at') };
  const places = ((name: keyof typeof written) => written[name]) as unknown as Places<ApprovalWrite>;
  const isIts = sql`x.approval_id = f.id`;
  return {
    before: {
      routes_held: holdingVersions(sql`${at('routeVersions')}::uuid[]`, at('submittedOn')),
      lapsing: sql`select a.id, a.round, a.requester_id from approvals a
        where a.status = 'in_progress' and (a.id, a.version) in (
          select j.id, j.version from json_to_recordset(${at('requestsLapsed')}::json) as j(id uuid, version int))
        order by a.id for update of a`,
    },
    guard: sql`(select count(*) from routes_held) = cardinality(${at('routeVersions')}::uuid[])
      and (select count(*) from lapsing) = ${at('requestsLapsedCount')}::int`,
    numbered: takenNumbers(
      prefix,
      at('fiscalYear'),
      sql`select x.subject_id as id, row_number() over (order by x.id) as nth from ${guarded}, ${begun} where x.number is null`,
    ),
    after: {
      lapsed: sql`update approvals a set status = 'lapsed', current_step = null, version = a.version + 1,
          updated_at = ${at('at')}::timestamptz
        from lapsing l where a.id = l.id and exists (select from changed) returning a.id, a.round, a.requester_id`,
      begun: begunFrom(sql`changed cross join ${begun} left join numbers n on n.id = x.subject_id`, {
        subject: sql`x.subject_id`,
        number: sql`coalesce(x.number, n.number)`,
        at: at('at'),
      }),
      concerned: sql`select id, round, requester_id from lapsed union all select id, round, requester_id from begun`,
      tasks: writtenTasks(places, sql`concerned`, isIts),
      acts: writtenActs(sql`${at('requestActs')}::json`, at('at'), sql`concerned`, isIts),
    },
  };
}
