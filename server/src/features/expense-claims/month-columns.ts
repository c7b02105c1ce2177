// A month's claims as a file: one row a line, everything that was claimed (B4-09).
import {
  EXPENSE_TYPE_NAMES,
  FIELD_NAMES,
  INVOICE_BASIS_NAMES,
  PAID_BY_NAMES,
  TAX_CLASS_NAMES,
} from '@madoguchi/contract/expense-claims/line-names.ts';
import type { ClaimLine, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { csvDay, dayOf } from '../../platform/csv/csv-dates.ts';
import type { Column } from '../../platform/csv/csv-file.ts';

type Typed = Pick<
  ClaimLine,
  | 'useDate'
  | 'purposeText'
  | 'visitedParty'
  | 'from'
  | 'via'
  | 'to'
  | 'unitFare'
  | 'deduction'
  | 'amount'
  | 'expenseType'
  | 'taxClass'
  | 'invoiceBasis'
  | 'registrationNumber'
  | 'paidBy'
  | 'memo'
>;

/** A line with its claim; masters by the names they had when it was submitted (B1-04). */
export interface MonthLine extends Typed {
  readonly number: string;
  readonly status: ClaimStatus;
  readonly month: YearMonth;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeKana: string;
  readonly departmentName: string;
  readonly submittedAt: string;
  /** 1-based, as on the paper. */
  readonly lineNumber: number;
  readonly purposeName: string | null;
  readonly transportModeName: string | null;
  readonly tripTypeName: string | null;
  readonly attachmentCount: number;
}

type LineText = { [Key in keyof MonthLine]: MonthLine[Key] extends string | null ? Key : never }[keyof MonthLine];
type LineNumber = { [Key in keyof MonthLine]: MonthLine[Key] extends number | null ? Key : never }[keyof MonthLine];

const plain = (heading: Text, key: LineText | LineNumber): Column<MonthLine> => ({
  heading,
  cell: (line) => line[key],
});

export const MONTH_COLUMNS: readonly Column<MonthLine>[] = [
  plain({ ja: '申請番号', en: 'Number' }, 'number'),
  { heading: { ja: 'ステータス', en: 'Status' }, cell: (line, language) => STATUS_NAMES[line.status][language] },
  { heading: { ja: '対象月', en: 'Month' }, cell: ({ month }) => `${month.slice(0, 4)}/${month.slice(4)}` },
  plain({ ja: '社員番号', en: 'Employee number' }, 'employeeId'),
  plain({ ja: '氏名', en: 'Name' }, 'employeeName'),
  plain({ ja: 'フリガナ', en: 'Kana' }, 'employeeKana'),
  plain({ ja: '部署', en: 'Department' }, 'departmentName'),
  { heading: { ja: '申請日', en: 'Submitted' }, cell: (line) => dayOf(line.submittedAt) },
  plain({ ja: '明細番号', en: 'Line' }, 'lineNumber'),
  { heading: FIELD_NAMES.useDate, cell: ({ useDate }) => (useDate === null ? null : csvDay(useDate)) },
  plain(FIELD_NAMES.purpose, 'purposeName'),
  plain(FIELD_NAMES.purposeText, 'purposeText'),
  plain(FIELD_NAMES.visitedParty, 'visitedParty'),
  plain(FIELD_NAMES.transportMode, 'transportModeName'),
  plain(FIELD_NAMES.from, 'from'),
  plain(FIELD_NAMES.via, 'via'),
  plain(FIELD_NAMES.to, 'to'),
  plain(FIELD_NAMES.tripType, 'tripTypeName'),
  plain(FIELD_NAMES.unitFare, 'unitFare'),
  plain(FIELD_NAMES.deduction, 'deduction'),
  plain({ ja: '金額', en: 'Amount' }, 'amount'),
  { heading: FIELD_NAMES.expenseType, cell: (line, language) => EXPENSE_TYPE_NAMES[line.expenseType][language] },
  { heading: FIELD_NAMES.taxClass, cell: (line, language) => TAX_CLASS_NAMES[line.taxClass][language] },
  {
    heading: FIELD_NAMES.invoiceBasis,
    cell: (line, language) => (line.invoiceBasis === null ? null : INVOICE_BASIS_NAMES[line.invoiceBasis][language]),
  },
  plain(FIELD_NAMES.registrationNumber, 'registrationNumber'),
  { heading: FIELD_NAMES.paidBy, cell: (line, language) => PAID_BY_NAMES[line.paidBy][language] },
  plain({ ja: '領収書', en: 'Receipts' }, 'attachmentCount'),
  plain(FIELD_NAMES.memo, 'memo'),
];
