// Sums and counts of the sheet, kept by adding and taking off the lines that change: never by walking all of them.
import { multiplierOf } from '@madoguchi/contract/expense-claims/checks.ts';
import type { EXPENSE_TYPES } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { lineAmount } from '@madoguchi/contract/expense-claims/rules.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { SheetLine } from './sheet-line.ts';

export type ExpenseType = (typeof EXPENSE_TYPES)[number];

export interface Sums {
  readonly lineCount: number;
  readonly totalYen: number;
  readonly yenByExpenseType: Readonly<Partial<Record<ExpenseType, number>>>;
  /** How many lines a day has, by day; days without lines are absent. */
  readonly linesByDay: Readonly<Record<string, number>>;
}

const NOTHING: Sums = { lineCount: 0, totalYen: 0, yenByExpenseType: {}, linesByDay: {} };

/** Amount of a line in yen; `null` while it has no fare. */
export function amountOf(line: SheetLine, ways: MasterData['way']): number | null {
  return lineAmount(line, multiplierOf(line.tripType, ways));
}

function added<Key extends string>(counts: Readonly<Partial<Record<Key, number>>>, key: Key, by: number) {
  const { [key]: now = 0, ...others } = counts as Record<Key, number>;
  return (now + by === 0 ? others : { ...counts, [key]: now + by }) as Partial<Record<Key, number>>;
}

export class SheetSums {
  readonly #ways: MasterData['way'];
  #sums = NOTHING;

  constructor(ways: MasterData['way']) {
    this.#ways = ways;
  }

  get current(): Sums {
    return this.#sums;
  }

  clear(): void {
    this.#sums = NOTHING;
  }

  /** Takes a line off as it was and adds it as it is; `undefined` where it was or is not there. */
  replace(before: SheetLine | undefined, after: SheetLine | undefined): void {
    if (before) this.#count(before, -1);
    if (after) this.#count(after, 1);
  }

  #count(line: SheetLine, sign: 1 | -1): void {
    const { lineCount, totalYen, yenByExpenseType, linesByDay } = this.#sums;
    const yen = sign * (amountOf(line, this.#ways) ?? 0);
    this.#sums = {
      lineCount: lineCount + sign,
      totalYen: totalYen + yen,
      yenByExpenseType: added(yenByExpenseType, line.expenseType, yen),
      linesByDay:
        line.useDate === null ? linesByDay : (added(linesByDay, line.useDate, sign) as Record<string, number>),
    };
  }
}
