import { useMemo } from 'react';
import type { FilterOption } from '../../../kit/list/list-props.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';

/** The purchase categories as the filter offers them. */
export function useCategoryOptions(): readonly FilterOption[] {
  const { purchase_type: categories } = useMasters();
  const language = useLanguage();
  return useMemo(
    () => categories.map((category) => ({ value: category.code, label: masterName(category, language) })),
    [categories, language],
  );
}
