// Names of columns and closed lists of a line, on screens, papers and files alike.
import type { Texts } from '../message.ts';
import type { EXPENSE_TYPES, INVOICE_BASES, LineField, PAID_BY, TAX_CLASSES } from './line-fields.ts';

export const FIELD_NAMES = {
  useDate: { ja: '利用日', en: 'Date' },
  purpose: { ja: '目的', en: 'Purpose' },
  purposeText: { ja: '用件', en: 'Details' },
  visitedParty: { ja: '訪問先', en: 'Visited' },
  transportMode: { ja: '交通手段', en: 'Means of transport' },
  from: { ja: '出発', en: 'From' },
  via: { ja: '経由', en: 'Via' },
  to: { ja: '到着', en: 'To' },
  tripType: { ja: '片道・往復', en: 'Trip type' },
  unitFare: { ja: '片道運賃', en: 'Fare one way' },
  deduction: { ja: '定期控除', en: 'Commuter deduction' },
  expenseType: { ja: '経費種別', en: 'Expense type' },
  taxClass: { ja: '税区分', en: 'Tax class' },
  invoiceBasis: { ja: 'インボイス区分', en: 'Invoice basis' },
  registrationNumber: { ja: '登録番号', en: 'Registration number' },
  paidBy: { ja: '支払区分', en: 'Paid by' },
  memo: { ja: '備考', en: 'Memo' },
} as const satisfies Texts<LineField>;

/** A value's name in both languages, and its reading, by which kana and romaji find it. */
export interface ValueName {
  readonly ja: string;
  readonly en: string;
  readonly kana: string;
}

type Names<Code extends string> = Readonly<Record<Code, ValueName>>;

export const EXPENSE_TYPE_NAMES: Names<(typeof EXPENSE_TYPES)[number]> = {
  transport: { ja: '交通費', en: 'Transport', kana: 'こうつうひ' },
  'per-diem': { ja: '日当', en: 'Per diem', kana: 'にっとう' },
  lodging: { ja: '宿泊費', en: 'Lodging', kana: 'しゅくはくひ' },
  'private-car': { ja: '自家用車', en: 'Private car', kana: 'じかようしゃ' },
  'parking-toll': { ja: '駐車・通行料', en: 'Parking and tolls', kana: 'ちゅうしゃつうこうりょう' },
  other: { ja: 'その他', en: 'Other', kana: 'そのた' },
};

export const PAID_BY_NAMES: Names<(typeof PAID_BY)[number]> = {
  self: { ja: '本人立替', en: 'Self', kana: 'ほんにんたてかえ' },
  'corporate-card': { ja: '法人カード', en: 'Corporate card', kana: 'ほうじんかーど' },
  company: { ja: '会社払い', en: 'Company', kana: 'かいしゃばらい' },
};

export const TAX_CLASS_NAMES: Names<(typeof TAX_CLASSES)[number]> = {
  standard: { ja: '標準税率', en: 'Standard rate', kana: 'ひょうじゅんぜいりつ' },
  reduced: { ja: '軽減税率', en: 'Reduced rate', kana: 'けいげんぜいりつ' },
  exempt: { ja: '非課税', en: 'Exempt', kana: 'ひかぜい' },
  'out-of-scope': { ja: '対象外', en: 'Out of scope', kana: 'たいしょうがい' },
};

export const INVOICE_BASIS_NAMES: Names<(typeof INVOICE_BASES)[number]> = {
  qualified: { ja: '適格請求書', en: 'Qualified invoice', kana: 'てきかくせいきゅうしょ' },
  'public-transport': { ja: '公共交通機関特例', en: 'Public transport', kana: 'こうきょうこうつうきかんとくれい' },
  'travel-allowance': { ja: '出張旅費等特例', en: 'Travel allowance', kana: 'しゅっちょうりょひとうとくれい' },
  'small-amount': { ja: '少額特例', en: 'Small amount', kana: 'しょうがくとくれい' },
  transitional: { ja: '経過措置', en: 'Transitional measure', kana: 'けいかそち' },
};
