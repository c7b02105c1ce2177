import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { WhoseTurn } from '../../approvals/public.ts';
import { LinkedPapers } from '../../electronic-transactions/public.ts';
import { BuyingCard } from '../buying/BuyingCard.tsx';
import { ChangedContent } from '../read/ChangedContent.tsx';
import { PurchaseFacts } from '../read/PurchaseFacts.tsx';
import { PurchaseLines } from '../read/PurchaseLines.tsx';
import { PurchaseWarnings } from '../read/PurchaseWarnings.tsx';
import { QuotesCompared } from '../read/QuotesCompared.tsx';
import { usePurchaseWords } from '../words.ts';
import { RequestHistory } from './RequestHistory.tsx';

const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
};

/** A request to be read: what was asked for, what came of it, and beside it how it got there. */
export function RequestView({ request }: { readonly request: PurchaseRequest }) {
  const isBeside = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true });
  return (
    <Box sx={BESIDE}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, containerName: 'record', containerType: 'inline-size' }}>
        {isBeside || request.approvalId === null ? null : <WhoseTurn approvalId={request.approvalId} />}
        <DaysLeft request={request} />
        <PurchaseWarnings findings={request.findings} />
        <ChangedContent request={request} heading="h2" />
        <BuyingCard request={request} />
        {request.number === null ? null : (
          <Suspense fallback={null}>
            <LinkedPapers kind="purchase-request" id={request.id} />
          </Suspense>
        )}
        <Part>
          <PurchaseFacts request={request} />
        </Part>
        <Part>
          <PurchaseLines request={request} heading="h2" />
        </Part>
        <Part>
          <QuotesCompared request={request} heading="h2" />
        </Part>
      </Box>
      <RequestHistory request={request} />
    </Box>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return <Card sx={{ p: { xs: 2, sm: 3 } }}>{children}</Card>;
}

/** So near to its end a notice is a warning, as the notification is sent then. */
const SOON_DAYS = 14;

/** Until when an approved request may be ordered (B5-03). */
function DaysLeft({ request: { orderBy, status } }: { readonly request: PurchaseRequest }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { today } = useSession();
  if (orderBy === null || status !== 'approved') return null;
  const left = daysBetween(today, orderBy);
  const sentence = t('order.left', { day: formatDay(orderBy, language), count: Math.max(0, left) });
  if (left <= SOON_DAYS) {
    return (
      <WarningBand>
        <p>{sentence}</p>
      </WarningBand>
    );
  }
  return (
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon name="clock" size={16} />
      {sentence}
    </Typography>
  );
}
