// Names of the states of people and the rows of the kana table, on screens and in files alike.
import type { Texts } from '../message.ts';
import type { KanaRow, MemberState } from './model.ts';
import type { Presence } from './presences.ts';

export const MEMBER_STATE_NAMES: Texts<MemberState> = {
  present: { ja: '在籍中', en: 'Works here' },
  joining: { ja: '入社予定', en: 'Joining' },
  left: { ja: '退職済', en: 'Left' },
};

export const PRESENCE_NAMES: Texts<Presence> = {
  office: { ja: '在席', en: 'In the office' },
  remote: { ja: '在宅勤務', en: 'Remote' },
  meeting: { ja: '会議中', en: 'In a meeting' },
  out: { ja: '外出', en: 'Out' },
  away: { ja: '離席', en: 'Away' },
  off: { ja: '休み', en: 'Off' },
};

export const KANA_ROW_NAMES: Texts<KanaRow> = {
  a: { ja: 'あ', en: 'あ a' },
  ka: { ja: 'か', en: 'か ka' },
  sa: { ja: 'さ', en: 'さ sa' },
  ta: { ja: 'た', en: 'た ta' },
  na: { ja: 'な', en: 'な na' },
  ha: { ja: 'は', en: 'は ha' },
  ma: { ja: 'ま', en: 'ま ma' },
  ya: { ja: 'や', en: 'や ya' },
  ra: { ja: 'ら', en: 'ら ra' },
  wa: { ja: 'わ', en: 'わ wa' },
  other: { ja: 'ほか', en: 'Other' },
};
