// The names of purchase categories in rows and filters.

import { useMemo } from 'react';
import type { FilterOption } from '../../../kit/list/list-props.ts';
import { masterName, mastersByCode, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';

/** Answers what a purchase category is called today; one that has ended since is shown by its code. */
export function useCategoryName(): (code: string | null) => string {
  const masters = useMasters();
  const language = useLanguage();
  return (code) => {
    if (code === null) return '';
    const value = mastersByCode(masters.purchase_type).get(code);
    return value ? masterName(value, language) : code;
  };
}

/** The purchase categories as the filter offers them. */
export function useCategoryOptions(): readonly FilterOption[] {
  const { purchase_type: categories } = useMasters();
  const language = useLanguage();
  return useMemo(
    () => categories.map((category) => ({ value: category.code, label: masterName(category, language) })),
    [categories, language],
  );
}
