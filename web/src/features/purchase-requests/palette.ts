import { STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import { findPurchasesByNumber } from '@madoguchi/contract/purchase-requests/operations.ts';
import { purchaseNumbersMeant } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';

const LONGEST = 40;

/** Purchase requests whose number was typed: those that the person may see. */
function usePurchases(text: string, mayAsk: boolean) {
  const language = useLanguage();
  const number = text.trim();
  // Only what can be a number is asked for; which years may be meant, the server decides.
  const enabled = mayAsk && number.length <= LONGEST && purchaseNumbersMeant(number, 0).length > 0;
  const read = useRead(findPurchasesByNumber, { number }, { enabled });
  const requests = enabled ? (read.data?.requests ?? []) : [];
  const entries = requests.map(
    (request): PaletteEntry => ({
      id: `purchase:${request.id}`,
      title: request.number,
      detail: [request.purchaseName, request.employeeName, STATUS_NAMES[request.status][language]].join(
        language === 'ja' ? '　' : ' · ',
      ),
      icon: 'purchase',
      words: [],
      to: screenPath('purchase-requests.show', { purchaseRequestId: request.id }),
    }),
  );
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

export const purchasePalette = {
  id: 'purchases',
  name: { ja: '購買申請', en: 'Purchase requests' },
  gives: 'found',
  entriesFor: usePurchases,
} as const satisfies PaletteSource;
