// What happened to a claim, one fact after the other, until it stands where its outcome says.

import type { ClaimDecision, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { type ClaimAction, claimMachine } from '@madoguchi/contract/expense-claims/rules.ts';
import type { Course } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';

export interface Fact {
  readonly decision: ClaimDecision['decision'];
  readonly by: Employee;
  readonly at: number;
  readonly comment: string;
}

const RETURN_COMMENTS = [
  'タクシーを利用した理由を備考に記入してください。',
  '訪問先を具体的に記入してください。',
  '5日の運賃が通常の経路と異なります。経路を確認してください。',
  '用件が「打合せ」だけの行があります。内容を補ってください。',
];
const REJECT_COMMENTS = [
  '対象外の経路が含まれているため却下します。経理部にご相談ください。',
  '別の月の利用分です。該当する月の精算書に入力してください。',
];
const APPROVE_COMMENTS = ['', '', '', '', '', '', '確認しました。', '領収書を確認しました。'];

const FACT_OF: Readonly<Record<ClaimAction, Fact['decision']>> = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  cancel: 'cancelled',
  return: 'returned',
  reject: 'rejected',
  approve: 'approved',
  confirm: 'confirmed',
};

/** The actions that lead from a draft to a status; some claims go back once on the way. */
function actionsTo(status: ClaimStatus, random: Random): ClaimAction[] {
  const detour = random.pick<ClaimAction[]>([
    ...Array.from({ length: 15 }, () => []),
    ['submit', 'return'],
    ['submit', 'return'],
    ['submit', 'withdraw'],
  ]);
  switch (status) {
    case 'draft':
      return [];
    case 'cancelled':
      return random.chance(0.5) ? ['cancel'] : ['submit', 'return', 'cancel'];
    case 'submitted':
      return [...detour, 'submit'];
    case 'returned':
      return ['submit', 'return'];
    case 'rejected':
      return ['submit', 'reject'];
    case 'approved':
      return [...detour, 'submit', 'approve'];
    case 'confirmed':
      return [...detour, 'submit', 'approve', 'confirm'];
  }
}

/**
 * The facts of a claim of `owner` on the way to `status`. Each step is asked of the contract's machine; throws where it
 * refuses one, for then the sample would show what cannot happen.
 */
export function factsTo(
  status: ClaimStatus,
  owner: Employee,
  reviewers: readonly Employee[],
  time: Course,
  random: Random,
): Fact[] {
  const reviewer = random.pick(reviewers.filter((one) => one.id !== owner.id));
  let state: ClaimStatus = 'draft';
  return actionsTo(status, random).map((action, index) => {
    const { by: party, to } = claimMachine.transitions[action];
    const refusal = claimMachine.whyNot(state, action, [party]);
    if (refusal) throw new Error(`sample claim: ${action} in ${state} is refused: ${refusal}`);
    state = to;
    return {
      decision: FACT_OF[action],
      by: party === 'owner' ? owner : reviewer,
      at: momentFor(action, index, time, random),
      comment: commentOn(action, random),
    };
  });
}

/** The first submission happens now; an approval and its confirmation often are one press of a button. */
function momentFor(action: ClaimAction, index: number, time: Course, random: Random): number {
  if (index === 0 || (action === 'confirm' && random.chance(0.6))) return time.step();
  return time.wait(random, { from: 0, to: 2 });
}

function commentOn(action: ClaimAction, random: Random): string {
  if (action === 'return') return random.pick(RETURN_COMMENTS);
  if (action === 'reject') return random.pick(REJECT_COMMENTS);
  return action === 'approve' ? random.pick(APPROVE_COMMENTS) : '';
}
