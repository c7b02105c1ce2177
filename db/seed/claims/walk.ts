// One claim going its way: every step is asked of the portal's own engine and of the claim's machine.
import type { Approval, Command, ReturnReason } from '@madoguchi/contract/approvals/approval.ts';
import { act } from '@madoguchi/contract/approvals/engine/act.ts';
import { beginApproval, resubmit } from '@madoguchi/contract/approvals/engine/begin.ts';
import type { Moment } from '@madoguchi/contract/approvals/engine/ground.ts';
import { planApproval } from '@madoguchi/contract/approvals/engine/plan.ts';
import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { type ClaimAction, claimMachine } from '@madoguchi/contract/expense-claims/rules.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { identity, instant } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { type Approvers, actingAs, actorFor } from './approvers.ts';
import type { Doing } from './doings.ts';
import type { Claimed, Fact, Happened, SampleAct, SampleApproval } from './facts.ts';

const RETURN_COMMENTS: readonly (readonly [ReturnReason, string])[] = [
  ['purpose', 'タクシーを利用した理由を備考に記入してください。'],
  ['entry', '訪問先を具体的に記入してください。'],
  ['amount', '5日の運賃が通常の経路と異なります。経路を確認してください。'],
  ['entry', '用件が「打合せ」だけの行があります。内容を補ってください。'],
];
const REJECT_COMMENTS = [
  '対象外の経路が含まれているため却下します。経理部にご相談ください。',
  '別の月の利用分です。該当する月の精算書に入力してください。',
];
const APPROVE_COMMENTS = ['', '', '', '', '', '', '確認しました。', '領収書を確認しました。'];

const FACT_OF = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  cancel: 'cancelled',
  return: 'returned',
  reject: 'rejected',
  approve: 'approved',
  confirm: 'confirmed',
} as const satisfies Record<Doing, Fact['decision']>;

/** What the approval makes of the claim. */
function outcomeOf(approval: Approval): ClaimAction {
  const ended = { approved: 'approve', returned: 'return', rejected: 'reject' } as const;
  if (approval.status === 'in_progress') return 'review';
  if (approval.status === 'withdrawn') return 'withdraw';
  return ended[approval.status];
}

/** Throws where a step is refused: then the sample would show what cannot happen. */
export class Walk {
  readonly #claim: Claimed;
  readonly #approvers: Approvers;
  readonly #random: Random;
  readonly #facts: Fact[] = [];
  readonly #acts: SampleAct[] = [];
  readonly #rounds: Approval[] = [];
  #route: SampleApproval['route'] | null = null;
  #submittedAt = 0;
  status: ClaimStatus = 'draft';

  constructor(claim: Claimed, approvers: Approvers, random: Random) {
    this.#claim = claim;
    this.#approvers = approvers;
    this.#random = random;
  }

  get happened(): Happened {
    const [facts, route] = [this.#facts, this.#route];
    const approval =
      route === null ? null : { rounds: this.#rounds, acts: this.#acts, route, submittedAt: this.#submittedAt };
    return { status: this.status, facts, approval };
  }

  /** How many have not decided yet, of an approval under way. */
  get stepsLeft(): number {
    const { steps, current } = this.#approval();
    return current === null ? 0 : steps.length - current;
  }

  take(doing: Doing, at: number): void {
    if (doing === 'submit') this.#submit(at);
    else if (doing === 'withdraw') this.#act({ kind: 'withdraw' }, this.#claim.owner, at);
    else if (doing === 'cancel') this.#keep('cancel', this.#claim.owner, at, '');
    else if (doing === 'confirm') this.#keep('confirm', this.#admin(), at, '');
    else this.#decide(doing, at);
  }

  #moment(at: number): Moment {
    return { at: instant(at), on: tokyoDay(at), addBusinessDays: this.#approvers.addBusinessDays };
  }

  #submit(at: number): void {
    const { id, owner, totalYen } = this.#claim;
    const moment = this.#moment(at);
    const { routes, organisation } = this.#approvers;
    const asked = {
      domain: 'travel-expenses',
      amount: totalYen,
      type: null,
      groupCode: owner.department.code,
      positionCodes: [owner.position],
      requesterId: owner.id,
      on: moment.on as never,
    } as const;
    const planned = planApproval(routes, asked, organisation);
    if (!('plan' in planned)) throw new Error(`sample claim of ${owner.number}: ${planned.refusal.code}`);
    const { plan } = planned;
    const newId = () => identity(at, this.#random);
    const former = this.#rounds.at(-1);
    const begun = { ...moment, domain: asked.domain, subjectId: id, requesterId: owner.id, amount: totalYen };
    this.#rounds.push(
      former === undefined
        ? beginApproval(plan, { ...begun, id: newId() }, newId)
        : resubmit(former, plan, { ...moment, amount: totalYen }, newId),
    );
    this.#route = { name: plan.routeName, nameEn: plan.routeNameEn, number: plan.routeNumber };
    this.#submittedAt = at;
    const none = { stepIndex: null, taskId: null, onBehalfOf: null, reason: null, comment: '' };
    this.#record({ kind: 'submit', ...none }, owner, at);
    this.#keep('submit', owner, at, '');
  }

  #decide(doing: 'approve' | 'return' | 'reject', at: number): void {
    const approval = this.#approval();
    const turns = approval.steps[approval.current ?? -1]?.tasks.filter(({ status }) => status === 'pending') ?? [];
    const { approver } = this.#random.pick(turns);
    const by = actorFor(this.#approvers, approver.employeeId, this.#claim.owner.id, tokyoDay(at));
    this.#act(this.#command(doing), by, at);
  }

  #command(doing: 'approve' | 'return' | 'reject'): Command {
    if (doing === 'approve') return { kind: 'approve', comment: this.#random.pick(APPROVE_COMMENTS) };
    if (doing === 'reject') return { kind: 'reject', comment: this.#random.pick(REJECT_COMMENTS) };
    const [reason, comment] = this.#random.pick(RETURN_COMMENTS);
    return { kind: 'return', reason, comment, toStep: null };
  }

  #act(command: Command, by: Employee, at: number): void {
    const moment = this.#moment(at);
    const ground = { ...moment, newId: () => identity(at, this.#random) };
    const done = act(this.#approval(), command, actingAs(this.#approvers, by, moment.on), ground);
    if ('refusal' in done) throw new Error(`sample claim: ${command.kind} is refused: ${done.refusal}`);
    this.#record(done.act, by, at);
    this.#rounds[this.#rounds.length - 1] = done.approval;
    const comment = 'comment' in command ? command.comment : '';
    this.#keep(outcomeOf(done.approval), by, at, comment, command.kind as Doing);
  }

  #record(
    done: Omit<SampleAct, 'id' | 'round' | 'step' | 'stepName' | 'stepNameEn' | 'by' | 'at'> & {
      stepIndex: number | null;
    },
    by: Employee,
    at: number,
  ) {
    const { stepIndex: step, ...rest } = done;
    const { round, steps } = this.#approval();
    const { name = null, nameEn = null } = (step === null ? undefined : steps[step]) ?? {};
    this.#acts.push({
      id: identity(at, this.#random),
      ...rest,
      round,
      step,
      stepName: name,
      stepNameEn: nameEn,
      by,
      at,
    });
  }

  /** Moves the claim, and keeps the fact of what was done. */
  #keep(action: ClaimAction, by: Employee, at: number, comment: string, doing = action as Doing): void {
    const refusal = claimMachine.whyNot(this.status, action, [claimMachine.transitions[action].by]);
    if (refusal) throw new Error(`sample claim: ${action} in ${this.status} is refused: ${refusal}`);
    this.status = claimMachine.transitions[action].to;
    this.#facts.push({ decision: FACT_OF[doing], by, at, comment });
  }

  #approval(): Approval {
    const approval = this.#rounds.at(-1);
    if (approval === undefined) throw new Error('sample claim: it was never submitted');
    return approval;
  }

  /** Some admin but the owner. */
  #admin(): Employee {
    const { organisation, byId } = this.#approvers;
    const others = (organisation.inRole.get('admin') ?? []).filter((id) => id !== this.#claim.owner.id);
    const admin = byId.get(this.#random.pick(others));
    if (admin === undefined) throw new Error('sample claim: nobody confirms it');
    return admin;
  }
}
