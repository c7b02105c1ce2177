// Findings that the checks of a purchase request may have. `error` blocks submission, a `warning` is shown to whoever decides,
// a `hint` only helps the requester.
import type { Text } from '../message.ts';

/** `required` of a field whose value is chosen. */
export const REQUIRED_CHOICE: Text = { ja: '{field}を選択してください。', en: 'Select "{field}".' };

type Severity = 'error' | 'warning' | 'hint';

export const FINDINGS = {
  required: { severity: 'error', text: { ja: '{field}を入力してください。', en: 'Fill in "{field}".' } },
  'no-lines': { severity: 'error', text: { ja: '明細を1行以上入力してください。', en: 'Add at least one line.' } },
  'tax-rate-over': {
    severity: 'error',
    text: {
      ja: '税率{rate}%は、今日の時点では使えません。税率を選び直してください。',
      en: 'The rate of {rate}% does not hold today. Choose another.',
    },
  },
  'total-over': {
    severity: 'error',
    text: {
      ja: '合計が{limit}円を超えています。申請を分けずに、管理者に相談してください。',
      en: 'The total is over {limit} yen. Ask an admin; do not split the request.',
    },
  },
  'needed-by-past': {
    severity: 'error',
    text: { ja: '希望納期は今日以降の日付にしてください。', en: 'Needed by must be today or later.' },
  },
  'quotes-missing': {
    severity: 'error',
    text: {
      ja: '合計{total}円の申請には見積が{needed}社分必要です（現在{given}社分）。見積を追加してください。',
      en: 'A total of {total} yen needs the {needed|quote|quotes} of {needed} {needed|supplier|suppliers} (now {given}). Add quotes.',
    },
  },
  'quotes-or-reason': {
    severity: 'error',
    text: {
      ja: '合計{total}円の申請には見積が{needed}社分必要です（現在{given}社分）。見積を追加するか、一社指定の理由を入力してください。',
      en: 'A total of {total} yen needs the {needed|quote|quotes} of {needed} {needed|supplier|suppliers} (now {given}). Add quotes, or give the single-source reason.',
    },
  },
  'quote-file-missing': {
    severity: 'error',
    text: { ja: '見積のファイルを添付してください。', en: 'Attach the file of the quote.' },
  },
  'quote-not-chosen': {
    severity: 'error',
    text: { ja: '採用する見積を1件選んでください。', en: 'Choose the quote that the request follows.' },
  },
  'quote-differs': {
    severity: 'warning',
    text: {
      ja: '採用した見積は{quote}円で、合計{total}円と異なります。',
      en: 'The chosen quote says {quote} yen, the total is {total} yen.',
    },
  },
  'quote-not-cheapest': {
    severity: 'warning',
    text: {
      ja: '採用した見積より安い見積（{supplier}、{amount}円）があります。',
      en: 'There is a cheaper quote ({supplier}, {amount} yen).',
    },
  },
  'quote-over': {
    severity: 'warning',
    text: { ja: '見積の有効期限（{day}）が過ぎています。', en: 'The quote was valid until {day}.' },
  },
  'split-suspicion': {
    severity: 'warning',
    text: {
      ja: '分割の疑い：30日以内の{numbers}と合わせると{total}円で、{band}円以上の扱いになります。',
      en: 'Possible split: together with {numbers} of the last 30 days it is {total} yen, in the band from {band} yen.',
    },
  },
  'same-item': {
    severity: 'warning',
    text: {
      ja: '同じ品名を30日以内に申請しています（{number}）。',
      en: 'The same item was requested in the last 30 days ({number}).',
    },
  },
  'price-changed': {
    severity: 'warning',
    text: {
      ja: '前回の単価は{before}円（税抜）でした。',
      en: 'The unit price was {before} yen without tax the last time.',
    },
  },
  'fixed-asset': {
    severity: 'hint',
    text: {
      ja: '単価が{from}円（税抜）以上のため、固定資産にあたる可能性があります。',
      en: 'From {from} yen a piece without tax it may be a fixed asset.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly severity: Severity; readonly text: Text }>>;

export type FindingCode = keyof typeof FINDINGS;
export const FINDING_CODES = Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]];
