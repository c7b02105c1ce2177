// The record kit for nouns that go through approval: visibility, submission, withdrawal, facts of the other steps, and the port
// that the engine calls. The noun declares its machine, checks, texts and values.
import { may } from '@madoguchi/contract/access.ts';
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import type { ProblemCode } from '@madoguchi/contract/problems.ts';
import type { MachineRefusal } from '@madoguchi/contract/record/machine.ts';
import type { RecordKind } from '@madoguchi/contract/record/record.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import type { Pool } from 'pg';
import type { Change } from '../../platform/db/change.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Committed } from '../../platform/http/handler.ts';
import { refuse, type WrongField } from '../../platform/http/problem.ts';
import type { FactRow } from '../../platform/record/facts-store.ts';
import {
  type Asking,
  type AtVersion,
  type Move,
  recordKit,
  type StepValues,
  type Writing,
} from '../../platform/record/record-kit.ts';
import type { Actor, ActorEmployee } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { departmentName, masterData } from '../master-data/public.ts';
import { signatureOf } from './acting.ts';
import { announceApprovals } from './acts/announce-act.ts';
import type { ApprovalWrite } from './approval-writes-store.ts';
import type { Step, Submitting } from './approved-record-store.ts';
import { approversOf } from './approvers-store.ts';
import type { ApprovalSubjectPort, AskedApproval, PresentedApproval } from './subject-port.ts';
import type { Submission } from './submission/plan-submission.ts';
import { planWithdrawal } from './submission/plan-withdrawal.ts';
import { submitPlanned } from './submission/submit-planned.ts';

/** The columns that every approved record has. */
interface ApprovedRow<State> extends AtVersion {
  readonly status: State;
  /** Null before the first submission. */
  readonly number: string | null;
  /** The employee whose record it is. */
  readonly employeeUuid: string;
  /** Yen, in the exact digits of the database. */
  readonly totalYen: string;
}

interface Header {
  readonly updatedAt: string;
  readonly submittedAt: string | null;
}

/** The caller's relation to a record. */
export interface Caller {
  readonly isOwner: boolean;
  readonly isAdmin: boolean;
}

export function callerOf(actor: Actor, { employeeUuid }: { readonly employeeUuid: string }): Caller {
  return { isOwner: actor.employee?.id === employeeUuid, isAdmin: may(actor, 'admin') };
}

/** The employee behind the account; an operator without one has nothing to ask for. */
export function ownEmployee(actor: Actor): ActorEmployee {
  return actor.employee ?? refuse('not-allowed');
}

/** A changed record, for the pages that show it. */
export interface Announced {
  readonly id: string;
  readonly employeeUuid: string;
  /** As `about` of what is declared. */
  readonly about: string;
  /** False keeps the change from everybody but the owner. */
  readonly isSubmitted: boolean;
}

interface Declared<State extends string, Action extends string, Found extends ApprovedRow<State>, Answer> {
  readonly record: RecordKind<State, Action> & {
    readonly machine: { readonly transitions: Readonly<Record<'submit' | 'withdraw', { readonly to: State }>> };
  };
  readonly domain: ApprovalDomain;
  readonly find: (pool: Pool, id: string) => Promise<Found | null>;
  /**
   * True shows a submitted record to the caller, besides its owner and admins; without it, to its approvers of any round and
   * their delegates of the day. A draft is its owner's alone.
   */
  readonly concerns?: (asking: Asking, row: Found) => boolean | Promise<boolean>;
  readonly whyNot: (status: State, action: Action, caller: Caller) => MachineRefusal | null;
  readonly header: (row: Found) => Answer;
  /** Recorded with each step but the submission. */
  readonly noted?: (row: Found) => Readonly<Record<string, unknown>>;
  /** Parameters of the domain's screen on which it opens. */
  readonly about: (row: Found) => string;
  readonly titles: (row: Found) => Pick<PresentedApproval, 'title' | 'titleEn'>;
  /** Code of the domain's type, by which routes are chosen; without it there is none. */
  readonly typeOf?: (row: Found) => string | null;
  /** `version` null: approvers or the calendar did it. */
  readonly announce: (ground: Pick<Ground, 'live'>, row: Announced, version: number | null) => void;
  readonly port: Pick<ApprovalSubjectPort, 'move' | 'amounts' | 'sees'>;
}

/** A step that leaves a fact. */
type Stepping<State, V, Patch, Answer> = Omit<Move<State, V, Patch, Answer>, 'values'> & {
  readonly fact: string;
  readonly comment?: string;
  readonly values: Omit<V, keyof StepValues | 'fact'>;
};

/** The result of a noun's checks before a submission, and the values that its statement binds besides `Submitting`. */
interface Prepared<V> {
  readonly findings: readonly { readonly severity: string }[];
  /** Findings that block the submission; each is refused at its field. */
  readonly blocked: readonly WrongField[];
  readonly notReady: ProblemCode;
  readonly values: (planned: Submission) => Omit<V, keyof Submitting | keyof StepValues>;
}

export function approvedRecord<
  State extends string,
  Action extends string,
  Found extends ApprovedRow<State>,
  Answer extends Header,
>(declared: Declared<State, Action, Found, Answer>) {
  const { record, domain, header, about } = declared;
  const { transitions } = record.machine;
  const isApprover = approversOf(domain);
  const concerns =
    declared.concerns ??
    (({ ground, actor: { employee } }: Asking, { id }: Found) =>
      employee !== null && isApprover(ground.pool, id, employee.id, ground.clock.today()));
  const announcedOf = (row: Found): Announced => ({
    id: row.id,
    employeeUuid: row.employeeUuid,
    about: about(row),
    isSubmitted: row.number !== null,
  });
  const kit = recordKit<State, Action, Found, Answer>({
    record,
    find: ({ ground }, id) => declared.find(ground.pool, id),
    maySee: (asking, row) => {
      const { isOwner, isAdmin } = callerOf(asking.actor, row);
      if (isOwner) return true;
      if (row.number === null || row.status === 'draft') return false;
      return isAdmin || concerns(asking, row);
    },
    whyNot: (row, action, { actor }) => declared.whyNot(row.status, action, callerOf(actor, row)),
    current: header,
    answer: (row, moved) => ({ ...header(row), ...moved }),
    announce: (ground, row, version) => declared.announce(ground, announcedOf(row), version),
  });

  /**
   * Reads the record by `find`. A hidden record is refused like a missing one.
   * @throws Problem `not-found`
   */
  function seen<Whole extends Found = Found>(
    asking: Asking,
    id: string,
    find: (pool: Pool, id: string) => Promise<Whole | null> = declared.find as never,
  ): Promise<Whole> {
    return kit.seen(asking, id, () => find(asking.ground.pool, id));
  }

  /** The fact of a step in JSON, with the actor's name and department as they are now (B1-04). */
  async function factOf(asking: Asking, fact: string, comment = ''): Promise<string> {
    const { name, department } = await signatureOf(asking);
    const { accountId, employee } = asking.actor;
    const row: FactRow = {
      id: uuidAt(asking.now),
      fact,
      by_account: accountId,
      by_employee: employee?.id ?? null,
      by_name: name,
      by_department: department,
      comment,
    };
    return JSON.stringify(row);
  }

  /**
   * Commits a judged move with its fact and announces it.
   * @throws Problem `stale` where another writer was faster
   */
  async function move<V extends object, Patch>(
    writing: Writing<Answer>,
    row: Found,
    { fact, comment = '', values, difference = {}, ...how }: Stepping<State, V, Patch, Answer>,
  ): Promise<Committed<Answer>> {
    const kept = { ...values, fact: await factOf(writing, fact, comment) };
    const recorded = { ...declared.noted?.(row), ...difference };
    return kit.move<V, Patch>(writing, row, { ...how, values: kept as never, difference: recorded });
  }

  /** Runs a step that only moves the record, from the request to the commit. */
  async function step<Patch>(
    context: Writing<Answer> & { readonly input: AtVersion },
    actionIn: (row: Found) => Action,
    how: Omit<Stepping<State, Step, Patch, Answer>, 'to' | 'values'>,
  ): Promise<Committed<Answer>> {
    const row = await seen(context, context.input.id);
    const action = actionIn(row);
    kit.allow(context, row, action, context.input.version);
    return move<Step, Patch>(context, row, { ...how, to: transitions[action].to, values: {} });
  }

  /** The approval that a record asks for; `employee` is its owner as of today. */
  function askedOf(row: Found, employee: ActorEmployee): AskedApproval {
    return {
      domain,
      subjectId: row.id,
      requesterId: row.employeeUuid,
      groupCode: employee.departmentCode,
      amount: Number(row.totalYen),
      type: declared.typeOf?.(row) ?? null,
    };
  }

  /**
   * The owner submits: every check again, on what is stored; the first time it gets its number (B0-06). Without a route and
   * somebody to decide in each of its steps it is refused, and stays as it is (B3-04).
   */
  async function submit<Whole extends Found, V extends object, Patch>(
    context: Writing<Answer> & { readonly input: AtVersion & { readonly comment: string } },
    change: Change<V & Submitting, Patch & object>,
    find: (pool: Pool, id: string) => Promise<Whole | null>,
    prepare: (row: Whole, employee: ActorEmployee) => Promise<Prepared<V>>,
  ): Promise<Committed<Answer>> {
    const { ground, actor, input, now } = context;
    const row = await seen(context, input.id, find);
    kit.allow(context, row, 'submit' as Action, input.version);
    const employee = ownEmployee(actor);
    const { findings, blocked, notReady, values } = await prepare(row, employee);
    if (blocked.length > 0) refuse(notReady, { fields: blocked, current: header(row) });
    const department = departmentName(await masterData(ground), employee.departmentCode);
    const warnings = findings.filter(({ severity }) => severity === 'warning').length;
    const written = {
      fact: await factOf(context, 'submitted', input.comment),
      warnings,
      findings: JSON.stringify(findings),
      fiscalYear: fiscalYear(ground.clock.today()),
      name: employee.name,
      kana: employee.kana,
      departmentCode: employee.departmentCode,
      departmentName: department,
    };
    const presented: PresentedApproval = {
      ...declared.titles(row),
      about: about(row),
      requesterNumber: employee.number,
      requesterName: employee.name,
      departmentName: department,
      warnings,
      comment: input.comment,
    };
    const submitted = await submitPlanned(context, askedOf(row, employee), presented, (planned) =>
      kit.commit(context, row, {
        to: transitions.submit.to,
        change,
        values: { ...planned.values, ...values(planned), ...written } as never,
        difference: { totalYen: Number(row.totalYen), warnings },
        answer: { submittedAt: now } as Partial<Answer>,
      }),
    );
    if (submitted === null) return kit.refuseStale(context, row.id);
    declared.announce(ground, { ...announcedOf(row), isSubmitted: true }, row.version + 1);
    announceApprovals(ground, submitted.approval);
    return submitted.done;
  }

  /** The owner takes the record back while nobody has decided (B3-06); its approval ends with it. */
  async function withdraw(
    context: Writing<Answer> & { readonly input: AtVersion },
    change: Change<Step & ApprovalWrite>,
  ): Promise<Committed<Answer>> {
    const { ground, input } = context;
    const row = await seen(context, input.id);
    kit.allow(context, row, 'withdraw' as Action, input.version);
    const { values, approvals } = await planWithdrawal(context, domain, row.id);
    const done = await move(context, row, { to: transitions.withdraw.to, fact: 'withdrawn', change, values });
    announceApprovals(ground, ...approvals);
    return done;
  }

  const port: ApprovalSubjectPort = {
    ...declared.port,
    domain,
    asked: async (ground, { employee }, subjectId) => {
      const row = employee === null ? null : await declared.find(ground.pool, subjectId);
      return employee === null || row?.employeeUuid !== employee.id ? null : askedOf(row, employee);
    },
    announce: (ground, { subjectId, requesterId, about: opens }) =>
      declared.announce(ground, { id: subjectId, employeeUuid: requesterId, about: opens, isSubmitted: true }, null),
  };

  return { ...kit, seen, move, step, submit, withdraw, port };
}
