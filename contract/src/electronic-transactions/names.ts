// Names of the choices of electronic transactions, on screens, papers and files alike.
import type { Texts } from '../message.ts';
import type { DateKind, Direction, ReceivedVia, StampState, TaxBasis, VersionChange, VersionState } from './choices.ts';
import type { FigureKind, LinkKind } from './links.ts';

export const DIRECTION_NAMES: Texts<Direction> = {
  received: { ja: '受領', en: 'Received' },
  issued: { ja: '発行', en: 'Issued' },
};

export const DATE_KIND_NAMES: Texts<DateKind> = {
  day: { ja: '取引日', en: 'Day' },
  period: { ja: '期間', en: 'Period' },
  received: { ja: '受領日を取引日とする', en: 'Day of receipt' },
  none: { ja: '日付なし', en: 'No date' },
};

export const TAX_BASIS_NAMES: Texts<TaxBasis> = {
  included: { ja: '税込', en: 'With tax' },
  excluded: { ja: '税抜', en: 'Without tax' },
  none: { ja: '金額なし', en: 'No amount' },
};

export const RECEIVED_VIA_NAMES: Texts<ReceivedVia> = {
  mail: { ja: 'メール', en: 'Mail' },
  web: { ja: 'Webサイト', en: 'Website' },
  edi: { ja: 'EDI', en: 'EDI' },
  cloud: { ja: 'クラウドサービス', en: 'Cloud service' },
  chat: { ja: 'チャット', en: 'Chat' },
  other: { ja: 'その他', en: 'Other' },
};

export const VERSION_CHANGE_NAMES: Texts<VersionChange> = {
  registered: { ja: '登録', en: 'Registered' },
  corrected: { ja: '訂正', en: 'Corrected' },
  deleted: { ja: '削除', en: 'Deleted' },
};

export const VERSION_STATE_NAMES: Texts<VersionState> = {
  live: { ja: '有効', en: 'Live' },
  superseded: { ja: '訂正前', en: 'Superseded' },
  deleted: { ja: '削除済', en: 'Deleted' },
};

/** As 「発注額と一致」 and “Agrees with the order” name it. */
export const FIGURE_NAMES: Texts<FigureKind> = {
  request: { ja: '申請額', en: 'the request' },
  order: { ja: '発注額', en: 'the order' },
  goods: { ja: '検収額', en: 'the goods received' },
  invoice: { ja: '請求書の額', en: 'the invoice' },
  line: { ja: '明細の額', en: 'the line' },
  claim: { ja: '精算額', en: 'the claim' },
};

export const LINK_KIND_NAMES: Texts<LinkKind> = {
  'purchase-request': { ja: '購買申請', en: 'Purchase request' },
  'expense-claim': { ja: '精算書', en: 'Expense claim' },
};

export const STAMP_STATE_NAMES: Texts<StampState> = {
  none: { ja: 'なし', en: 'None' },
  waiting: { ja: '付与待ち', en: 'Pending' },
  stamped: { ja: '付与済', en: 'Stamped' },
};
