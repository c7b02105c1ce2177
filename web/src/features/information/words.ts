import { defineWords } from '../../platform/words.ts';

export const useInformationWords = defineWords({
  day: { ja: '今日は{{day}}（{{era}}）です。', en: 'Today is {{day}}.' },
  clock: { ja: '現在 {{time}}', en: 'Now {{time}}' },

  'tab.home': { ja: 'ホーム', en: 'Home' },
  'tab.budget': { ja: '予算', en: 'Budget' },
  'tab.members': { ja: 'メンバー', en: 'Members' },

  keys: { ja: 'インフォメーション', en: 'Information' },
  jump: { ja: '「{{card}}」へ移動', en: 'Go to "{{card}}"' },
  crashed: {
    ja: 'このカードを表示できませんでした。再試行しても続く場合は、システム管理者に連絡してください。',
    en: 'This card could not be shown. If trying again does not help, ask a system administrator.',
  },
  reference: {
    ja: '連絡のときに伝える参照番号：{{reference}}',
    en: 'Reference to give them: {{reference}}',
  },
  retry: { ja: '再試行', en: 'Try again' },

  'task.returned-claim': { ja: '差戻し {{month}}分', en: 'Returned, {{month}}' },
  'task.returned-purchases': { ja: '差戻しの購買申請', en: 'Purchase requests returned' },
  'task.purchases-to-order': { ja: '発注待ちの購買申請', en: 'Approved purchases to order' },
  'task.papers-to-fill-in': { ja: '提出が必要な書類', en: 'Documents to hand in' },
  'task.courses-to-take': { ja: '受講が必要なコース', en: 'Courses to take' },
  'task.to-dos-due': { ja: '期限が来たToDo', en: 'To-dos that are due' },
  'task.cards-due': { ja: '期限が来た担当カード', en: 'Your cards that are due' },
  'task.approvals-waiting': { ja: '承認待ち', en: 'Waiting for your approval' },
  'task.claims-to-confirm': { ja: '確定待ち {{month}}分', en: 'Claims to confirm, {{month}}' },
  'task.must-read': { ja: '必読のお知らせ', en: 'Must-read announcements' },
  count: { ja: '{{count}}件', en: { one: '{{count}}', other: '{{count}}' } },
  sinceToday: { ja: '今日から', en: 'Since today' },
  since: {
    ja: '最も古いもの：{{count}}日前',
    en: { one: 'Oldest: {{count}} day ago', other: 'Oldest: {{count}} days ago' },
  },
  moreTasks: { ja: 'ほか{{count}}件を表示', en: { one: 'Show {{count}} more', other: 'Show {{count}} more' } },
  fewerTasks: { ja: '少なく表示', en: 'Show fewer' },
  noTasks: { ja: '待っていることはありません。', en: 'Nothing is waiting for you.' },

  notBegun: { ja: '{{month}}の明細はまだありません。', en: 'No lines for {{month}} yet.' },
  lines: { ja: '明細{{count}}件', en: { one: '{{count}} line', other: '{{count}} lines' } },
  closing: {
    ja: '締め日 {{day}}（あと{{count}}日）',
    en: { one: 'Closing date {{day}} ({{count}} day left)', other: 'Closing date {{day}} ({{count}} days left)' },
  },
  closingToday: { ja: '今日が締め日です（{{day}}）。', en: 'Today is the closing date ({{day}}).' },
  closed: { ja: '締め日を過ぎています（{{day}}）。', en: 'The closing date has passed ({{day}}).' },
  lastMonthOpen: {
    ja: '{{month}}の精算書がまだ申請されていません。',
    en: 'The claim for {{month}} has not been submitted yet.',
  },
  openClaim: { ja: '{{month}}の精算書を開く', en: 'Open the claim for {{month}}' },
  noMonth: {
    ja: '社員の記録がないアカウントのため、精算書はありません。',
    en: 'This account has no employee record, and so no claims.',
  },

  people: { ja: '{{count}}人', en: { one: '{{count}} person', other: '{{count}} people' } },
  state: { ja: 'ステータス', en: 'Status' },
  headPeople: { ja: '人数', en: 'People' },
  headTotal: { ja: '合計', en: 'Total' },
  openReview: { ja: '{{month}}の経費を確認する', en: 'Check the expenses of {{month}}' },

  noPurchases: { ja: '進行中の購買申請はありません。', en: 'You have no open purchase requests.' },
  ownPurchases: { ja: '自分の申請', en: 'Your requests' },
  undecidedPurchases: { ja: '決裁待ち（全社）', en: 'Waiting for a decision, all departments' },
  headCount: { ja: '件数', en: 'Requests' },
  newPurchase: { ja: '購買申請を作成', en: 'New purchase request' },

  nobodySaid: {
    ja: '今日の在席状況を知らせた人はまだいません。',
    en: 'Nobody has said where they are today.',
  },
  noDepartment: {
    ja: '社員の記録がないアカウントのため、所属部署はありません。',
    en: 'This account has no employee record, and so no department.',
  },
  wholeDepartment: { ja: '部署のメンバー', en: 'People of the department' },
  otherColleagues: {
    ja: 'ほか{{count}}人',
    en: { one: '{{count}} more person', other: '{{count}} more people' },
  },

  noShortcuts: {
    ja: 'よく使う画面はまだありません。上部の☆から追加できます。',
    en: 'No shortcuts yet. Add them with the star at the top.',
  },
  chooseShortcuts: { ja: 'よく使う画面を選ぶ', en: 'Choose shortcuts' },

  'menu.of': { ja: '「{{card}}」の配置', en: 'Place of "{{card}}"' },
  'menu.up': { ja: '前へ移動', en: 'Move earlier' },
  'menu.down': { ja: '後ろへ移動', en: 'Move later' },
  'menu.first': { ja: '先頭へ移動', en: 'Move to the front' },
  'menu.last': { ja: '最後へ移動', en: 'Move to the end' },
  'menu.widen': { ja: '2列の幅にする', en: 'Make two columns wide' },
  'menu.narrow': { ja: '1列の幅にする', en: 'Make one column wide' },
  'menu.hide': { ja: '隠す', en: 'Hide' },
  grip: { ja: '「{{card}}」をつかんで移動', en: 'Drag "{{card}}"' },
  'said.place': {
    ja: '「{{card}}」を{{of}}件中{{place}}番目へ移動しました。',
    en: '"{{card}}" moved to place {{place}} of {{of}}.',
  },
  'said.wide': { ja: '「{{card}}」を2列の幅にしました。', en: '"{{card}}" is two columns wide.' },
  'said.narrow': { ja: '「{{card}}」を1列の幅にしました。', en: '"{{card}}" is one column wide.' },
  'said.hidden': { ja: '「{{card}}」を隠しました。', en: '"{{card}}" is hidden.' },
  'said.shown': { ja: '「{{card}}」を表示しました。', en: '"{{card}}" is shown.' },
  'said.restored': { ja: 'カードを初期状態に戻しました。', en: 'The cards are as they were at first.' },
  chooseCards: { ja: '表示するカード', en: 'Cards' },
  restore: { ja: '初期状態に戻す', en: 'Restore defaults' },
  allHidden: { ja: 'すべてのカードを隠しています。', en: 'All cards are hidden.' },

  // Breaks there where a phone has no room for both: the browser finds no phrase in the name.
  welcome: { ja: '{{company}}ポータルへ\u200bようこそ', en: 'Welcome to the {{company}} portal' },
  guestNotice: {
    ja: 'アカウントは会社だけが発行します。ログインを含むすべての操作を記録しています。',
    en: 'Accounts are granted only by the company. Login and all other operations are recorded.',
  },
  login: { ja: 'ログイン', en: 'Login' },
});
