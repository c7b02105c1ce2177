// The words of the fields of budgets, for the API description.
import type { Texts } from '../message.ts';

export const BUDGET_FIELDS = {
  amountYen: { ja: '予算額（円）', en: 'Budget in yen' },
  spentYen: { ja: '支出（円）', en: 'Spent yen' },
  committedYen: { ja: '執行予定（円）', en: 'Committed yen' },
  weeks: { ja: '週ごとの金額', en: 'Week by week' },
  budget: { ja: '予算', en: 'Budget' },
  budgets: { ja: 'ファイルの予算', en: 'Budgets of the file' },
  category: { ja: '区分', en: 'Category' },
  from: { ja: '今の予算額（円）', en: 'Budget as it is, in yen' },
  'weeks.from': { ja: '週の初日', en: 'First day of the week' },
  'weeks.to': { ja: '週の最終日', en: 'Last day of the week' },
  totalYen: { ja: '予算額の合計（円）', en: 'Budgets in yen' },
  year: { ja: '年度', en: 'Fiscal year' },
  years: { ja: '予算のある年度', en: 'Fiscal years with budgets' },
  amount: { ja: '予算額', en: 'Budget' },
} as const satisfies Texts<string>;
