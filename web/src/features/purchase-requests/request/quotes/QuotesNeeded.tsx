import type { PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import { quotesGiven, quotesNeeded } from '@madoguchi/contract/purchase-requests/quotes-needed.ts';
import Typography from '@mui/material/Typography';
import { useRequestChecks } from '../checks/request-checks.ts';
import { useRequestWords } from '../words.ts';

/** How many suppliers have to be asked for this total, and how many have been. */
export function QuotesNeeded({ bands }: { readonly bands: PurchaseGround['quoteBands'] }) {
  const t = useRequestWords();
  const { content, totals } = useRequestChecks();
  const needed = quotesNeeded(totals.gross, bands);
  return (
    <Typography variant="body2" role="status">
      {needed.quotes === 0
        ? t('quotes.none-needed')
        : t('quotes.needed', { count: needed.quotes, given: quotesGiven(content.quotes) })}
      {needed.reasonStands ? t('quotes.or-reason') : null}
    </Typography>
  );
}
