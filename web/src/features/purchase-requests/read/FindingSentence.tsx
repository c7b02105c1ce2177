import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import { findPurchasesByNumber } from '@madoguchi/contract/purchase-requests/operations.ts';
import Link from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';

const RouterLink = createLink(Link);

const NUMBER = /(PR-\d{4}-\d{5})/;

/** A finding in words; the number of another request leads there, where the reader may see it. */
export function FindingSentence({ finding }: { readonly finding: Pick<PurchaseFinding, 'code' | 'values'> }) {
  const parts = purchaseFindingSentence(finding, useLanguage()).split(NUMBER);
  // Every second part is a number: the pattern is a group.
  return parts.map((part, nth) => (nth % 2 === 1 ? <RequestNumber key={part} number={part} /> : part));
}

function RequestNumber({ number }: { readonly number: string }) {
  const { data } = useRead(findPurchasesByNumber, { number });
  const found = data?.requests.find((request) => request.number === number);
  if (found === undefined) return number;
  return (
    <RouterLink to={screenPath('purchase-requests.show', { purchaseRequestId: found.id })} color="inherit">
      {number}
    </RouterLink>
  );
}
