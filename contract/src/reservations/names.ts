import type { Text, Texts } from '../message.ts';
import type { ReservationStatus, ShownState, Visibility } from './model.ts';

export const RESERVATION_STATUS_NAMES = {
  tentative: { ja: '仮予約', en: 'Tentative' },
  confirmed: { ja: '本予約', en: 'Confirmed' },
  in_use: { ja: '利用中', en: 'In use' },
  finished: { ja: '利用済', en: 'Finished' },
  rejected: { ja: '却下', en: 'Rejected' },
  cancelled: { ja: '取消済', en: 'Cancelled' },
  no_show: { ja: '未利用', en: 'No-show' },
} as const satisfies Texts<ReservationStatus>;

export const SHOWN_STATE_NAMES = {
  awaiting_approval: { ja: '承認待ち', en: 'Awaiting approval' },
  ...RESERVATION_STATUS_NAMES,
} as const satisfies Texts<ShownState>;

export const VISIBILITY_NAMES = {
  public: { ja: '公開', en: 'Public' },
  private: { ja: '非公開', en: 'Private' },
} as const satisfies Texts<Visibility>;

/** A private reservation as everybody else sees it. */
export const BUSY: Text = { ja: '予約済み', en: 'Busy' };
