import { claimNumbersMeant } from '@madoguchi/contract/expense-claims/claim-number.ts';
import { findClaimsByNumber } from '@madoguchi/contract/expense-claims/operations.ts';
import { findPurchasesByNumber } from '@madoguchi/contract/purchase-requests/operations.ts';
import { purchaseNumbersMeant } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { TodoLink } from '@madoguchi/contract/to-dos/model.ts';
import { writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';

const LONGEST = 40;

interface Found {
  readonly link: TodoLink;
  readonly name: string;
}

/** Requests of the typed number, as far as the reader may see them; of claims their own. */
export function useRequests(typed: string): { readonly found: readonly Found[]; readonly isSearched: boolean } {
  const language = useLanguage();
  const number = typed.trim();
  const isShort = number !== '' && number.length <= LONGEST;
  const wantsPurchases = isShort && purchaseNumbersMeant(number, 0).length > 0;
  const wantsClaims = isShort && claimNumbersMeant(number, 0).length > 0;
  const purchases = useRead(findPurchasesByNumber, { number }, { enabled: wantsPurchases });
  const claims = useRead(findClaimsByNumber, { number }, { enabled: wantsClaims });
  const found = [
    ...(wantsPurchases ? (purchases.data?.requests ?? []) : []).map((request) => ({
      link: {
        number: request.number,
        to: screenPath('purchase-requests.show', { purchaseRequestId: request.id }),
      },
      name: request.purchaseName,
    })),
    ...(wantsClaims ? (claims.data?.claims ?? []) : [])
      .filter(({ mine }) => mine)
      .map((claim) => ({
        link: { number: claim.number, to: screenPath('expense-claims.mine', { applicationYm: claim.month }) },
        name: writtenMonth(claim.month, language),
      })),
  ];
  const isRead = (!wantsPurchases || purchases.isSuccess) && (!wantsClaims || claims.isSuccess);
  return { found, isSearched: number !== '' && isRead };
}
