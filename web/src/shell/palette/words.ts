import { defineWords } from '../../platform/words.ts';

const WORDS = {
  title: { ja: '検索と操作', en: 'Command palette' },
  hint: {
    ja: '画面、操作、人、申請番号、お知らせ、よくある質問を探せます。',
    en: 'Finds pages, actions, people, request numbers, announcements and FAQ entries.',
  },
  results: { ja: '検索結果', en: 'Results' },
  none: { ja: '「{{text}}」に合うものはありません。', en: 'Nothing matches "{{text}}".' },
  'none.hint': {
    ja: '漢字、かな、ローマ字、社員番号、申請番号の数字で探せます。',
    en: 'Search by name, kana, romaji, employee number, or the digits of a request.',
  },
  searching: { ja: '検索しています…', en: 'Searching…' },
  failed: {
    ja: '人・申請番号・お知らせを検索できませんでした。',
    en: 'People, numbers, announcements and questions could not be searched.',
  },
  retry: { ja: '再試行', en: 'Try again' },
  close: { ja: '閉じる', en: 'Close' },
  'group.recent': { ja: '最近使ったもの', en: 'Recent' },
  'group.pages': { ja: '画面', en: 'Pages' },
  'group.actions': { ja: '操作', en: 'Actions' },
  'group.people': { ja: '社員', en: 'Employees' },
  found: { ja: '{{count}}件', en: { one: '{{count}} result', other: '{{count}} results' } },
  'action.claim': { ja: '交通費を申請', en: 'Claim travel expenses' },
  'action.purchase': { ja: '購買申請を作成', en: 'Request a purchase' },
  'action.lastClaim': { ja: '先月の精算書を開く', en: 'Open the claim of last month' },
  'action.approvals': { ja: '承認待ちを開く', en: 'Open what is waiting for you' },
  'action.delegate': { ja: '代理を頼む', en: 'Ask somebody to decide for you' },
  'action.review': { ja: '申請中の精算書を確認', en: 'Check submitted claims' },
  'action.papers': { ja: '電子取引データをまとめて登録', en: 'Register many electronic transactions' },
  'action.announce': { ja: 'お知らせを書く', en: 'Write an announcement' },
  'action.profile': { ja: 'マイプロフィールを開く', en: 'Open my profile' },
  'action.settings': { ja: '表示設定を開く', en: 'Open display settings' },
  'action.schemes': { ja: '配色を選ぶ', en: 'Choose a colour scheme' },
  'action.keys': { ja: 'キー操作の一覧を開く', en: 'List the keys' },
  'action.logout': { ja: 'ログアウトする', en: 'Log out' },
  'action.login': { ja: 'ログインする', en: 'Log in' },
  'person.copied': {
    ja: '{{name}}さんの氏名と社員番号をコピーしました。',
    en: 'Name and employee number of {{name}} copied.',
  },
  'person.copy': { ja: '氏名と社員番号をコピー', en: 'Copy name and number' },
} as const;

export const usePaletteWords = defineWords(WORDS);

type ActionKey = Extract<keyof typeof WORDS, `action.${string}`>;

/** An action is found by its name in either language, whichever is shown (B9-02). */
export const namesOf = (action: ActionKey): readonly string[] => [WORDS[action].ja, WORDS[action].en];
