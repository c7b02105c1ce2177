// Requests that a feature's own writes begin and let lapse, several at once: a series of reservations that is booked, moved, cancelled.
import type { Approval, Plan } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { lapse } from '@madoguchi/contract/approvals/engine/act.ts';
import { beginApproval } from '@madoguchi/contract/approvals/engine/begin.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { actRow, type Done, type Signature, signatureOf } from '../acting.ts';
import { announceApprovals } from '../acts/announce-act.ts';
import { changedTasks } from '../approval-rows.ts';
import { findApprovalsOf } from '../approval-store.ts';
import { businessDays } from '../calendar.ts';
import type { AskedApproval, PresentedApproval } from '../subject-port.ts';
import { beginRow, planFor, refuseUnplanned } from './plan-submission.ts';
import type { RequestValues } from './submission-store.ts';

/** A request that begins. */
export interface BegunRequest {
  readonly asked: Omit<AskedApproval, 'domain'>;
  readonly presented: PresentedApproval;
  /** Null: it gets one now. */
  readonly number: string | null;
}

export interface RequestChanges {
  readonly domain: ApprovalDomain;
  readonly begins: readonly BegunRequest[];
  /** Subjects; of one whose approval has ended nothing lapses. */
  readonly lapses: readonly string[];
}

/** Null: the calendar does it, and what begins is on record of its requester. */
interface Writer {
  readonly ground: Ground;
  readonly actor: Actor | null;
  readonly now: string;
  readonly language: Language;
}

export interface PlannedRequests {
  readonly values: RequestValues;
  /** Of each that begins or lapses, as it will be and as it was. */
  readonly approvals: readonly (readonly [Approval, ...Approval[]])[];
}

const CALENDAR: Signature = { accountId: null, employeeId: null, name: '', department: '' };

async function signatureBy({ ground, actor }: Writer): Promise<Signature> {
  if (actor === null) return CALENDAR;
  const signed = await signatureOf({ ground, actor });
  return { accountId: actor.accountId, employeeId: actor.employee?.id ?? null, ...signed };
}

/** Only an employee submits: whoever has no record, or is the calendar, does it in the requester's own name. */
const submitter = (by: Signature, { asked, presented }: BegunRequest): Signature =>
  by.employeeId !== null
    ? by
    : { ...by, employeeId: asked.requesterId, name: presented.requesterName, department: presented.departmentName };

/** Finds the way of each request; those who ask for the same thing together are looked up once. */
function plannerFor(writer: Writer, domain: ApprovalDomain) {
  const known = new Map<string, Promise<Plan>>();
  async function planned({ asked }: BegunRequest): Promise<Plan> {
    const { plan, refusal } = await planFor(writer, { ...asked, domain });
    return plan ?? refuseUnplanned(writer, refusal);
  }
  return (request: BegunRequest): Promise<Plan> => {
    const { subjectId: _subject, ...same } = request.asked;
    const key = JSON.stringify(same);
    const found = known.get(key) ?? planned(request);
    known.set(key, found);
    return found;
  };
}

/**
 * Plans them for the feature's own statement, which takes them up by `requestParts`.
 * @throws Problem `no-approval-route` where one that begins has no route, or nobody who could decide
 */
export async function planRequests(
  writer: Writer,
  { domain, begins, lapses }: RequestChanges,
): Promise<PlannedRequests> {
  const { ground, now } = writer;
  const on = ground.clock.today();
  const [by, addBusinessDays, standing] = await Promise.all([
    signatureBy(writer),
    businessDays(ground),
    lapses.length === 0 ? [] : findApprovalsOf(ground.pool, domain, lapses, { employee: null, on }),
  ]);
  const newId = () => uuidAt(now);
  const planOf = plannerFor(writer, domain);
  async function begin(request: BegunRequest) {
    const plan = await planOf(request);
    const asked = { ...request.asked, domain };
    const { subjectId, requesterId, amount } = asked;
    const moment = { at: now, on, addBusinessDays };
    const approval = beginApproval(plan, { id: newId(), domain, subjectId, requesterId, amount, ...moment }, newId);
    const row = {
      ...beginRow(asked, request.presented, plan, approval),
      subject_id: subjectId,
      number: request.number,
    };
    return { request, plan, approval, row };
  }
  const begun = await Promise.all(begins.map(begin));
  const lapsed = standing.flatMap(({ approval }) => {
    const done = lapse(approval);
    return done === null ? [] : [{ before: approval, after: done.approval, done: done.act }];
  });
  const actOf = (approval: Approval, done: Done, signed: Signature) => ({
    approval_id: approval.id,
    ...actRow(done, approval, signed, now),
  });
  const tasksOf = (before: Approval | null, after: Approval) =>
    changedTasks(before, after).map((task) => ({ approval_id: after.id, ...task }));
  const values: RequestValues = {
    requestsBegun: JSON.stringify(begun.map(({ row }) => row)),
    requestsLapsed: JSON.stringify(lapsed.map(({ before: { id, version } }) => ({ id, version }))),
    requestsLapsedCount: lapsed.length,
    requestTasks: JSON.stringify([
      ...begun.flatMap(({ approval }) => tasksOf(null, approval)),
      ...lapsed.flatMap(({ before, after }) => tasksOf(before, after)),
    ]),
    requestActs: JSON.stringify([
      ...begun.map(({ approval, request }) =>
        actOf(approval, { kind: 'submit', comment: request.presented.comment }, submitter(by, request)),
      ),
      ...lapsed.map(({ before, done }) => actOf(before, done, by)),
    ]),
    routeVersions: [...new Set(begun.map(({ plan }) => plan.versionId))],
    submittedOn: on,
    fiscalYear: fiscalYear(on),
    at: now,
  };
  return {
    values,
    approvals: [
      ...begun.map(({ approval }) => [approval] as const),
      ...lapsed.map(({ before, after }) => [after, before] as const),
    ],
  };
}

/** After the commit: tells open pages of all that began or lapsed. */
export function announceRequests(ground: Ground, { approvals }: PlannedRequests): void {
  for (const states of approvals) announceApprovals(ground, ...states);
}
