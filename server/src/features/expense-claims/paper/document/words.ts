// The paper's own words; names of columns, states and values are the contract's.
import type { Texts } from '@madoguchi/contract/message.ts';

export const WORDS = {
  title: { ja: '交通費・旅費精算書', en: 'Travel expense claim' },
  number: { ja: '申請番号', en: 'Number' },
  month: { ja: '対象月', en: 'Month' },
  requester: { ja: '申請者', en: 'Requester' },
  employeeId: { ja: '社員番号', en: 'Employee number' },
  department: { ja: '部署', en: 'Department' },
  submittedOn: { ja: '申請日', en: 'Submitted' },
  status: { ja: 'ステータス', en: 'Status' },
  grandTotal: { ja: '合計金額', en: 'Total' },
  lines: { ja: '明細', en: 'Lines' },
  purpose: { ja: '目的・用件', en: 'Purpose, details' },
  section: { ja: '区間', en: 'Section' },
  trip: { ja: '片道\n往復', en: 'Trip' },
  unitFare: { ja: '片道運賃\n（円）', en: 'One way\n(yen)' },
  amount: { ja: '金額\n（円）', en: 'Amount\n(yen)' },
  memo: { ja: '備考・領収書', en: 'Memo, receipts' },
  deduction: { ja: '定期控除 −{yen}', en: 'Commuter deduction −{yen}' },
  receiptMark: { ja: '領収書 {numbers}', en: 'Receipt {numbers}' },
  note: { ja: '備考は※{line}', en: 'Memo: see note {line}' },
  notes: { ja: '備考（続き）', en: 'Notes' },
  noteMark: { ja: '※{line}', en: 'Note {line}' },
  totals: { ja: '経費種別ごとの合計', en: 'Totals by expense type' },
  lineCount: { ja: '{n}件', en: '{n} {n|line|lines}' },
  receipts: { ja: '領収書', en: 'Receipts' },
} as const satisfies Texts<string>;
