// The course of every act on a request: look, ask the engine, write all of it in one statement, tell open pages.
import type { Approval, Command } from '@madoguchi/contract/approvals/approval.ts';
import { act } from '@madoguchi/contract/approvals/engine/act.ts';
import { standsInFor } from '@madoguchi/contract/approvals/engine/delegated.ts';
import { whyNotAct } from '@madoguchi/contract/approvals/engine/why-not.ts';
import type { ActedApproval } from '@madoguchi/contract/approvals/model.ts';
import type { Change } from '../../../platform/db/change.ts';
import { writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Commit, Committed } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { actingPerson, actToWrite, type Done } from '../acting.ts';
import { approvalToWrite, subjectState, tasksToWrite } from '../approval-rows.ts';
import type { StoredApproval } from '../approval-store.ts';
import { type ApprovalWrite, actStatement } from '../approval-writes-store.ts';
import { businessDays } from '../calendar.ts';
import { passBarredTurns } from '../days/approval-days.ts';
import { headerOf, refuseAct, refuseStanding, seenApproval } from '../seen-approval.ts';
import { type ActedOn, type ApprovalSubjectPort, subjectPort } from '../subject-port.ts';
import { announceAct } from './announce-act.ts';

/** An act as its handler hands it over. */
export interface ActContext extends Asking {
  readonly commit: Commit<ActedApproval>;
}

interface AtVersion {
  readonly id: string;
  readonly version: number;
}

/** An approval before and after an act, and what was done. */
export interface Acted {
  readonly before: Approval;
  readonly after: Approval;
  readonly done: Done;
}

/**
 * Asks the engine for an act of the caller's; nothing is written yet.
 * @throws Problem `not-allowed`, `stale` or `wrong-state`
 */
export async function asEngineActs(
  acting: Asking,
  stored: StoredApproval,
  command: Command,
  version: number,
): Promise<Acted> {
  const { ground, actor, now, language } = acting;
  const { approval } = stored;
  const person = actingPerson(actor, stored);
  const on = ground.clock.today();
  refuseAct(approval, whyNotAct(approval, command, person, on), version, language);
  const addBusinessDays = await businessDays(ground);
  const result = act(approval, command, person, { at: now, on, addBusinessDays, newId: () => uuidAt(now) });
  if ('refusal' in result) return refuseStanding(approval, result.refusal, language);
  return { before: approval, after: result.approval, done: result.act };
}

/** Values of the statement parts that write an act. */
export async function writeOf(acting: Asking, { before, after, done }: Acted): Promise<ApprovalWrite> {
  return {
    approvalId: before.id,
    approvalVersion: before.version,
    approval: approvalToWrite(before, after),
    approvalTasks: tasksToWrite(before, after),
    approvalAct: await actToWrite(acting, done, before),
    at: acting.now,
  };
}

/** The delegation that an act rests on, which has to stand until it is written (B3-07); null: it is done in one's own name. */
export function delegationOf(acting: Asking, stored: StoredApproval, { before, after, done }: Acted): string | null {
  const giver = done.onBehalfOf?.employeeId;
  if (giver === undefined) return null;
  const request = { domain: before.domain, amount: Math.max(before.amount, after.amount) };
  const person = actingPerson(acting.actor, stored);
  return (
    standsInFor(request, giver, person, acting.ground.clock.today())?.id ??
    refuseStanding(before, 'not-your-turn', acting.language)
  );
}

export function portOf({ ground }: Asking, { domain }: Approval): ApprovalSubjectPort {
  const port = subjectPort(ground, domain);
  if (port === null) throw new Error(`no feature answers for approvals of ${domain}`);
  return port;
}

const actedOn = ({ approval: { id, subjectId, requesterId }, presented }: StoredApproval): ActedOn => ({
  id,
  subjectId,
  requesterId,
  about: presented.about,
});

/** The approval as time has left it. */
async function settledApproval(context: ActContext, id: string): Promise<StoredApproval> {
  const stored = await seenApproval(context, id);
  const { settle } = portOf(context, stored.approval);
  if (settle === undefined) return stored;
  await settle(context.ground, actedOn(stored));
  return seenApproval(context, id);
}

/** The employee who moves the subject, for a feature that keeps it. */
function movedBy({ actor: { employee } }: Asking) {
  return { byEmployee: employee?.id ?? '', byNumber: employee?.number ?? '', byName: employee?.name ?? '' };
}

/** The difference that the audit trail keeps of an act. */
function differenceOf({ before, after, done }: Acted, number: string) {
  const { kind, stepIndex = null, onBehalfOf = null, reason = null, comment = '', amounts } = done;
  return {
    number,
    status: [before.status, after.status],
    act: kind,
    step: stepIndex === null ? null : (before.steps[stepIndex]?.name ?? null),
    ...(onBehalfOf === null ? {} : { onBehalfOf: onBehalfOf.name }),
    ...(reason === null ? {} : { reason }),
    ...(amounts === undefined ? {} : { amount: [amounts.before, amounts.after] }),
    ...(comment === '' ? {} : { comment }),
  };
}

/**
 * Takes an act from the request to the commit. Whoever was slower is told of the newer state (B0-02).
 * @throws Problem `not-found`, `not-allowed`, `stale` or `wrong-state`
 */
export async function takeAct(
  context: ActContext,
  { id, version }: AtVersion,
  commandFor: (stored: StoredApproval) => Command | Promise<Command>,
  recorded: ActWriting<object>['recorded'] = {},
): Promise<Committed<ActedApproval>> {
  const stored = await settledApproval(context, id);
  const acted = await asEngineActs(context, stored, await commandFor(stored), version);
  const port = portOf(context, acted.before);
  const outcome = subjectState(acted.after);
  const moves = outcome !== subjectState(acted.before);
  const delegation = delegationOf(context, stored, acted);
  const written = await writeOf(context, acted);
  const comment = acted.done.comment ?? '';
  const told = moves && outcome !== null ? await port.tells?.(context, actedOn(stored), { outcome, comment }) : [];
  const values = {
    ...written,
    delegation,
    outcome: moves ? outcome : null,
    ...movedBy(context),
    comment,
    told: writtenFacts(told ?? []),
  };
  return committedAct(context, stored, acted, {
    statement: actStatement(port),
    values,
    told: moves ? port : null,
    recorded,
  });
}

/** How an act is written, and which port tells open pages of its subject. */
interface ActWriting<Values> {
  readonly statement: Change<Values>;
  readonly values: Values;
  readonly told: ApprovalSubjectPort | null;
  /** Further facts for the record: with how many others it was decided. */
  readonly recorded?: Readonly<Record<string, unknown>>;
}

/**
 * Commits an act that the engine has done, and tells open pages.
 * @throws Problem `stale` where somebody was faster
 */
export async function committedAct<Values extends object>(
  context: ActContext,
  stored: StoredApproval,
  acted: Acted,
  { statement, values, told, recorded = {} }: ActWriting<Values>,
): Promise<Committed<ActedApproval>> {
  const { before, after } = acted;
  const done = await context.commit(statement, values, {
    target: ['approval', before.id],
    difference: { ...differenceOf(acted, stored.presented.number), ...recorded },
    answer: { ...headerOf(after), version: before.version + 1 },
  });
  if (done === null) return refuse('stale', { current: headerOf((await seenApproval(context, before.id)).approval) });
  announceAct(context.ground, stored, acted, told);
  await told?.follow?.(context.ground, actedOn(stored), subjectState(after));
  await passBarredTurns(context.ground, after);
  return done;
}
