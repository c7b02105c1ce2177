import { defineWords } from '../../platform/words.ts';

export const useAnalyticsWords = defineWords({
  lead: {
    ja: '金額と件数は{{at}}までの記録から集計しています。',
    en: 'Amounts and counts are from what was recorded until {{at}}.',
  },
  notCounted: {
    ja: '集計の準備をしています。1分ほどで表示されます。',
    en: 'Counting has begun. Figures follow within a minute.',
  },
  department: { ja: '部署', en: 'Department' },
  allDepartments: { ja: 'すべての部署', en: 'All departments' },
  running: { ja: '途中', en: 'So far' },
  before: { ja: '前の期間：{{value}}', en: 'Period before: {{value}}' },
  beforeSame: {
    ja: '前の期間の同じ日数（{{count}}日）：{{value}}',
    en: {
      one: 'First day of the period before: {{value}}',
      other: 'First {{count}} days of the period before: {{value}}',
    },
  },
  moved: { ja: '前の期間から{{change}}', en: '{{change}} from the period before' },
  noData: { ja: 'データなし', en: 'No data' },
  noTarget: { ja: '目標なし', en: 'No target' },
  ofTarget: { ja: '目標{{target}}に対して{{change}}', en: '{{change}} against the target of {{target}}' },
  ofBefore: { ja: '目標（前の期間と同じ）に対して{{change}}', en: '{{change}} against the target, the period before' },
  asTable: { ja: '表で見る', en: 'Show table' },
  asChart: { ja: 'グラフで見る', en: 'Show chart' },
  csv: { ja: 'CSV', en: 'CSV' },
  png: { ja: 'PNG', en: 'PNG' },
  tools: { ja: '{{widget}}の表示と出力', en: 'View and files of {{widget}}' },
  chart: { ja: '{{widget}}のグラフ', en: 'Chart of {{widget}}' },
  pictureFailed: {
    ja: '画像を作成できませんでした。再試行してください。',
    en: 'The picture could not be made. Try again.',
  },
  crashed: {
    ja: 'グラフを読み込めませんでした。「表で見る」で数値を確認できます。',
    en: 'The chart could not be loaded. The table has its figures.',
  },
  hour: { ja: '{{hour}}時', en: '{{hour}}:00' },
  people: { ja: '{{count}}人', en: { one: '{{count}} person', other: '{{count}} people' } },
  tab: { ja: '{{widget}}の表示する範囲', en: 'Part of {{widget}}' },

  claims: { ja: '精算', en: 'Claims' },
  purchases: { ja: '購買', en: 'Purchases' },
  rate: { ja: '割合', en: 'Rate' },
  requests: { ja: '申請件数', en: 'Requests' },
  visits: { ja: '訪問', en: 'Visits' },
  views: { ja: '画面表示', en: 'Page views' },
  spend: { ja: '支出', en: 'Spend' },

  'note.spend': {
    ja: '承認済み・確定済みの精算（利用日）と、発注した購買（発注日）の合計です。',
    en: 'Claims that are approved or confirmed, by day of use, and purchases ordered, by day of order.',
  },
  'note.first-pass': {
    ja: '差戻しも却下もなく承認された申請の割合です。目標は分類管理の日付つきの値で決めます。',
    en: 'Requests approved without having come back or been rejected. The target is a dated rate of the classifications.',
  },
  'note.requests': {
    ja: '初めて申請された日で数えます。再申請は数えません。',
    en: 'Counted on the day of the first submission; submitting again does not count.',
  },
  'note.visits': {
    ja: 'ブラウザーのタブでその日に最初に画面を開いた回数です。人は区別していないため、人数ではありません。部署は記録していません。',
    en: 'First openings of a day in a tab of a browser. Nobody is told apart, so these are not people; departments are not recorded.',
  },
  since: { ja: '{{day}}から数えています。', en: 'Counted since {{day}}.' },
  noVisits: { ja: '訪問はまだ数えられていません。', en: 'No visits have been counted yet.' },
  'note.traffic': {
    ja: '1時間ごとの回数です。人数ではありません。部署は記録していません。',
    en: 'By the hour; these are not people, and departments are not recorded.',
  },
  'note.sites': {
    ja: '人数は勤務地がその拠点の社員です。「見本」の拠点には社員がいません。',
    en: 'People whose workplace is the site. Nobody works at those marked as samples.',
  },
  'note.people': {
    ja: 'プロフィールの回答によります。{{n}}人に満たない区分は、ほかの区分と合わせて表示します。',
    en: 'From what people answered in their profiles. Groups of fewer than {{n}} are shown together with others.',
  },
  tooFew: {
    ja: '回答した人が少ないため、個人がわからないように表示していません。',
    en: 'Too few people answered: each could be told from the figures.',
  },
  nobody: { ja: 'この部署に社員はいません。', en: 'Nobody works in this department.' },
  'back.month': { ja: '前月末から', en: 'Since last month' },
  'back.year': { ja: '前年同月末から', en: 'Since last year' },
  compare: { ja: '比べる時点', en: 'Compared with' },
  'note.pace': {
    ja: '週は月曜日から始まります。終わっていない週と月は、前の同じ日数と比べます。',
    en: 'Weeks begin on Monday. A week or month that goes on is compared with the same number of days.',
  },
  'note.purchases': {
    ja: '申請の多い件名です。画面を開いた回数は件名ごとに記録していないため、申請件数を示します。承認率は、この期間のすべての購買の承認率と比べます。',
    en: 'Names asked for most. Openings are not recorded by name, so requests are counted. Approval is compared with that of all purchases in these days.',
  },
  noPurchases: { ja: 'この期間に申請された購買はありません。', en: 'No purchases were requested in these days.' },
  noSpend: { ja: '支出はまだ記録されていません。', en: 'No spend has been recorded yet.' },
  noDays: { ja: 'この月はまだ始まっていません。', en: 'This month has not begun.' },
  noDecisions: { ja: 'この期間に決定された申請はありません。', en: 'No requests were decided in these days.' },

  'open.claims': {
    ja: '承認済み・確定済みの精算書 {{count}}件',
    en: { one: '{{count}} claim approved or confirmed', other: '{{count}} claims approved or confirmed' },
  },
  'open.requests': {
    ja: '期間中の申請 {{count}}件',
    en: { one: '{{count}} request of these days', other: '{{count}} requests of these days' },
  },
  'open.purchases': {
    ja: '期間中の購買申請 {{count}}件',
    en: { one: '{{count}} purchase request of these days', other: '{{count}} purchase requests of these days' },
  },
  leadTime: {
    ja: '承認までは平均{{time}}でした（前の期間は{{before}}）。',
    en: 'Approved after {{time}} on average ({{before}} in the period before).',
  },
  hours: { ja: '{{n}}時間', en: '{{n}} h' },
});
