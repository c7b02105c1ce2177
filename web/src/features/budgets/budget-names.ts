// How a budget is called: its department, its category, its year.
import type { NewBudget } from '@madoguchi/contract/budgets/model.ts';
import { TRAVEL, TRAVEL_NAME } from '@madoguchi/contract/budgets/rules.ts';
import { useMemo } from 'react';
import { useDepartmentName } from '../../kit/departments/use-department-name.ts';
import { masterName, useMasters } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useBudgetWords } from './words.ts';

/** Travel expenses first, then the purchase categories in their order. */
export function useCategoryOptions(): readonly { readonly value: string; readonly label: string }[] {
  const { purchase_type: categories } = useMasters();
  const language = useLanguage();
  return useMemo(
    () => [
      { value: TRAVEL, label: TRAVEL_NAME[language] },
      ...categories.map((category) => ({ value: category.code, label: masterName(category, language) })),
    ],
    [categories, language],
  );
}

export function useBudgetNames() {
  const t = useBudgetWords();
  const departmentName = useDepartmentName();
  const options = useCategoryOptions();
  return useMemo(() => {
    const names = new Map(options.map(({ value, label }) => [value, label]));
    /** One that has ended since is shown by its code. */
    const categoryName = (code: string) => names.get(code) ?? code;
    const places = [...names.keys()];
    const place = (code: string) => (names.has(code) ? places.indexOf(code) : places.length);
    return {
      departmentName,
      categoryName,
      budgetName: ({ departmentCode, category, fiscalYear }: Omit<NewBudget, 'amountYen'>) =>
        t('budget', {
          department: departmentName(departmentCode),
          category: categoryName(category),
          year: String(fiscalYear),
        }),
      /** In the order of the masters. */
      inOrder: <Row extends { readonly category: string }>(rows: readonly Row[]): Row[] =>
        rows.toSorted((one, other) => place(one.category) - place(other.category)),
    };
  }, [t, departmentName, options]);
}
