import { defineWords } from '../../platform/words.ts';

export const useBudgetWords = defineWords({
  year: { ja: '{{year}}年度', en: 'FY{{year}}' },
  budget: { ja: '{{department}}・{{category}}（{{year}}年度）', en: '{{department}}, {{category}}, FY{{year}}' },

  // Maintenance
  none: { ja: '予算はまだありません。', en: 'No budgets yet.' },
  add: { ja: '新規作成', en: 'New' },
  import: { ja: 'CSV取り込み', en: 'Import CSV' },
  panel: { ja: '予算の詳細', en: 'Budget' },
  addTitle: { ja: '予算の追加', en: 'New budget' },
  addSubmit: { ja: '追加する', en: 'Add' },
  added: { ja: '予算を追加しました。', en: 'Budget added.' },
  fiscalYear: { ja: '年度', en: 'Fiscal year' },
  fiscalYearHint: { ja: '4月から翌年3月まで。例：2026', en: 'From April to March. Example: 2026' },
  department: { ja: '部署', en: 'Department' },
  departmentHint: {
    ja: 'この部署の申請だけを数えます。下位の部署には別の予算を登録します。',
    en: 'Requests of this department alone count. Departments below have budgets of their own.',
  },
  category: { ja: '区分', en: 'Category' },
  amount: { ja: '予算額（税込）', en: 'Budget (with tax)' },
  change: { ja: '金額を変更', en: 'Change amount' },
  changeTitle: { ja: '予算額の変更', en: 'Change the budget' },
  changeSubmit: { ja: '変更する', en: 'Change' },
  changed: { ja: '予算額を変更しました。', en: 'Budget changed.' },
  updated: { ja: '最終更新', en: 'Updated' },
  updatedBy: { ja: '{{at}}　{{by}}', en: '{{at}} by {{by}}' },
  remove: { ja: '削除する', en: 'Delete' },
  removeQuestion: { ja: '「{{budget}}」の予算を削除しますか？', en: 'Delete the budget {{budget}}?' },
  removeEffect: {
    ja: '予算タブと購買申請の予算残に表示されなくなります。申請と精算書は変わりません。',
    en: 'The tab Budget and purchase requests show it no longer. Requests and claims stay as they are.',
  },
  removed: { ja: '予算を削除しました。', en: 'Budget deleted.' },

  // Import
  importTitle: { ja: '予算のCSV取り込み', en: 'Import budgets' },
  importLead: {
    ja: '1行に1つの予算、{{most}}行までのファイルです。同じ年度・部署・区分の予算額を変更し、ないものを追加します。1行でも誤りがあるときは、何も変更しません。',
    en: 'A file with one budget a line, up to {{most}}. Known ones get their amount, new ones are added; if one line is wrong, nothing is changed.',
  },
  importColumns: { ja: '1行目の見出し：{{columns}}', en: 'Heading in the first line: {{columns}}' },
  importHint: {
    ja: '列はすべて必須です。部署と区分は、名称かコードで入力します。',
    en: 'All columns are needed. Departments and categories stand by name or by code.',
  },
  importCurrent: { ja: '今の内容をダウンロード', en: 'Download the present contents' },
  importReady: {
    ja: '追加 {{added}}件、変更 {{changed}}件、変更なし {{unchanged}}件。',
    en: '{{added}} added, {{changed}} changed, {{unchanged}} as they are.',
  },
  importNothing: { ja: '変更がありません。', en: 'The file changes nothing.' },
  importFirst: { ja: '先頭の{{shown}}件を表示しています。', en: 'The first {{shown}} are shown.' },
  importNew: { ja: '追加', en: 'New' },
  importDone: { ja: '{{added}}件を追加し、{{changed}}件を変更しました。', en: '{{added}} added, {{changed}} changed.' },

  // The tab of the dashboard
  allDepartments: { ja: '全社', en: 'All departments' },
  ledDepartments: { ja: '担当するすべての部署', en: 'All departments you lead' },
  empty: {
    ja: 'この年度の予算も、数える申請もありません。',
    en: 'There is no budget for this year, and no request that counts.',
  },
  distribution: { ja: '予算の配分', en: 'Distribution' },
  otherCategories: {
    ja: 'ほか{{count}}区分',
    en: { one: '{{count}} more category', other: '{{count}} more categories' },
  },
  noDistribution: { ja: 'この年度の予算は登録されていません。', en: 'No budgets are entered for this year.' },
  share: { ja: '{{amount}}（{{percent}}%）', en: '{{amount}} ({{percent}}%)' },
  spent: { ja: '支出', en: 'Spent' },
  spentNote: {
    ja: '承認した精算書（利用日）と、発注した購買（発注日）',
    en: 'Approved claims by day of use, and orders by their day',
  },
  committed: { ja: '執行予定', en: 'Committed' },
  lessCommitted: { ja: '執行予定 {{committed}}を除く', en: 'without {{committed}} committed' },
  committedNote: {
    ja: '執行予定：決裁待ちの精算書と購買、承認済みで発注前の購買',
    en: 'Committed: claims and purchases that wait for approval, and approved purchases not yet ordered',
  },
  remaining: { ja: '予算残', en: 'Left' },
  remainingNote: { ja: '予算から支出と執行予定を引いた額', en: 'The budget less what is spent and committed' },
  total: { ja: '予算額', en: 'Total' },
  totalNote: { ja: '税込', en: 'With tax' },
  range: { ja: '表示する期間', en: 'Weeks shown' },
  'range.4': { ja: '直近4週', en: 'Last 4 weeks' },
  'range.13': { ja: '直近13週', en: 'Last 13 weeks' },
  'range.all': { ja: '年度の始めから', en: 'Since April' },
  'weekly.spent': { ja: '週ごとの支出', en: 'Spent by week' },
  'weekly.remaining': { ja: '週末時点の、支出を引いた残り', en: 'Total less spent at the end of each week' },
  'weekly.total': { ja: '週ごとの予算額', en: 'Total by week' },
  weeks: { ja: '週ごとの金額を表で見る', en: 'Amounts by week as a table' },
  week: { ja: '週', en: 'Week' },
  details: { ja: '予算の明細', en: 'Budget details' },
  spentPercent: { ja: '支出（%）', en: 'Spent (%)' },
  remainingPercent: { ja: '予算残（%）', en: 'Left (%)' },
  noBudget: { ja: '予算なし', en: 'No budget' },
  over: { ja: '超過', en: 'Over budget' },
  sum: { ja: '合計', en: 'Total' },

  // In a purchase request
  left: {
    ja: '予算残 {{left}}（{{department}}・{{category}}、{{year}}年度）',
    en: 'Budget left: {{left}} ({{department}}, {{category}}, FY{{year}})',
  },
  leftCounted: {
    ja: '予算残 {{left}}（{{department}}・{{category}}、{{year}}年度。この申請を含めて計算）',
    en: 'Budget left: {{left}} ({{department}}, {{category}}, FY{{year}}; this request is counted)',
  },
  leftBelow: {
    ja: 'この申請を含めると、予算を{{over}}超えます。',
    en: 'With this request, the budget is exceeded by {{over}}.',
  },
  leftOver: {
    ja: 'この申請の合計{{total}}は、予算残を{{over}}超えています。このまま申請できますが、承認者に理由が伝わるようにしてください。',
    en: 'The total of {{total}} is {{over}} over the budget. You can still submit; make the reason plain to your approvers.',
  },
});
