import { listDelegations } from '@madoguchi/contract/delegations/operations.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { useRead } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { DelegationSection } from './DelegationSection.tsx';
import { OfferForm } from './OfferForm.tsx';
import { useDelegationWords } from './words.ts';

/** `/apps/delegations`: who decides in the reader's name, and in whose name the reader decides (B3-07). */
export function DelegationsPage() {
  const t = useDelegationWords();
  const title = useScreenTitle()('delegations');
  const { data, error, refetch } = useRead(listDelegations, {});
  const [offers, setOffers] = useState(0);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { lg: 'minmax(0, 1fr) 400px' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <DelegationSection side="received" delegations={data?.received} />
            <DelegationSection side="given" delegations={data?.given} />
          </Box>
          <OfferForm key={offers} onOffered={() => setOffers(offers + 1)} />
        </Box>
      </AfterHead>
    </>
  );
}
