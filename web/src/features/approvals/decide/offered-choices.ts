// Which of the acts that the engine offers are buttons, in which order, and how they look. Pure.
import type { ActKind } from '@madoguchi/contract/approvals/approval.ts';

/** The order of the acts: those that send back on the left, those that go forward on the right; rare ones under ⋯. */
const IN_ORDER = [
  'comment',
  'reassign',
  'change-amount',
  'take-back',
  'return',
  'reject',
  'approve',
  'check',
  'read',
] as const;
export type DecisionAct = (typeof IN_ORDER)[number];

/** The three yeses: one operation, whose result the step's kind names. */
const YESES = ['approve', 'check', 'read'] as const;
export type YesAct = (typeof YESES)[number];

export interface OfferedChoice {
  readonly act: DecisionAct;
  readonly look: 'primary' | 'plain' | 'danger';
  /** `always` under ⋯, on a `phone` only, or never. */
  readonly folds: 'always' | 'phone' | 'never';
}

const FOLDS: Readonly<Record<DecisionAct, OfferedChoice['folds']>> = {
  comment: 'always',
  reassign: 'always',
  'change-amount': 'always',
  'take-back': 'phone',
  return: 'never',
  reject: 'phone',
  approve: 'never',
  check: 'never',
  read: 'never',
};

export function offeredChoices(offered: readonly ActKind[]): OfferedChoice[] {
  return IN_ORDER.filter((act) => offered.includes(act)).map((act) => ({ act, look: lookOf(act), folds: FOLDS[act] }));
}

export function isYes(act: DecisionAct): act is YesAct {
  return YESES.some((yes) => yes === act);
}

function lookOf(act: DecisionAct): OfferedChoice['look'] {
  if (isYes(act)) return 'primary';
  return act === 'reject' ? 'danger' : 'plain';
}
