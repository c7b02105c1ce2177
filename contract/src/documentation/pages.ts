// THE table of the manual's pages: side menu, addresses, previous and next, and who may open which follow from it.
import type { Rule } from '../access.ts';
import type { Text } from '../message.ts';

/** Groups of the side menu, in their order. */
export const MANUAL_GROUPS = {
  start: { ja: 'はじめに', en: 'Start here' },
  work: { ja: '仕事の進め方', en: 'Daily work' },
  tools: { ja: 'ツール', en: 'Tools' },
  portal: { ja: '画面の使い方', en: 'Using the screens' },
  system: { ja: 'システム管理', en: 'System administration' },
  operations: { ja: '運用', en: 'Operations' },
} as const satisfies Readonly<Record<string, Text>>;
export type ManualGroup = keyof typeof MANUAL_GROUPS;

/** Groups that system people alone have; everybody who is signed in has the others. */
const FOR_SYSTEM: readonly ManualGroup[] = ['system', 'operations'];

interface Row {
  readonly group: ManualGroup;
  readonly title: Text;
  /**
   * Where its text lies in the folder `docs`: `….ja.md` and `….en.md` below `users`, `….ja.md` and `….md` beside it. Null where the
   * page is made of the portal's own tables and components.
   */
  readonly text: string | null;
  /** Other words by which people look for it. */
  readonly keywords?: Text;
}

/** In the order of the side menu. */
const ROWS = {
  'getting-started': {
    group: 'start',
    title: { ja: 'はじめての方へ', en: 'Getting started' },
    text: 'users/getting-started',
  },
  'release-notes': {
    group: 'start',
    title: { ja: 'リリースノート', en: 'Release notes' },
    text: null,
    keywords: { ja: '更新 変更点 新機能 修正 バージョン 互換性', en: 'changelog version new fixed breaking changes' },
  },
  requester: { group: 'work', title: { ja: '申請する人の1か月', en: 'A month of requests' }, text: 'users/applicant' },
  approver: { group: 'work', title: { ja: '承認する人の1か月', en: 'A month of approvals' }, text: 'users/approver' },
  accounting: {
    group: 'work',
    title: { ja: '経理・管理者の1か月', en: 'A month of accounting' },
    text: 'users/accounting',
  },
  reservations: {
    group: 'work',
    title: { ja: '設備予約', en: 'Resource reservations' },
    text: 'users/reservations',
  },
  'electronic-transactions': {
    group: 'work',
    title: { ja: '電子取引データ', en: 'Electronic transactions' },
    text: 'users/electronic-transactions',
  },
  onboarding: {
    group: 'work',
    title: { ja: '提出書類と振込口座', en: 'Onboarding documents and bank accounts' },
    text: 'users/onboarding',
  },
  information: {
    group: 'work',
    title: { ja: 'お知らせ・通知・よくある質問', en: 'Announcements, notifications, FAQ' },
    text: 'users/information',
  },
  profile: { group: 'work', title: { ja: 'プロフィールとメンバー', en: 'Profile and members' }, text: 'users/profile' },
  calendar: { group: 'tools', title: { ja: 'カレンダー', en: 'Calendar' }, text: 'users/calendar' },
  'to-dos': { group: 'tools', title: { ja: 'ToDo', en: 'To-do' }, text: 'users/to-dos' },
  boards: { group: 'tools', title: { ja: 'スクラムボード', en: 'Scrumboard' }, text: 'users/boards' },
  academy: { group: 'tools', title: { ja: '社内研修', en: 'Academy' }, text: 'users/academy' },
  analytics: { group: 'tools', title: { ja: '分析', en: 'Analytics' }, text: 'users/analytics' },
  icons: { group: 'tools', title: { ja: 'アイコン', en: 'Icons' }, text: 'users/icons' },
  lists: { group: 'portal', title: { ja: '一覧と検索', en: 'Lists and search' }, text: 'users/lists' },
  'japanese-input': {
    group: 'portal',
    title: { ja: '文字と日付の入力', en: 'Typing text and dates' },
    text: 'users/japanese-input',
  },
  'papers-and-law': {
    group: 'portal',
    title: { ja: '紙と法令', en: 'Papers and law' },
    text: 'users/papers-and-law',
  },
  keyboard: {
    group: 'portal',
    title: { ja: 'キー操作', en: 'Keyboard' },
    text: null,
    keywords: { ja: 'ショートカット キーボード', en: 'shortcut keys hotkey' },
  },
  layout: {
    group: 'portal',
    title: { ja: '表示設定', en: 'Display settings' },
    text: null,
    keywords: {
      ja: 'レイアウト ナビバー ツールバー フッター 幅 和暦 週の始まり メニューの位置',
      en: 'layout navbar toolbar footer width style era week start menu position settings',
    },
  },
  schemes: {
    group: 'portal',
    title: { ja: '配色', en: 'Colour schemes' },
    text: null,
    keywords: { ja: 'ダークモード 夜間 色 コントラスト 見やすさ', en: 'dark mode theme palette contrast' },
  },
  administration: {
    group: 'system',
    title: { ja: 'システム管理者の1か月', en: 'A month of system administration' },
    text: 'users/system',
  },
  roles: {
    group: 'system',
    title: { ja: '役割と画面', en: 'Roles and screens' },
    text: null,
    keywords: { ja: '権限 だれが使える 一覧', en: 'permission matrix who may open which' },
  },
  errors: {
    group: 'system',
    title: { ja: 'エラーの一覧', en: 'Catalogue of errors' },
    text: null,
    keywords: { ja: 'コード メッセージ 意味 対処 HTTP', en: 'code message status refusal meaning' },
  },
  api: {
    group: 'system',
    title: { ja: 'APIリファレンス', en: 'API reference' },
    text: null,
    keywords: { ja: 'OpenAPI 操作 呼び出し 連携', en: 'OpenAPI operations calls integration' },
  },
  components: {
    group: 'system',
    title: { ja: '画面の部品', en: 'Components' },
    text: null,
    keywords: {
      ja: 'ボタン 入力欄 チップ 帯 空の状態 日付 月 メッセージ 見本 コード',
      en: 'buttons fields chips bands empty state dates month picker messages samples code kit',
    },
  },
  'form-patterns': {
    group: 'system',
    title: { ja: '入力画面の型', en: 'Form patterns' },
    text: null,
    keywords: {
      ja: 'フォーム 必須 任意 エラー 下書き 復元 離れる 版の競合 添付 ダイアログ',
      en: 'form required optional errors drafts leaving unsaved stale conflict upload dialog',
    },
  },
  configuration: { group: 'operations', title: { ja: '設定値', en: 'Settings' }, text: 'configuration' },
  commands: { group: 'operations', title: { ja: 'コマンド', en: 'Commands' }, text: 'commands' },
  'audit-records': {
    group: 'operations',
    title: { ja: '監査証跡の確認', en: 'Audit trail' },
    text: 'audit-records',
  },
  'log-server': { group: 'operations', title: { ja: '監査証跡の専用サーバー', en: 'Log server' }, text: 'log-server' },
  evidence: {
    group: 'operations',
    title: { ja: '電子取引データの保存と検証', en: 'Evidence of electronic transactions' },
    text: 'evidence',
  },
  sealing: { group: 'operations', title: { ja: '秘密の値の暗号化', en: 'Sealed values' }, text: 'sealing' },
} as const satisfies Readonly<Record<string, Row>>;

export type ManualPageId = keyof typeof ROWS;

export interface ManualPage extends Row {
  readonly id: ManualPageId;
  readonly access: Extract<Rule, 'signed-in' | 'system'>;
  /** Without the portal's prefix. */
  readonly path: `/documentation/${string}`;
}

const accessOf = (group: ManualGroup) => (FOR_SYSTEM.includes(group) ? 'system' : 'signed-in');

export const MANUAL_PAGES: readonly ManualPage[] = (Object.entries(ROWS) as [ManualPageId, Row][]).map(([id, row]) => {
  const access = accessOf(row.group);
  return { ...row, id, access, path: `/documentation/${access === 'system' ? `system/${id}` : id}` };
});

const BY_ID: ReadonlyMap<string, ManualPage> = new Map(MANUAL_PAGES.map((page) => [page.id, page]));

/** The page of the id as an address has it; undefined where there is none. */
export const manualPage = (id: string): ManualPage | undefined => BY_ID.get(id);
