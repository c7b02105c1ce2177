import type { PurchaseQuoteInput } from '@madoguchi/contract/purchase-requests/model.ts';
import { useCallback } from 'react';
import { formatDay, formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useRequestWords } from '../words.ts';

/** A quote in one line of text, for a comparison of two versions. */
export function useQuoteText(): (quote: PurchaseQuoteInput) => string {
  const t = useRequestWords();
  const language = useLanguage();
  return useCallback(
    ({ supplier, amount, validUntil, isChosen }) =>
      t('quote.text', {
        supplier,
        amount: typeof amount === 'number' ? formatYen(amount) : '',
        until: validUntil === null ? '' : formatDay(validUntil, language),
        chosen: isChosen ? t('quote.chosen') : '',
      }).trim(),
    [t, language],
  );
}
