// Names of categories, readers, states and places of FAQ entries, on screens and in files alike.
import { DOMAINS } from '../approvals/domains.ts';
import type { Texts } from '../message.ts';
import type { FaqCategory, FaqPlace } from './choices.ts';
import type { FaqReaders, FaqStatus, QUESTION_STATUSES } from './model.ts';

export const FAQ_CATEGORY_NAMES: Texts<FaqCategory> = {
  expenses: DOMAINS['travel-expenses'].name,
  purchases: { ja: '購買', en: 'Purchases' },
  reservations: { ja: '予約', en: 'Reservations' },
  accounts: { ja: 'アカウント・ログイン', en: 'Account and login' },
  people: { ja: '社員情報・提出書類', en: 'Records and documents' },
  portal: { ja: 'ポータルの使い方', en: 'Using the portal' },
};

export const FAQ_STATUS_NAMES: Texts<FaqStatus> = {
  draft: { ja: '下書き', en: 'Draft' },
  published: { ja: '公開中', en: 'Published' },
  unpublished: { ja: '非公開', en: 'Unpublished' },
};

export const FAQ_READER_NAMES: Texts<FaqReaders> = {
  any: { ja: '全員（ログイン前も）', en: 'Everybody, also before login' },
  'signed-in': { ja: 'ログインした人', en: 'Everybody who is logged in' },
  staff: { ja: '社員', en: 'Staff' },
  admin: { ja: '管理者', en: 'Admins' },
  system: { ja: 'システム管理者', en: 'System administrators' },
};

export const FAQ_PLACE_NAMES: Texts<FaqPlace> = {
  'expense-claim.transportMode:taxi': { ja: '精算書：交通手段がタクシーのとき', en: 'Claim: means of transport, taxi' },
  'expense-claim.transportMode': { ja: '精算書：交通手段', en: 'Claim: means of transport' },
  'expense-claim.purpose': { ja: '精算書：目的', en: 'Claim: purpose' },
  'expense-claim.attachments': { ja: '精算書：証憑', en: 'Claim: receipts' },
  'expense-claim.registrationNumber': { ja: '精算書：登録番号', en: 'Claim: registration number' },
  'expense-claim.unitFare': { ja: '精算書：片道運賃', en: 'Claim: fare one way' },
};

export const QUESTION_STATUS_NAMES: Texts<(typeof QUESTION_STATUSES)[number]> = {
  open: { ja: '未回答', en: 'Open' },
  answered: { ja: '回答済', en: 'Answered' },
  closed: { ja: '対応不要', en: 'Closed' },
};

/** Heads of the page on which an entry is written, and of that on which it is changed. */
export const FAQ_EDIT_HEADINGS = {
  fresh: { ja: '質問の新規作成', en: 'New entry' },
  existing: { ja: '質問の編集', en: 'Edit entry' },
} as const satisfies Texts<string>;
