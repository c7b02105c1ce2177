// Announcements of the sample organisation: for everybody and for some, must-read, over, not out yet.
import type { AnnouncementContent, AnnouncementStatus } from '@madoguchi/contract/announcements/model.ts';

/** Days count from the sample's today; below zero is before it. */
export interface SampleAnnouncement
  extends Omit<AnnouncementContent, 'shownFrom' | 'lastDay' | 'departments' | 'pinned' | 'mustRead' | 'attachmentIds'> {
  readonly status: AnnouncementStatus;
  readonly fromDay: number;
  /** The first day on which it shows no more. */
  readonly untilDay: number | null;
  readonly departments?: readonly string[];
  readonly pinned?: true;
  readonly mustRead?: true;
  /** A sheet of lines to go with it; the first is its heading. */
  readonly file?: { readonly name: string; readonly lines: readonly string[] };
}

const NO_ENGLISH = { titleEn: '', bodyEn: '' } as const;

export const SAMPLE_ANNOUNCEMENTS: readonly SampleAnnouncement[] = [
  {
    status: 'published',
    announcementCategory: 'company',
    title: '年末年始の休業について',
    titleEn: 'Closed over the New Year',
    body: `年末年始は次のとおり休業します。

- 休業期間：12/29から1/3まで
- 仕事始め：1/4

急ぎの用件は、各部署の当番に連絡してください。`,
    bodyEn: `We are closed over the New Year.

- Closed: from 29 December to 3 January
- First working day: 4 January

For urgent matters, contact the person on duty in your department.`,
    audience: 'any',
    fromDay: -9,
    untilDay: 50,
    pinned: true,
  },
  {
    status: 'published',
    announcementCategory: 'system',
    title: 'ポータルの保守作業のお知らせ',
    titleEn: 'Maintenance of the portal',
    body: `次の土曜日の22:00から24:00まで、保守作業のためポータルを利用できません。

入力中の内容は下書きとして残ります。`,
    bodyEn: `The portal is not available next Saturday from 22:00 to 24:00.

What you are typing is kept as a draft.`,
    audience: 'any',
    fromDay: -3,
    untilDay: 14,
  },
  {
    status: 'published',
    announcementCategory: 'procedures',
    title: '情報セキュリティ規程を改定しました',
    titleEn: 'The information security rules have changed',
    body: `情報セキュリティ規程を改定しました。主な変更は次の3点です。

1. 私物の記憶媒体は、社内の端末に接続できません。
2. パスワードは8文字以上とし、使い回しをしません。
3. 端末を紛失したときは、**気付いた時点で**情報システム部に連絡します。`,
    bodyEn: `The information security rules have changed in three points.

1. Storage devices of your own must not be connected to company devices.
2. Passwords have at least 8 characters and are used in one place only.
3. Report a lost device to Information systems **as soon as you notice it**.`,
    audience: 'signed-in',
    fromDay: -6,
    untilDay: null,
    mustRead: true,
  },
  {
    status: 'published',
    announcementCategory: 'procedures',
    title: '領収書の添付方法が変わります',
    ...NO_ENGLISH,
    body: `来月の精算分から、タクシー代の領収書には**利用区間の記入**が必要です。

スマートフォンで撮影した画像も添付できます。詳しくは[インフォメーション](/apps/dashboards/project)の締め日も確認してください。`,
    audience: 'staff',
    fromDay: -2,
    untilDay: 40,
    mustRead: true,
    file: {
      name: '領収書の撮り方.pdf',
      lines: [
        '領収書の撮り方',
        '',
        '1. 領収書を平らな所に置きます。',
        '2. 四隅が入るように、真上から撮ります。',
        '3. 日付、金額、登録番号が読めることを確かめます。',
        '4. タクシーの領収書には、利用区間を書き込みます。',
      ],
    },
  },
  {
    status: 'published',
    announcementCategory: 'workplace',
    title: '営業本部：年末のあいさつ回りの予定',
    ...NO_ENGLISH,
    body: `年末のあいさつ回りの予定を、今月中に各営業所でまとめてください。

訪問先が重なるときは、営業本部で調整します。`,
    audience: 'departments',
    departments: ['SALES'],
    fromDay: -4,
    untilDay: 35,
  },
  {
    status: 'published',
    announcementCategory: 'workplace',
    title: '技術部：検証室の利用停止',
    ...NO_ENGLISH,
    body: '空調の点検のため、検証室は今週いっぱい利用できません。',
    audience: 'departments',
    departments: ['ENG'],
    fromDay: -1,
    untilDay: 6,
  },
  {
    status: 'published',
    announcementCategory: 'workplace',
    title: '健康診断の申込みは終了しました',
    ...NO_ENGLISH,
    body: '申込期間が終わりました。まだ申し込んでいない人は、総務人事部に連絡してください。',
    audience: 'signed-in',
    fromDay: -60,
    untilDay: -20,
  },
  {
    status: 'draft',
    announcementCategory: 'company',
    title: '新しい社内報の名前を募集します',
    ...NO_ENGLISH,
    body: `社内報の名前を募集します。

- 締め切り：来月の末日
- 応募先：経営企画部`,
    audience: 'signed-in',
    fromDay: 7,
    untilDay: 37,
  },
];
