import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { formatDay, formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useCategoryName } from './use-category-name.ts';
import { useReadWords } from './words.ts';

export type Shown = string | number | boolean | null | undefined;

/** A value of a request, a line or a quote as people read it; blank where nothing is filled in. */
export function useShownValue(): (field: string, value: Shown) => string {
  const t = useReadWords();
  const language = useLanguage();
  const categoryName = useCategoryName();
  return (field, value) => {
    if (value === null || value === undefined) return '';
    switch (field) {
      case 'purchaseCategory':
        return categoryName(String(value));
      case 'pricesIncludeTax':
        return t(value === true ? 'tax.with' : 'tax.without');
      case 'taxRate':
        return t('line.rate', { rate: Number(value) });
      case 'unitPrice':
      case 'amount':
        return formatYen(Number(value));
      case 'quantity':
        return formatNumber(Number(value));
      case 'isChosen':
        return value === true ? t('quotes.chosen') : '';
      case 'neededBy':
      case 'validUntil':
        return formatDay(value as PlainDate, language);
      default:
        return String(value);
    }
  };
}
