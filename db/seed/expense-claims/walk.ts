// One claim going its way: every step is asked of the portal's own engine and of the claim's machine.
import type { Approval, Command, ReturnReason } from '@madoguchi/contract/approvals/approval.ts';
import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { type ClaimAction, claimMachine } from '@madoguchi/contract/expense-claims/rules.ts';
import { ApprovalWalk } from '../approvals/approval-walk.ts';
import type { Approvers } from '../approvals/approvers.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import type { Doing } from './doings.ts';
import type { Claimed, Fact, Happened } from './facts.ts';

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

/** The claim's action that follows from the approval. */
function outcomeOf(approval: Approval): ClaimAction {
  const ended = { approved: 'approve', returned: 'return', rejected: 'reject' } as const;
  if (approval.status === 'in_progress') return 'review';
  if (approval.status === 'withdrawn') return 'withdraw';
  if (approval.status === 'lapsed') throw new Error('an approval of a claim does not lapse');
  return ended[approval.status];
}

/** Throws where a step is refused: then the sample would show what cannot happen. */
export class Walk {
  readonly #claim: Claimed;
  readonly #approvers: Approvers;
  readonly #approval: ApprovalWalk;
  readonly #random: Random;
  readonly #facts: Fact[] = [];
  status: ClaimStatus = 'draft';

  constructor(claim: Claimed, approvers: Approvers, random: Random) {
    this.#claim = claim;
    this.#approvers = approvers;
    this.#approval = new ApprovalWalk({ ...claim, domain: 'travel-expenses', type: null }, approvers, random);
    this.#random = random;
  }

  get happened(): Happened {
    return { status: this.status, facts: this.#facts, approval: this.#approval.record };
  }

  /** How many have not decided yet, of an approval under way. */
  get stepsLeft(): number {
    return this.#approval.stepsLeft;
  }

  take(doing: Doing, at: number): void {
    if (doing === 'submit') this.#submit(at);
    else if (doing === 'withdraw') this.#act({ kind: 'withdraw' }, this.#claim.owner, at);
    else if (doing === 'cancel') this.#keep('cancel', this.#claim.owner, at, '');
    else if (doing === 'confirm') this.#keep('confirm', this.#admin(), at, '');
    else this.#act(this.#command(doing), this.#approval.decider(at), at);
  }

  #submit(at: number): void {
    this.#approval.submit(at);
    this.#keep('submit', this.#claim.owner, at, '');
  }

  #command(doing: 'approve' | 'return' | 'reject'): Command {
    if (doing === 'approve') return { kind: 'approve', comment: this.#random.pick(APPROVE_COMMENTS) };
    if (doing === 'reject') return { kind: 'reject', comment: this.#random.pick(REJECT_COMMENTS) };
    const [reason, comment] = this.#random.pick(RETURN_COMMENTS);
    return { kind: 'return', reason, comment, toStep: null };
  }

  #act(command: Command, by: Employee, at: number): void {
    const approval = this.#approval.act(command, by, at);
    const comment = 'comment' in command ? command.comment : '';
    this.#keep(outcomeOf(approval), by, at, comment, command.kind as Doing);
  }

  /** Moves the claim, and keeps the fact of what was done. */
  #keep(action: ClaimAction, by: Employee, at: number, comment: string, doing = action as Doing): void {
    const refusal = claimMachine.whyNot(this.status, action, [claimMachine.transitions[action].by]);
    if (refusal) throw new Error(`sample claim: ${action} in ${this.status} is refused: ${refusal}`);
    this.status = claimMachine.transitions[action].to;
    this.#facts.push({ decision: FACT_OF[doing], by, at, comment });
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
