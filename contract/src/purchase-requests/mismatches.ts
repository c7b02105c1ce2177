// Where request, goods receipts and invoices of a purchase disagree (B5-05), in words.
import { type Language, say, type Texts } from '../message.ts';

export const MISMATCHES = [
  'not-requested',
  'over-invoiced',
  'invoiced-ahead',
  'under-invoiced',
  'short-received',
] as const;
export type MismatchCode = (typeof MISMATCHES)[number];

const MISMATCH_TEXTS = {
  'not-requested': {
    ja: '申請にない購入先（{supplier}）から{yen}円の請求書が届いています。',
    en: 'An invoice of {yen} yen came from {supplier}, a supplier that the request does not name.',
  },
  'over-invoiced': {
    ja: '請求額が発注より{yen}円多くなっています。請求書を確認してください。',
    en: 'The invoices are {yen} yen over the order. Check them.',
  },
  'invoiced-ahead': {
    ja: '検収した分より{yen}円多く請求されています。残りの納品を確認してください。',
    en: 'The invoices are {yen} yen ahead of what was received. Check what is still to come.',
  },
  'under-invoiced': {
    ja: '請求額が検収した分より{yen}円少なくなっています。請求書がそろっているか確認してください。',
    en: 'The invoices are {yen} yen below what was received. Check whether all have come.',
  },
  'short-received': {
    ja: '発注より{yen}円分少ない検収で完了しています。',
    en: 'It was closed with {yen} yen less received than ordered.',
  },
} as const satisfies Texts<MismatchCode>;

const OF_SUPPLIER = { ja: '{supplier}：{sentence}', en: '{supplier}: {sentence}' } as const;

interface Said {
  readonly code: MismatchCode;
  /** Blank for the order as a whole. */
  readonly supplier: string;
  /** By how much, with tax. */
  readonly yen: number;
}

/** A mismatch, by how much and with whom, e.g. 「山田商会：請求額が発注より1,100円多くなっています。…」. */
export function mismatchSentence({ code, supplier, yen }: Said, language: Language): string {
  const figure = String(yen).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sentence = say(MISMATCH_TEXTS[code], language, { supplier, yen: figure });
  const isNamed = supplier === '' || code === 'not-requested';
  return isNamed ? sentence : say(OF_SUPPLIER, language, { supplier, sentence });
}
