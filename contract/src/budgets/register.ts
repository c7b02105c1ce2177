import { defineRegister } from '../define-register.ts';

export const BUDGETS_REGISTER = defineRegister({
  section: 'masters',
  events: {
    'budget.created': { ja: '予算の追加', en: 'Budget added' },
    'budget.changed': { ja: '予算の変更', en: 'Budget changed' },
    'budget.removed': { ja: '予算の削除', en: 'Budget removed' },
    'budgets.imported': { ja: '予算のCSV取り込み', en: 'Budgets imported' },
    'budgets.exported': { ja: '予算のCSV出力', en: 'Budgets exported' },
  },
  targets: {
    budget: { ja: '予算', en: 'Budget' },
  },
  fieldTexts: {
    'budget-taken': {
      ja: 'この年度・部署・区分の予算はすでにあります。一覧から選択して変更してください。',
      en: 'This department has a budget for this category and year. Change that one.',
    },
    'budget-department': {
      ja: 'この部署はありません。名称が重なるときは部署コードを入力してください。',
      en: 'No department is called this. Where several are, enter the code.',
    },
    'budget-category': {
      ja: 'この区分はありません。「交通費・旅費」か、購買区分の名称またはコードを入力してください。',
      en: 'No category is called this. Enter “Travel expenses”, or a purchase category or its code.',
    },
    'budget-twice': {
      ja: '同じ年度・部署・区分の行が、ファイルの前のほうにもあります。どちらか1行にしてください。',
      en: 'An earlier line has the same year, department and category. Keep one of them.',
    },
  },
});
