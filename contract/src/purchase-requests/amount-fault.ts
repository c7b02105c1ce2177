// Objections to another amount of a request on its way (B3-05): limit and quotes hold as they do at its submission (B5-02).
import { type Language, say, type Text } from '../message.ts';
import { PURCHASE_LIMITS } from './limits.ts';
import type { PurchaseContent } from './model.ts';
import { type QuoteBand, quotesMissing } from './quotes-needed.ts';

const FAULTS = {
  'total-over': {
    ja: '{limit}円を超える金額には変更できません。申請者に差し戻してください。',
    en: 'The amount cannot go over {limit} yen. Return the request to its requester.',
  },
  'quotes-missing': {
    ja: '{total}円の申請には見積が{needed}社分必要です（現在{given}社分）。申請者に差し戻して、見積の追加を依頼してください。',
    en: 'For {total} yen the number of quotes needed is {needed} (now {given}). Return the request to its requester for more quotes.',
  },
  'quotes-or-reason': {
    ja: '{total}円の申請には見積が{needed}社分必要です（現在{given}社分）。申請者に差し戻して、見積の追加か一社指定の理由の入力を依頼してください。',
    en: 'For {total} yen the number of quotes needed is {needed} (now {given}). Return the request to its requester for more quotes, or for a single-source reason.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export interface AmountFault {
  readonly code: keyof typeof FAULTS;
  readonly values: Readonly<Record<string, number>>;
}

/** Why the request cannot be approved at this amount with tax, or `null`. `bands` are those of the day. */
export function amountFault(
  content: Pick<PurchaseContent, 'quotes' | 'singleSourceReason'>,
  total: number,
  bands: readonly QuoteBand[],
): AmountFault | null {
  const limit = PURCHASE_LIMITS.totalYen;
  if (total > limit) return { code: 'total-over', values: { limit } };
  const missing = quotesMissing(content, total, bands);
  if (missing === null) return null;
  const code = missing.reasonStands ? 'quotes-or-reason' : 'quotes-missing';
  return { code, values: { total, needed: missing.quotes, given: missing.given } };
}

/** Cause and remedy: only its requester can mend the request, so it goes back. */
export function amountFaultSentence({ code, values }: AmountFault, language: Language): string {
  return say(FAULTS[code], language, values);
}
