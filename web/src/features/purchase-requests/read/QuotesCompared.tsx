import { QUOTE_FIELD_NAMES, REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import type { PurchaseQuote, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FileLink } from '../../../kit/fields/file/FileLink.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { formatDay, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';

const SideBySide = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      gap: 4,
      padding: '8px 12px',
      borderRadius: RADIUS.menu,
      border: `1px solid ${palette.divider}`,
      overflowWrap: 'anywhere',
    },
    '& > li.chosen': { borderColor: palette.primary.main, outline: `1px solid ${palette.primary.main}` },
    '& .supplier': { display: 'flex', justifyContent: 'space-between', gap: 8, fontWeight: 600 },
    '& .mark': { display: 'inline-flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' },
    '& .amount': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums' },
    '& .quiet': { color: palette.text.secondary },
  };
});

interface Props {
  readonly request: Pick<PurchaseRequest, 'quotes' | 'totalYen'>;
  /** One below what it stands under: a page's title, or a pane's. */
  readonly heading?: 'h2' | 'h3';
}

/** The quotes side by side, the one that the request follows first, each beside the total asked for (B5-04). */
export function QuotesCompared({ request: { quotes, totalYen }, heading = 'h3' }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const headingId = useId();
  const chosenFirst = [...quotes].sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component={heading} sx={{ mb: 1 }}>
        {REQUEST_FIELD_NAMES.quotes[language]}
      </Typography>
      {quotes.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('quotes.none')}
        </Typography>
      ) : (
        <SideBySide aria-labelledby={headingId}>
          {chosenFirst.map((quote) => (
            <QuoteCard key={quote.id} quote={quote} totalYen={totalYen} />
          ))}
        </SideBySide>
      )}
    </section>
  );
}

function QuoteCard({ quote, totalYen }: { readonly quote: PurchaseQuote; readonly totalYen: number }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { supplier, amount, validUntil, isChosen, note, attachment } = quote;
  return (
    <li className={isChosen ? 'chosen' : ''}>
      <span className="supplier">
        {supplier}
        {isChosen && (
          <span className="mark">
            <Icon name="tick" size={16} />
            {t('quotes.chosen')}
          </span>
        )}
      </span>
      {amount !== null && (
        <>
          <span className="amount">{formatYen(amount)}</span>
          <span className="quiet">{besideTotal(amount - totalYen)}</span>
        </>
      )}
      {validUntil !== null && (
        <span className="quiet">
          {QUOTE_FIELD_NAMES.validUntil[language]} {formatDay(validUntil, language)}
        </span>
      )}
      {note !== '' && <span>{note}</span>}
      {attachment === null ? (
        <span className="quiet">{t('quotes.no-paper')}</span>
      ) : (
        <FileLink attachment={attachment} />
      )}
    </li>
  );

  function besideTotal(difference: number): string {
    if (difference === 0) return t('quotes.same');
    return t(difference > 0 ? 'quotes.over' : 'quotes.under', { yen: formatYen(Math.abs(difference)) });
  }
}
