// The sample's courses teach the portal itself: a claim in five steps, information security, personal data.
import type { CourseCategory } from '@madoguchi/contract/academy/choices.ts';

type Both = readonly [ja: string, en: string];

interface SampleStep {
  readonly title: Both;
  readonly body: Both;
  readonly minutes: number;
  readonly question?: {
    readonly text: Both;
    readonly choices: readonly Both[];
    readonly right: number;
    readonly explanation: Both;
  };
}

export interface SampleCourse {
  readonly slug: string;
  readonly category: CourseCategory;
  readonly title: Both;
  readonly description: Both;
  readonly renewsYearly: boolean;
  readonly steps: readonly SampleStep[];
}

export const CLAIM_COURSE: SampleCourse = {
  slug: 'a-claim-in-five-steps',
  category: 'work',
  title: ['交通費の精算：5つの手順', 'A claim in five steps'],
  description: [
    '毎月の精算書を作成し、領収書を付けて申請し、差戻しに対応するまでを順に説明します。',
    'From the first line of your monthly claim to its approval, and what to do when it is returned.',
  ],
  renewsYearly: false,
  steps: [
    {
      title: ['精算書を開く', 'Open your claim'],
      body: [
        'メニューの**交通費精算**を選ぶと、今月の精算書が開きます。精算書は一人につき月に一つです。\n\n- 前の月は、月の名前の左の矢印で開きます。\n- 入力した内容は自動で保存されます。',
        'Choose **Travel expenses** in the menu: the claim of this month opens. There is one claim for each person and month.\n\n- The arrow to the left of the month opens the one before.\n- What you type is saved by itself.',
      ],
      minutes: 3,
    },
    {
      title: ['明細を入力する', 'Enter the lines'],
      body: [
        '1回の移動が1行です。日付、目的、交通手段、区間、金額を入力します。\n\n> 定期区間の分は、金額から差し引かれます。\n\n同じ移動を繰り返すときは、行を複写してください。',
        'Each trip is a line: date, purpose, means of transport, section and amount.\n\n> What your commuter pass covers is taken off.\n\nCopy a line for a trip that you take often.',
      ],
      minutes: 5,
      question: {
        text: [
          '会議のため電車で往復しました。明細はどう入力しますか？',
          'You went to a meeting by train and came back. How do you enter it?',
        ],
        choices: [
          ['片道ずつ、必ず2行に分ける', 'Always as two lines, one for each way'],
          ['1行にして、往復を選ぶ', 'As one line, with the return trip chosen'],
          ['月末にまとめて1行にする', 'As one line for the whole month'],
        ],
        right: 1,
        explanation: [
          '同じ区間の往復は1行で入力できます。運賃は片道の金額を入力してください。',
          'A return over the same section is one line. Enter the fare of one way.',
        ],
      },
    },
    {
      title: ['領収書を付ける', 'Attach receipts'],
      body: [
        '領収書は、明細の**添付**から追加します。写真でもPDFでもかまいません。\n\n| 経費 | 領収書 |\n|---|---|\n| 電車・バス | 不要 |\n| タクシー | 必要 |\n| 宿泊 | 必要 |',
        'Add a receipt with **Attach** at its line, as a photo or a PDF.\n\n| Expense | Receipt |\n|---|---|\n| Train, bus | not needed |\n| Taxi | needed |\n| Hotel | needed |',
      ],
      minutes: 4,
    },
    {
      title: ['申請する', 'Submit it'],
      body: [
        '**申請する**を押す前に、指摘がないか確認します。赤い指摘があると申請できません。黄色い指摘は理由を入力すると申請できます。\n\n申請すると番号が付き、上長に通知されます。',
        'Look at the findings before you press **Submit**. Red ones keep you from it; for yellow ones give a reason.\n\nYour claim gets a number, and your supervisor is told.',
      ],
      minutes: 3,
    },
    {
      title: ['差戻しに対応する', 'When it is returned'],
      body: [
        '差し戻された精算書は、理由を読み、直して、もう一度申請します。番号は変わりません。\n\n困ったときは[よくある質問](/pages/faq)を確認してください。',
        'Read why it was returned, correct it, and submit it again. Its number stays.\n\nSee the [FAQ](/pages/faq) if you are stuck.',
      ],
      minutes: 3,
    },
  ],
};

export const SECURITY_COURSE: SampleCourse = {
  slug: 'information-security',
  category: 'security',
  title: ['情報セキュリティの基本', 'Information security'],
  description: [
    '端末、パスワード、メールの扱い方を確認します。毎年度、全員が受講します。',
    'Devices, passwords and mail. Everybody takes it once in each fiscal year.',
  ],
  renewsYearly: true,
  steps: [
    {
      title: ['画面と端末を守る', 'Lock your screen'],
      body: [
        '席を離れるときは、短い時間でも**画面をロック**します。持ち出した端末をなくしたときは、すぐに情報システム部へ連絡してください。',
        '**Lock the screen** whenever you leave your desk. If a device is lost, tell the IT department at once.',
      ],
      minutes: 4,
    },
    {
      title: ['パスワード', 'Passwords'],
      body: [
        '- 8文字以上で、ほかのサービスと同じものは使いません。\n- 紙に書いて貼りません。\n- 誰にも教えません。情報システム部が聞くこともありません。',
        '- At least 8 characters, and used nowhere else.\n- Not on a note at your screen.\n- Told to nobody. The IT department never asks for it.',
      ],
      minutes: 4,
      question: {
        text: [
          '「情報システム部です。パスワードを教えてください」と電話がありました。',
          'Somebody calls: "This is IT. We need your password."',
        ],
        choices: [
          ['急いでいるようなので教える', 'Tell them, it sounds urgent'],
          ['教えずに電話を切り、情報システム部に確認する', 'Do not tell them; hang up and ask the IT department'],
        ],
        right: 1,
        explanation: [
          '社内の担当者がパスワードを聞くことはありません。',
          'Nobody in the company asks for your password.',
        ],
      },
    },
    {
      title: ['不審なメール', 'Suspicious mail'],
      body: [
        '心当たりのない添付ファイルやリンクは開きません。開いてしまったときは、**端末の通信を切り**、情報システム部へ連絡します。',
        'Open no attachment or link that you did not expect. If you did, **disconnect the device** and tell the IT department.',
      ],
      minutes: 4,
    },
  ],
};

export const PRIVACY_COURSE: SampleCourse = {
  slug: 'personal-data',
  category: 'rules',
  title: ['個人情報の取扱い', 'Handling personal data'],
  description: [
    '社員や取引先の個人情報を、目的の範囲で正しく扱うための決まりです。',
    'How data of colleagues and customers is used for its purpose alone.',
  ],
  renewsYearly: false,
  steps: [
    {
      title: ['個人情報とは', 'What it is'],
      body: [
        '氏名、住所、写真、口座など、**個人を識別できる情報**です。このポータルでは、閲覧した人と日時が記録されます。',
        'Name, address, photo, bank account: **whatever tells who somebody is**. The portal records who looked at it, and when.',
      ],
      minutes: 4,
    },
    {
      title: ['持ち出さない、残さない', 'Do not take it out'],
      body: [
        '- 業務に必要な範囲だけを閲覧します。\n- 出力したCSVは、使い終わったら削除します。\n- マイナンバーは、どの欄にも入力できません。',
        '- Look only at what your work needs.\n- Delete an exported CSV once you are done.\n- No field of the portal takes a My Number.',
      ],
      minutes: 5,
    },
  ],
};
