// Whoever has the turn changes the amount, where the domain takes it: over a threshold the missing steps follow (B3-05).
import type { ActRefusal, Approval, PlanRefusal } from '@madoguchi/contract/approvals/approval.ts';
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
import { namedToAsk, UNFIT_AMOUNT, unplannedText } from '@madoguchi/contract/approvals/refusal-texts.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findRouteVersion } from '../../approval-routes/public.ts';
import { type Acting, actingPerson } from '../acting.ts';
import type { StoredApproval } from '../approval-store.ts';
import { amountStatement, type TakingAmounts } from '../approval-writes-store.ts';
import { businessDays } from '../calendar.ts';
import { organisationFor } from '../organisation/organisation-of-day.ts';
import { refuseAct, seenApproval } from '../seen-approval.ts';
import type { ApprovalSubjectPort } from '../subject-port.ts';
import { whomToAsk } from '../submission/whom-to-ask-store.ts';
import { committedAct, portOf, writeOf } from './take-act.ts';

/** Whether approvers of the domain's requests may change the amount. */
export function takesAmounts(port: ApprovalSubjectPort | null): port is TakingAmounts {
  return port?.takeAmount !== undefined;
}

/** @throws Problem `not-allowed` where the domain keeps what was asked for */
function takingPort(acting: Acting, approval: Approval): TakingAmounts {
  const port = portOf(acting, approval);
  return takesAmounts(port) ? port : refuse('not-allowed');
}

interface Ground {
  readonly asked: Omit<AmountChange, 'comment'>;
  readonly organisation: Organisation;
}

/** What the amount is judged by: the version of the route that the request began with, the organisation of this day. */
async function groundFor({ ground }: Acting, { approval, presented }: StoredApproval, amount: number): Promise<Ground> {
  const { requesterId, versionId } = approval;
  const route = await findRouteVersion(ground.pool, versionId);
  const organisation = await organisationFor(ground.pool, [route], [requesterId], ground.clock.today());
  const post = organisation.posts.find(({ employeeId }) => employeeId === requesterId);
  return { asked: { amount, route, groupCode: post?.groupCode ?? presented.departmentCode }, organisation };
}

/** The caller's turn, or the refusal. */
function refuseWithoutTurn(acting: Acting, stored: StoredApproval, amount: number, version: number): void {
  const { approval } = stored;
  const person = actingPerson(acting.actor, stored);
  const turn = turnToChangeAmount(approval, amount, person, acting.ground.clock.today());
  refuseAct(approval, typeof turn === 'string' ? turn : null, version, acting.language);
}

function refuseAmount(code: string, sentence: (language: Language) => string): never {
  return refuse('invalid', { fields: [{ field: 'amount', code, sentence }] });
}

/** A step of the new amount would have nobody: as for a submission, with whom to ask (B3-04). */
async function refuseUnplanned({ ground }: Acting, refusal: PlanRefusal): Promise<never> {
  const ask = await whomToAsk(ground.pool);
  return refuseAmount(refusal.code, (language) =>
    say(UNFIT_AMOUNT.unplanned, language, {
      reason: unplannedText(refusal, language),
      ask: namedToAsk(ask, language),
    }),
  );
}

export const changeAmount = handle(changeOperation, async (context) => {
  const { ground, actor, now, input } = context;
  const { id, version, amount, comment } = input;
  const stored = await seenApproval(context, id);
  const before = stored.approval;
  const port = takingPort(context, before);
  refuseWithoutTurn(context, stored, amount, version);
  if (amount === before.amount) refuseAmount('unchanged', (language) => UNFIT_AMOUNT.unchanged[language]);
  const { asked, organisation } = await groundFor(context, stored, amount);
  const moment = { at: now, on: ground.clock.today(), addBusinessDays: await businessDays(ground) };
  const person = actingPerson(actor, stored);
  const engine = { ...moment, newId: () => uuidAt(now) };
  const result = change(before, { ...asked, comment }, person, organisation, engine);
  if ('refusal' in result)
    return isPlanRefusal(result.refusal) ? refuseUnplanned(context, result.refusal) : refuse('wrong-state');
  const done = { ...result.act, amounts: { before: before.amount, after: amount } };
  const acted = { before, after: result.approval, done };
  const values = { ...(await writeOf(context, acted)), amount };
  return committedAct(context, stored, acted, { statement: amountStatement(port), values, told: port });
});

const isPlanRefusal = (refusal: ActRefusal | PlanRefusal): refusal is PlanRefusal => typeof refusal !== 'string';

export const previewAmount = handle(previewOperation, async (context): Promise<AmountPreview> => {
  const { id, amount } = context.input;
  const stored = await seenApproval(context, id);
  const { approval } = stored;
  takingPort(context, approval);
  refuseWithoutTurn(context, stored, amount, approval.version);
  const { asked, organisation } = await groundFor(context, stored, amount);
  const missing = missingSteps(approval, asked, organisation);
  if ('steps' in missing) return { added: missing.steps, refusal: null, ask: [] };
  return { added: [], refusal: missing.refusal, ask: await whomToAsk(context.ground.pool) };
});
