import type { PurchaseLineInput } from '@madoguchi/contract/purchase-requests/model.ts';
import { useCallback } from 'react';
import { formatYen } from '../../../../platform/formats.ts';
import { useRequestWords } from '../words.ts';

/** A line in one line of text, for a comparison of two versions. */
export function useLineText(): (line: PurchaseLineInput) => string {
  const t = useRequestWords();
  return useCallback(
    ({ item, quantity, unit, unitPrice, supplier }) =>
      t('line.text', {
        item,
        quantity: quantity ?? '',
        unit,
        price: typeof unitPrice === 'number' ? formatYen(unitPrice) : '',
        supplier,
      }).trim(),
    [t],
  );
}
