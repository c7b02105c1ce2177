// Standard values of what a travel expense line chooses from: purpose, means of transport, trip type.
import type { StandardValue } from './standard-value.ts';

export const PURPOSES = [
  {
    code: 'visit',
    name: '顧客訪問',
    nameEn: 'Client visit',
    kana: 'コキャクホウモン',
    extra: { needsCounterparty: true },
  },
  {
    code: 'meeting',
    name: '社外打合せ',
    nameEn: 'Outside meeting',
    kana: 'シャガイウチアワセ',
    extra: { needsCounterparty: true },
  },
  { code: 'trip', name: '出張', nameEn: 'Business trip', kana: 'シュッチョウ', extra: { needsCounterparty: true } },
  {
    code: 'on-site',
    name: '現地作業',
    nameEn: 'On-site work',
    kana: 'ゲンチサギョウ',
    extra: { needsCounterparty: true },
  },
  {
    code: 'office',
    name: '拠点間の移動',
    nameEn: 'Travel between offices',
    kana: 'キョテンカンノイドウ',
    extra: { needsCounterparty: false },
  },
  {
    code: 'training',
    name: '研修・セミナー',
    nameEn: 'Training or seminar',
    kana: 'ケンシュウセミナー',
    extra: { needsCounterparty: false },
  },
  { code: 'exhibition', name: '展示会', nameEn: 'Exhibition', kana: 'テンジカイ', extra: { needsCounterparty: false } },
  {
    code: 'recruiting',
    name: '採用活動',
    nameEn: 'Recruiting',
    kana: 'サイヨウカツドウ',
    extra: { needsCounterparty: false },
  },
  {
    code: 'authority',
    name: '官公庁・銀行での手続き',
    nameEn: 'Public office or bank',
    kana: 'カンコウチョウギンコウデノテツヅキ',
    extra: { needsCounterparty: true },
  },
  { code: 'other', name: 'その他', nameEn: 'Other', kana: 'ソノタ', extra: { needsCounterparty: false } },
] as const satisfies readonly StandardValue<'reason'>[];

/**
 * Air, taxi and rented cars are no public transport in the sense of the invoice rules, so their receipts are needed from
 * the first yen; a train's from the amount at which the law wants an invoice (japanese-rules 2).
 */
export const TRANSPORT_MODES = [
  {
    code: 'train',
    name: '電車',
    nameEn: 'Train',
    kana: 'デンシャ',
    extra: { kind: 'rail', publicTransport: true, receiptFrom: null, perKmYen: null },
  },
  {
    code: 'subway',
    name: '地下鉄',
    nameEn: 'Subway',
    kana: 'チカテツ',
    extra: { kind: 'rail', publicTransport: true, receiptFrom: null, perKmYen: null },
  },
  {
    code: 'express',
    name: '新幹線・特急',
    nameEn: 'Shinkansen or limited express',
    kana: 'シンカンセントッキュウ',
    extra: { kind: 'rail', publicTransport: true, receiptFrom: 30_000, perKmYen: null },
  },
  {
    code: 'bus',
    name: 'バス',
    nameEn: 'Bus',
    kana: 'バス',
    extra: { kind: 'bus', publicTransport: true, receiptFrom: null, perKmYen: null },
  },
  {
    code: 'ship',
    name: '船',
    nameEn: 'Ship',
    kana: 'フネ',
    extra: { kind: 'ship', publicTransport: true, receiptFrom: 30_000, perKmYen: null },
  },
  {
    code: 'air',
    name: '飛行機',
    nameEn: 'Aeroplane',
    kana: 'ヒコウキ',
    extra: { kind: 'air', publicTransport: false, receiptFrom: 1, perKmYen: null },
  },
  {
    code: 'taxi',
    name: 'タクシー',
    nameEn: 'Taxi',
    kana: 'タクシー',
    extra: { kind: 'taxi', publicTransport: false, receiptFrom: 1, perKmYen: null },
  },
  {
    code: 'private-car',
    name: '自家用車',
    nameEn: 'Private car',
    kana: 'ジカヨウシャ',
    extra: { kind: 'private-car', publicTransport: false, receiptFrom: null, perKmYen: 20 },
  },
  {
    code: 'rental-car',
    name: 'レンタカー',
    nameEn: 'Rental car',
    kana: 'レンタカー',
    extra: { kind: 'rental-car', publicTransport: false, receiptFrom: 1, perKmYen: null },
  },
  {
    code: 'other',
    name: 'その他',
    nameEn: 'Other',
    kana: 'ソノタ',
    extra: { kind: 'other', publicTransport: false, receiptFrom: 1, perKmYen: null },
  },
] as const satisfies readonly StandardValue<'route'>[];

export const TRIP_TYPES = [
  { code: 'one-way', name: '片道', nameEn: 'One way', kana: 'カタミチ', extra: { multiplier: 1 } },
  { code: 'round-trip', name: '往復', nameEn: 'Round trip', kana: 'オウフク', extra: { multiplier: 2 } },
] as const satisfies readonly StandardValue<'way'>[];
