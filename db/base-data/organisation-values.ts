// Standard values of departments, positions and the words for a claim's status.
import type { StandardValue } from './standard-value.ts';

/** A real company begins with its head office alone and adds its own departments. */
export const DEPARTMENTS = [
  {
    code: 'HQ',
    name: '本社',
    nameEn: 'Head office',
    kana: 'ホンシャ',
    extra: { parent: null, head: null, deputy: null },
  },
] as const satisfies readonly StandardValue<'group'>[];

/** Rank 1 is the highest. Per diem and lodging cap in yen, per day and per night. */
export const POSITIONS = [
  {
    code: 'president',
    name: '代表取締役',
    nameEn: 'President',
    kana: 'ダイヒョウトリシマリヤク',
    extra: { rank: 1, perDiem: 5_000, lodgingCap: 20_000 },
  },
  {
    code: 'director',
    name: '取締役',
    nameEn: 'Director',
    kana: 'トリシマリヤク',
    extra: { rank: 2, perDiem: 4_000, lodgingCap: 18_000 },
  },
  {
    code: 'general-manager',
    name: '部長',
    nameEn: 'General manager',
    kana: 'ブチョウ',
    extra: { rank: 3, perDiem: 3_000, lodgingCap: 15_000 },
  },
  {
    code: 'manager',
    name: '課長',
    nameEn: 'Manager',
    kana: 'カチョウ',
    extra: { rank: 4, perDiem: 2_600, lodgingCap: 13_000 },
  },
  {
    code: 'chief',
    name: '係長',
    nameEn: 'Chief',
    kana: 'カカリチョウ',
    extra: { rank: 5, perDiem: 2_400, lodgingCap: 12_000 },
  },
  {
    code: 'senior',
    name: '主任',
    nameEn: 'Senior member',
    kana: 'シュニン',
    extra: { rank: 6, perDiem: 2_200, lodgingCap: 12_000 },
  },
  {
    code: 'member',
    name: '一般',
    nameEn: 'Member',
    kana: 'イッパン',
    extra: { rank: 7, perDiem: 2_000, lodgingCap: 11_000 },
  },
] as const satisfies readonly StandardValue<'position'>[];

export const STATUS_LABELS = [
  {
    code: 'claim-draft',
    name: '下書き',
    nameEn: 'Draft',
    kana: 'シタガキ',
    extra: { domain: 'expense-claims', colour: 'grey' },
  },
  {
    code: 'claim-submitted',
    name: '申請中',
    nameEn: 'Submitted',
    kana: 'シンセイチュウ',
    extra: { domain: 'expense-claims', colour: 'blue' },
  },
  {
    code: 'claim-returned',
    name: '差戻し',
    nameEn: 'Returned',
    kana: 'サシモドシ',
    extra: { domain: 'expense-claims', colour: 'orange' },
  },
  {
    code: 'claim-approved',
    name: '承認済',
    nameEn: 'Approved',
    kana: 'ショウニンズミ',
    extra: { domain: 'expense-claims', colour: 'green' },
  },
  {
    code: 'claim-confirmed',
    name: '確定済',
    nameEn: 'Confirmed',
    kana: 'カクテイズミ',
    extra: { domain: 'expense-claims', colour: 'green' },
  },
  {
    code: 'claim-rejected',
    name: '却下',
    nameEn: 'Rejected',
    kana: 'キャッカ',
    extra: { domain: 'expense-claims', colour: 'crimson' },
  },
  {
    code: 'claim-cancelled',
    name: '取消済',
    nameEn: 'Cancelled',
    kana: 'トリケシズミ',
    extra: { domain: 'expense-claims', colour: 'grey' },
  },
] as const satisfies readonly StandardValue<'staff'>[];
