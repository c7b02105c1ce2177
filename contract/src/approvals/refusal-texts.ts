// Why an act or a submission is refused, in words that fill the problems `wrong-state` and `no-approval-route`.
import { type Language, say, type Text } from '../message.ts';
import type { ActRefusal, AmountRefusal, ApprovalStatus, PlanRefusal } from './approval.ts';

/** The name of the thing in a `wrong-state` message. */
export const REQUEST = { ja: '申請', en: 'request' } as const satisfies Text;

const ENDED = {
  in_progress: { ja: '承認中', en: 'in review' },
  approved: { ja: '承認済', en: 'approved' },
  returned: { ja: '差戻し', en: 'returned' },
  rejected: { ja: '却下', en: 'rejected' },
  withdrawn: { ja: '取下げ', en: 'withdrawn' },
  lapsed: { ja: '失効', en: 'lapsed' },
} as const satisfies Readonly<Record<ApprovalStatus, Text>>;

/** Where the request stands in the eyes of whoever comes too early or too late. */
const STANDING = {
  'not-your-turn': { ja: 'ほかの人の承認待ち', en: 'waiting for somebody else' },
  'already-decided': { ja: '判断済み', en: 'already decided in this step' },
  'next-step-begun': { ja: '次の承認ステップで判断済み', en: 'already decided in the next step' },
  'no-such-step': { ja: 'そのステップに差戻しできない状態', en: 'not past that step' },
} as const satisfies Partial<Readonly<Record<ActRefusal, Text>>>;

/** The words in place of the status where the state of the request refuses an act. */
export function standingText(refusal: ActRefusal, status: ApprovalStatus, language: Language): string {
  const text =
    refusal in STANDING && status === 'in_progress' ? STANDING[refusal as keyof typeof STANDING] : ENDED[status];
  return text[language];
}

const UNPLANNED = {
  'no-route': {
    ja: 'この内容に当てはまる承認経路がありません。',
    en: 'No approval route fits this request.',
  },
  'no-approver': {
    ja: '承認ステップ「{step}」に、承認できる人がいません。',
    en: 'Nobody can decide in the step "{step}".',
  },
} as const satisfies Readonly<Record<PlanRefusal['code'], Text>>;

/** Why there is no way for a request (B3-04). */
export function unplannedText({ code, stepName }: PlanRefusal, language: Language): string {
  return say(UNPLANNED[code], language, { step: stepName ?? '' });
}

/** Where nobody is left to be named. */
const SOMEBODY = { ja: 'システム管理者', en: 'a system administrator' } as const satisfies Text;

/** Whom to ask, in one phrase. */
export function namedToAsk(names: readonly string[], language: Language): string {
  return names.length === 0 ? SOMEBODY[language] : names.join(language === 'ja' ? '、' : ', ');
}

/** Why an amount is not taken (B3-05). */
export const UNFIT_AMOUNT = {
  unchanged: {
    ja: '今の金額と同じです。別の金額を入力してください。',
    en: 'This is the amount as it is. Enter another one.',
  },
  unplanned: { ja: '{reason}{ask}に連絡してください。', en: '{reason} Ask {ask}.' },
  'other-route': {
    ja: 'この金額では承認経路が変わるため、途中で変更できません。申請者に差し戻して、金額を直して再申請するよう依頼してください。',
    en: 'With this amount the request would take another route. Return it to its requester, to be corrected and submitted again.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Why an approver cannot have the amount, with what to do instead: whom to ask, or to return the request (B3-04, B3-05). */
export function unfitAmountText({ code, stepName }: AmountRefusal, ask: readonly string[], language: Language): string {
  if (code === 'other-route') return UNFIT_AMOUNT[code][language];
  const reason = unplannedText({ code, stepName }, language);
  return say(UNFIT_AMOUNT.unplanned, language, { reason, ask: namedToAsk(ask, language) });
}

/** Why an open turn cannot be moved to somebody. */
export const UNFIT_APPROVER = {
  requester: { ja: '申請者は承認者になれません。', en: 'The requester cannot decide their own request.' },
  inactive: {
    ja: '在籍していないか、ログインできるアカウントがありません。',
    en: 'This person has left, or has no account that can decide.',
  },
  'has-turn': { ja: 'この承認ステップの承認者です。', en: 'This person is an approver of this step already.' },
} as const satisfies Readonly<Record<string, Text>>;
