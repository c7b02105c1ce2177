// Which way a request would take, and what begins it on its way (B3-03 … B3-05).
import type { Approval, Plan, PlanRefusal } from '@madoguchi/contract/approvals/approval.ts';
import { beginApproval, resubmit } from '@madoguchi/contract/approvals/engine/begin.ts';
import { planApproval } from '@madoguchi/contract/approvals/engine/plan.ts';
import { namedToAsk, unplannedText } from '@madoguchi/contract/approvals/refusal-texts.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findPublishedRoutes } from '../../approval-routes/public.ts';
import { actToWrite, askedBy } from '../acting.ts';
import { approvalToWrite, tasksToWrite } from '../approval-rows.ts';
import { findApprovalOf } from '../approval-store.ts';
import { businessDays } from '../calendar.ts';
import { organisationFor, positionsOf } from '../organisation/organisation-of-day.ts';
import type { AskedApproval, PresentedApproval } from '../subject-port.ts';
import type { BeginValues } from './submission-store.ts';
import { whomToAsk } from './whom-to-ask-store.ts';

export type Planned =
  | { readonly plan: Plan; readonly refusal: null }
  | { readonly plan: null; readonly refusal: PlanRefusal };

/** The route with names that the request would take today, or why there is none. */
export async function planFor(
  { ground }: Pick<Asking, 'ground'>,
  asked: Omit<AskedApproval, 'subjectId'>,
): Promise<Planned> {
  const on = ground.clock.today();
  const routes = await findPublishedRoutes(ground, asked.domain, on);
  const people = [asked.requesterId, ...(asked.responsible ?? [])];
  const organisation = await organisationFor(ground.pool, routes, people, on);
  const positionCodes = positionsOf(organisation, asked.requesterId);
  const planned = planApproval(routes, { ...asked, positionCodes, on }, organisation);
  return 'plan' in planned ? { plan: planned.plan, refusal: null } : { plan: null, refusal: planned.refusal };
}

/** Everything that the feature's statement needs besides its own values. */
export interface Submission {
  readonly values: BeginValues;
  /** Employees whose turn it is with the submission: pages of theirs are told after the commit. */
  readonly approval: Approval;
}

/** Where a request has come back to its requester. */
const MAY_COME_AGAIN: readonly Approval['status'][] = ['returned', 'withdrawn'];

/**
 * Plans a submission for the feature's own statement, which takes it up by `beginParts`.
 * @throws Problem `no-approval-route` with the step and whom to ask, where there is no route or nobody who could act (B3-04)
 */
export async function planSubmission(
  acting: Asking,
  asked: AskedApproval,
  presented: PresentedApproval,
): Promise<Submission> {
  const { ground, now } = acting;
  const [{ plan, refusal }, addBusinessDays, before] = await Promise.all([
    planFor(acting, asked),
    businessDays(ground),
    findApprovalOf(ground.pool, asked.domain, asked.subjectId, askedBy(acting)),
  ]);
  if (plan === null) return refuseUnplanned(acting, refusal);
  // A twin of this submission was faster: read before it, and planned after it.
  if (before !== null && !MAY_COME_AGAIN.includes(before.approval.status)) return refuse('stale', {});
  const { domain, subjectId, requesterId, amount } = asked;
  const moment = { at: now, on: ground.clock.today(), addBusinessDays };
  const newId = () => uuidAt(now);
  const approval =
    before === null
      ? beginApproval(plan, { id: newId(), domain, subjectId, requesterId, amount, ...moment }, newId)
      : resubmit(before.approval, plan, { amount, ...moment }, newId);
  return { approval, values: await beginValues(acting, asked, presented, plan, approval) };
}

async function beginValues(
  acting: Asking,
  asked: AskedApproval,
  presented: PresentedApproval,
  plan: Plan,
  approval: Approval,
): Promise<BeginValues> {
  return {
    approval: JSON.stringify(beginRow(asked, presented, plan, approval)),
    approvalTasks: tasksToWrite(null, approval),
    approvalAct: await actToWrite(acting, { kind: 'submit', comment: presented.comment }, approval),
    routeVersion: plan.versionId,
    submittedOn: acting.ground.clock.today(),
    at: acting.now,
  };
}

/** The row of an approval that begins. */
export function beginRow(asked: AskedApproval, presented: PresentedApproval, plan: Plan, approval: Approval) {
  return {
    id: approval.id,
    domain: asked.domain,
    requester_id: asked.requesterId,
    route_version_id: plan.versionId,
    route_name: plan.routeName,
    route_name_en: plan.routeNameEn,
    route_number: plan.routeNumber,
    title: presented.title,
    title_en: presented.titleEn,
    about: presented.about,
    requester_number: presented.requesterNumber,
    requester_name: presented.requesterName,
    department_code: asked.groupCode,
    department_name: presented.departmentName,
    warnings: presented.warnings,
    ...(JSON.parse(approvalToWrite(null, approval)) as object),
  };
}

/** Refuses, and says who can help: the system people by name. */
export async function refuseUnplanned(
  { ground, language }: Pick<Asking, 'ground' | 'language'>,
  refusal: PlanRefusal,
): Promise<never> {
  const ask = namedToAsk(await whomToAsk(ground), language);
  return refuse('no-approval-route', { values: { reason: unplannedText(refusal, language), ask } });
}
