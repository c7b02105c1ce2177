// Whoever has the turn changes the amount, where the domain takes it: over a threshold the missing steps follow (B3-05). What
// a submission with this amount would be refused for, or asked of others, is refused here: the request goes back for it.
import type { ActRefusal, AmountRefusal, Approval } from '@madoguchi/contract/approvals/approval.ts';
import {
  type AmountChange,
  changeAmount as change,
  missingSteps,
} from '@madoguchi/contract/approvals/engine/change-amount.ts';
import { turnToChangeAmount } from '@madoguchi/contract/approvals/engine/why-not.ts';
import type { AmountPreview } from '@madoguchi/contract/approvals/model.ts';
import {
  changeAmount as changeOperation,
  previewAmount as previewOperation,
} from '@madoguchi/contract/approvals/operations.ts';
import type { Organisation } from '@madoguchi/contract/approvals/organisation.ts';
import { UNFIT_AMOUNT, unfitAmountText } from '@madoguchi/contract/approvals/refusal-texts.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findPublishedRoutes, findRouteVersion } from '../../approval-routes/public.ts';
import { actingPerson } from '../acting.ts';
import type { StoredApproval } from '../approval-store.ts';
import { amountStatement, type TakingAmounts } from '../approval-writes-store.ts';
import { businessDays } from '../calendar.ts';
import { organisationFor, positionsOf } from '../organisation/organisation-of-day.ts';
import { refuseAct, refuseStanding, seenApproval } from '../seen-approval.ts';
import type { AmountFault, ApprovalSubjectPort } from '../subject-port.ts';
import { whomToAsk } from '../submission/whom-to-ask-store.ts';
import { committedAct, delegationOf, portOf, writeOf } from './take-act.ts';

/** True when approvers of the domain's requests may change the amount. */
export function takesAmounts(port: ApprovalSubjectPort | null): port is TakingAmounts {
  return port?.amounts !== undefined;
}

/** @throws Problem `not-allowed` where the domain keeps what was asked for */
function takingPort(acting: Asking, approval: Approval): TakingAmounts {
  const port = portOf(acting, approval);
  return takesAmounts(port) ? port : refuse('not-allowed');
}

interface Ground {
  readonly asked: Omit<AmountChange, 'comment'>;
  readonly organisation: Organisation;
  /** The domain's objection to the amount; null where it has none. */
  readonly fault: AmountFault | null;
}

/**
 * The basis for judging the amount: the version of the route that the request began with, the routes and the organisation of this
 * day, and the rules of its domain.
 */
async function groundFor(
  { ground }: Asking,
  { amounts }: TakingAmounts,
  { approval, presented }: StoredApproval,
  amount: number,
): Promise<Ground> {
  const { requesterId, versionId, domain, subjectId } = approval;
  const on = ground.clock.today();
  const [route, routes, { type, fault }] = await Promise.all([
    findRouteVersion(ground.pool, versionId),
    findPublishedRoutes(ground, domain, on),
    amounts.judge(ground, subjectId, amount),
  ]);
  const organisation = await organisationFor(ground.pool, [route], [requesterId], on);
  const post = organisation.posts.find(({ employeeId }) => employeeId === requesterId);
  const groupCode = post?.groupCode ?? presented.departmentCode;
  const positionCodes = positionsOf(organisation, requesterId);
  return { asked: { amount, route, routes, type, groupCode, positionCodes, on }, organisation, fault };
}

/** The caller's turn, or the refusal. */
function refuseWithoutTurn(acting: Asking, stored: StoredApproval, amount: number, version: number): void {
  const { approval } = stored;
  const person = actingPerson(acting.actor, stored);
  const turn = turnToChangeAmount(approval, amount, person, acting.ground.clock.today());
  refuseAct(approval, typeof turn === 'string' ? turn : null, version, acting.language);
}

const refuseAmount = (fault: AmountFault): never => refuse('invalid', { fields: [{ field: 'amount', ...fault }] });

const UNCHANGED: AmountFault = { code: 'unchanged', sentence: (language) => UNFIT_AMOUNT.unchanged[language] };

/** The engine's refusal in words, with whom to ask, as for a submission (B3-04). */
async function faultOf({ ground }: Asking, refusal: AmountRefusal): Promise<AmountFault> {
  const ask = await whomToAsk(ground);
  return { code: refusal.code, sentence: (language) => unfitAmountText(refusal, ask, language) };
}

export const changeAmount = handle(changeOperation, async (context) => {
  const { ground, actor, now, input, language } = context;
  const { id, version, amount, comment } = input;
  const stored = await seenApproval(context, id);
  const before = stored.approval;
  const port = takingPort(context, before);
  refuseWithoutTurn(context, stored, amount, version);
  if (amount === before.amount) refuseAmount(UNCHANGED);
  const { asked, organisation, fault } = await groundFor(context, port, stored, amount);
  if (fault !== null) refuseAmount(fault);
  const moment = { at: now, on: ground.clock.today(), addBusinessDays: await businessDays(ground) };
  const person = actingPerson(actor, stored);
  const engine = { ...moment, newId: () => uuidAt(now) };
  const result = change(before, { ...asked, comment }, person, organisation, engine);
  if ('refusal' in result)
    return isAmountRefusal(result.refusal)
      ? refuseAmount(await faultOf(context, result.refusal))
      : refuseStanding(before, result.refusal, language);
  const done = { ...result.act, amounts: { before: before.amount, after: amount } };
  const acted = { before, after: result.approval, done };
  const delegation = delegationOf(context, stored, acted);
  const values = { ...(await writeOf(context, acted)), amount, delegation };
  return committedAct(context, stored, acted, { statement: amountStatement(port), values, told: port });
});

const isAmountRefusal = (refusal: ActRefusal | AmountRefusal): refusal is AmountRefusal => typeof refusal !== 'string';

const refusedPreview = ({ language }: Asking, { code, sentence }: AmountFault): AmountPreview => ({
  added: [],
  refusal: { code, sentence: sentence(language) },
});

export const previewAmount = handle(previewOperation, async (context): Promise<AmountPreview> => {
  const { id, amount } = context.input;
  const stored = await seenApproval(context, id);
  const { approval } = stored;
  const port = takingPort(context, approval);
  refuseWithoutTurn(context, stored, amount, approval.version);
  const { asked, organisation, fault } = await groundFor(context, port, stored, amount);
  if (fault !== null) return refusedPreview(context, fault);
  const missing = missingSteps(approval, asked, organisation);
  if ('refusal' in missing) return refusedPreview(context, await faultOf(context, missing.refusal));
  return { added: missing.steps, refusal: null };
});
