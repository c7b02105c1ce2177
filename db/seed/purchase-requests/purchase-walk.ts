// One purchase request going its way: every step is asked of the portal's own engine and of the request's machine.
import type { Approval, Command, ReturnReason } from '@madoguchi/contract/approvals/approval.ts';
import { DAYS_TO_ORDER } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseContent } from '@madoguchi/contract/purchase-requests/model.ts';
import {
  type PurchaseAction,
  type PurchaseStatus,
  purchaseMachine,
  UNDER_APPROVAL,
} from '@madoguchi/contract/purchase-requests/rules.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { ApprovalWalk } from '../approvals/approval-walk.ts';
import type { Approvers } from '../approvals/approvers.ts';
import { type Course, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { Buying } from './buying.ts';
import type { Doing } from './outcomes.ts';
import type { Happened, SampleFact } from './sample-purchase.ts';

const RETURN_COMMENTS: readonly (readonly [ReturnReason, string])[] = [
  ['purpose', '申請理由に、数量の根拠を追記してください。'],
  ['purpose', '今の備品では足りない理由を具体的に記入してください。'],
  ['entry', '申請理由に、対象の範囲を追記してください。'],
];
const REJECT_COMMENTS = [
  '今年度の計画にありません。来年度に申請してください。',
  '他部署の在庫を使えます。総務人事部に連絡してください。',
];
const APPROVE_COMMENTS = ['', '', '', '', '確認しました。', '内容と金額を確認しました。'];
const CANCEL_COMMENT = '他部署の備品を譲り受けることになったため。';
const CANCEL_APPROVED_COMMENT = '計画が延期になったため。';
const CLOSE_COMMENT = '納品と請求書を確認しました。';
const INCOMPLETE_COMMENT = '残りは生産終了のため納品されません。';

/** Days until it is done, after what came before. */
const WAITS: Readonly<Record<Doing, { from: number; to: number }>> = {
  submit: { from: 0, to: 1 },
  withdraw: { from: 0, to: 1 },
  cancel: { from: 0, to: 2 },
  'cancel-approved': { from: 2, to: 8 },
  approve: { from: 0, to: 1 },
  'approve-all': { from: 0, to: 1 },
  return: { from: 0, to: 1 },
  reject: { from: 0, to: 2 },
  order: { from: 1, to: 4 },
  'receive-part': { from: 4, to: 10 },
  'receive-rest': { from: 3, to: 10 },
  invoice: { from: 1, to: 6 },
  'invoice-over': { from: 1, to: 6 },
  close: { from: 0, to: 3 },
  'close-incomplete': { from: 3, to: 10 },
  expire: { from: 0, to: 0 },
};

/** Carriage, which an invoice may charge though nobody ordered it. */
const EXTRA_YEN = 5_500;

type BuyersDoing = Exclude<
  Doing,
  'submit' | 'withdraw' | 'cancel' | 'cancel-approved' | 'approve' | 'approve-all' | 'return' | 'reject' | 'expire'
>;

function outcomeOf(approval: Approval): PurchaseAction {
  const ended = { approved: 'approve', returned: 'return', rejected: 'reject', withdrawn: 'withdraw' } as const;
  if (approval.status === 'lapsed') throw new Error('an approval of a purchase request does not lapse');
  return approval.status === 'in_progress' ? 'review' : ended[approval.status];
}

export interface Asked {
  readonly id: string;
  readonly owner: Employee;
  readonly content: PurchaseContent;
}

/** Throws where a step is refused: then the sample would show what cannot happen. */
export class PurchaseWalk {
  readonly #asked: Asked;
  readonly #approvers: Approvers;
  readonly #approval: ApprovalWalk;
  readonly #buying: Buying;
  readonly #time: Course;
  readonly #random: Random;
  readonly #facts: SampleFact[] = [];
  #moves = 0;
  #approvedAt: number | null = null;
  #decidedAt: number | null = null;
  status: PurchaseStatus = 'draft';

  constructor(asked: Asked, approvers: Approvers, time: Course, random: Random) {
    const { id, owner, content } = asked;
    const totalYen = purchaseTotals(content).gross;
    const subject = { id, owner, totalYen, domain: 'purchase-requests', type: content.purchaseCategory } as const;
    this.#asked = asked;
    this.#approvers = approvers;
    this.#approval = new ApprovalWalk(subject, approvers, random);
    this.#buying = new Buying(content, random);
    this.#time = time;
    this.#random = random;
  }

  get happened(): Happened {
    return {
      status: this.status,
      facts: this.#facts,
      approval: this.#approval.record,
      moves: this.#moves,
      approvedAt: this.#approvedAt,
      decidedAt: this.#decidedAt,
      ...this.#buying.record,
    };
  }

  take(doing: Doing): void {
    const { owner } = this.#asked;
    if (doing === 'expire') return this.#expire();
    // Where one yes decides all, nobody says it in between; a single piece does not come in parts.
    if (doing === 'approve' && this.#approval.stepsLeft === 1) return;
    if (doing === 'receive-part' && !this.#buying.comesInParts) return;
    const at = this.#time.wait(this.#random, WAITS[doing]);
    switch (doing) {
      case 'submit':
        this.#approval.submit(at);
        return this.#move('submit', { fact: 'submitted', by: owner, at, comment: '' });
      case 'withdraw':
        this.#approval.act({ kind: 'withdraw' }, owner, at);
        return this.#move('withdraw', { fact: 'withdrawn', by: owner, at, comment: '' });
      case 'approve':
        return this.#decide('approve', at);
      case 'approve-all':
        return this.#approveAll(at);
      case 'return':
      case 'reject':
        return this.#decide(doing, at);
      case 'cancel':
        return this.#move('cancel', { fact: 'cancelled', by: owner, at, comment: CANCEL_COMMENT });
      case 'cancel-approved':
        return this.#move('cancel-approved', { fact: 'cancelled', by: owner, at, comment: CANCEL_APPROVED_COMMENT });
      default:
        return this.#buy(doing, at);
    }
  }

  #approveAll(first: number): void {
    let at = first;
    while (UNDER_APPROVAL.includes(this.status)) {
      this.#decide('approve', at);
      at = this.#time.wait(this.#random, WAITS.approve);
    }
  }

  #decide(doing: 'approve' | 'return' | 'reject', at: number): void {
    const approval = this.#approval.act(this.#command(doing), this.#approval.decider(at), at);
    this.#move(outcomeOf(approval), null);
    if (approval.status === 'approved') this.#approvedAt = at;
    if (approval.status === 'approved' || approval.status === 'rejected') this.#decidedAt = at;
  }

  #command(doing: 'approve' | 'return' | 'reject'): Command {
    if (doing === 'approve') return { kind: 'approve', comment: this.#random.pick(APPROVE_COMMENTS) };
    if (doing === 'reject') return { kind: 'reject', comment: this.#random.pick(REJECT_COMMENTS) };
    const [reason, comment] = this.#random.pick(RETURN_COMMENTS);
    return { kind: 'return', reason, comment, toStep: null };
  }

  #buy(doing: BuyersDoing, at: number): void {
    const by = this.#buyer();
    switch (doing) {
      case 'order':
        this.#buying.order(by, at);
        return this.#move('order', { fact: 'ordered', by, at, comment: '' });
      case 'receive-part':
      case 'receive-rest': {
        const isAll = this.#buying.receive(doing === 'receive-part', by, at);
        return this.#move(isAll ? 'receive-all' : 'receive', { fact: 'received', by, at, comment: '' });
      }
      case 'invoice':
      case 'invoice-over':
        this.#buying.invoice(by, at, doing === 'invoice-over' ? EXTRA_YEN : 0);
        this.#moves += 1;
        this.#facts.push({ fact: 'invoiced', by, at, comment: '' });
        return;
      case 'close':
        return this.#move('close', { fact: 'closed', by, at, comment: CLOSE_COMMENT });
      case 'close-incomplete':
        return this.#move('close-incomplete', { fact: 'closed', by, at, comment: INCOMPLETE_COMMENT });
    }
  }

  /** On the day after the last one on which it could be ordered, in the night. */
  #expire(): void {
    if (this.#approvedAt === null) throw new Error('sample purchase: what was never approved does not expire');
    const at = momentOf(addDays(tokyoDay(this.#approvedAt), DAYS_TO_ORDER + 1), 5);
    this.#move('expire', { fact: 'expired', by: null, at, comment: '' });
  }

  #move(action: PurchaseAction, fact: SampleFact | null): void {
    const refusal = purchaseMachine.whyNot(this.status, action, [purchaseMachine.transitions[action].by]);
    if (refusal) throw new Error(`sample purchase: ${action} in ${this.status} is refused: ${refusal}`);
    this.status = purchaseMachine.transitions[action].to;
    this.#moves += 1;
    if (fact !== null) this.#facts.push(fact);
  }

  /** The requester, and now and then an admin for them. */
  #buyer(): Employee {
    const { owner } = this.#asked;
    const { organisation, byId } = this.#approvers;
    if (this.#random.chance(0.7)) return owner;
    return byId.get(this.#random.pick(organisation.inRole.get('admin') ?? [])) ?? owner;
  }
}
