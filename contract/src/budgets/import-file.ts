// Reads a file of budgets: a year, a department, a category and an amount a line, by names or codes (B1-05).
import * as z from 'zod';
import { readCell } from '../classifications/import/cells.ts';
import { type InputFault, inputFaults } from '../input-faults.ts';
import { readTable } from '../values/csv-table.ts';
import { folded } from '../values/folded.ts';
import { unescaped } from '../values/formula-escape.ts';
import { fileText } from '../values/text.ts';
import { readTypedCount } from '../values/typed-figure.ts';
import { readTypedText } from '../values/typed-text.ts';
import { BUDGET_LIMITS } from './limits.ts';
import { BUDGET_LIST } from './lists.ts';
import { NewBudget } from './model.ts';

const { year, department, category, amount } = BUDGET_LIST.fields;
/** Those of the list, in which it is exported, too. */
export const BUDGET_COLUMNS = [year, department, category, amount].map(({ of, name }) => ({ name: of, heading: name }));
type ColumnName = (typeof BUDGET_COLUMNS)[number]['name'];

export const BudgetFile = z.strictObject({
  csv: fileText(BUDGET_LIMITS.importText).min(1, { error: 'no-file' }),
});

export const BudgetImportReport = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  /** Stand in the file as they are. */
  unchanged: z.number().int(),
  /** The first ones of those added and changed, in the order of the file; `from` is null of a new one. */
  budgets: z.array(
    z.object({
      line: z.number().int(),
      ...NewBudget.shape,
      amountYen: z.number().int(),
      from: z.number().int().nullable(),
    }),
  ),
  /** The first ones; none: the file can be imported. */
  faults: z.array(
    z.object({ line: z.number().int(), column: z.string().nullable(), code: z.string(), message: z.string() }),
  ),
  faultCount: z.number().int(),
});
export type BudgetImportReport = z.infer<typeof BudgetImportReport>;

/** A fault before it is worded. */
export interface BudgetFault extends Omit<InputFault, 'field'> {
  readonly line: number;
  readonly column: string | null;
}

interface BudgetLine extends NewBudget {
  readonly line: number;
}

interface Named {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}

/** A cell may say codes, names in both languages, and names as a file in Shift_JIS has them. */
export interface BudgetNames {
  readonly departments: readonly Named[];
  readonly categories: readonly Named[];
  readonly writtenForms: (text: string) => readonly string[];
}

/** The code first, since it is nobody else's; a name only where one alone is called so. */
function codeOf(cell: string, values: readonly Named[], writtenForms: BudgetNames['writtenForms']): string | null {
  const said = folded(readTypedText(unescaped(cell)));
  const byCode = values.find(({ code }) => folded(code) === said);
  if (byCode !== undefined) return byCode.code;
  const called = values.filter(({ name, nameEn }) =>
    [name, nameEn].flatMap(writtenForms).some((form) => form !== '' && folded(form) === said),
  );
  return called.length === 1 ? (called[0]?.code ?? null) : null;
}

/** 2026, 2026年度 and FY2026 are one year. */
function yearOf(cell: string): number | string {
  const text = readTypedText(unescaped(cell));
  return readTypedCount(text.replace(/年度?$/, '').replace(/^FY/i, '')) ?? text;
}

function readLine(cells: Readonly<Record<ColumnName, string>>, line: number, names: BudgetNames) {
  const departmentCode = codeOf(cells.departmentCode, names.departments, names.writtenForms);
  const category = codeOf(cells.category, names.categories, names.writtenForms);
  const said = {
    fiscalYear: yearOf(cells.fiscalYear),
    departmentCode: departmentCode ?? '',
    category: category ?? '',
    amountYen: readCell(cells.amountYen, { kind: 'yen' }) ?? undefined,
  };
  const parsed = NewBudget.safeParse(said, { reportInput: true });
  if (parsed.success) return { line, ...parsed.data };
  return inputFaults(parsed.error).map(({ field, ...fault }): BudgetFault => {
    if (field === 'departmentCode') return { line, column: field, code: 'budget-department' };
    if (field === 'category') return { line, column: field, code: 'budget-category' };
    return fault.code === 'wrong-kind' ? { line, column: field, code: 'figure' } : { ...fault, line, column: field };
  });
}

/** A budget is told from others by these three. */
export const budgetKey = ({ fiscalYear, departmentCode, category }: Omit<NewBudget, 'amountYen'>): string =>
  `${fiscalYear} ${departmentCode} ${category}`;

function repeated(rows: readonly BudgetLine[]): BudgetFault[] {
  const seen = new Set<string>();
  return rows.flatMap((row): BudgetFault[] => {
    if (seen.has(budgetKey(row))) return [{ line: row.line, column: 'category', code: 'budget-twice' }];
    seen.add(budgetKey(row));
    return [];
  });
}

interface ReadBudgets {
  readonly rows: readonly BudgetLine[];
  /** In the order of the file. */
  readonly faults: readonly BudgetFault[];
}

/** Every line as a budget or as what is wrong with it. A file has all four columns. */
export function readBudgetFile(csv: string, names: BudgetNames): ReadBudgets {
  const needed = BUDGET_COLUMNS.map(({ name }) => name);
  const table = readTable(csv, {
    columns: BUDGET_COLUMNS,
    needed,
    mostRows: BUDGET_LIMITS.importRows,
  });
  const read = table.rows.map(({ line, cells }) => {
    const said = Object.fromEntries(needed.map((name) => [name, cells[table.columns.indexOf(name)] ?? '']));
    return readLine(said as Record<ColumnName, string>, line, names);
  });
  const rows = read.filter((one): one is BudgetLine => !Array.isArray(one));
  const faults = [...table.faults, ...read.flatMap((one) => (Array.isArray(one) ? one : [])), ...repeated(rows)];
  return { rows, faults: faults.toSorted((a, b) => a.line - b.line) };
}
