import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { PurchaseFacts } from '../read/PurchaseFacts.tsx';
import { PurchaseLines } from '../read/PurchaseLines.tsx';
import { PurchaseStatusChip } from '../read/PurchaseStatusChip.tsx';
import { PurchaseWarnings } from '../read/PurchaseWarnings.tsx';
import { QuotesCompared } from '../read/QuotesCompared.tsx';
import { useRequestBeside } from '../read/use-request-beside.ts';
import { usePurchaseWords } from '../words.ts';

const ButtonLink = createLink(Button);

interface Props {
  readonly id: string;
  /** Its row, as long as the list holds it: says whose turn it is. */
  readonly row: PurchaseRow | undefined;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One request beside the list: what it asks for, where it stands, and the way to its page. */
export function PurchasePanel({ id, row, takeFocus, onClose }: Props) {
  const t = usePurchaseWords();
  const read = useRequestBeside(id);
  const waitsFor = row?.waitsFor ?? [];
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ purchaseName }) => purchaseName || t('row.unnamed')}
      titleLang="ja"
      above={({ number }) => number ?? ''}
    >
      {(request) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PurchaseStatusChip status={request.status} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
              {request.mine && (
                <ButtonLink to={screenPath('purchase-requests.new')} search={{ copy: id }} variant="text">
                  {t('panel.copy')}
                </ButtonLink>
              )}
              <ButtonLink to={screenPath('purchase-requests.show', { purchaseRequestId: id })} variant="outlined">
                {t('panel.open')}
              </ButtonLink>
            </Box>
          </Box>
          {waitsFor.length > 0 && (
            <Typography variant="body2">
              {t('panel.waits-for', { names: waitsFor.map(({ name }) => name).join('、') })}
            </Typography>
          )}
          <PurchaseWarnings findings={request.findings} />
          <PurchaseFacts request={request} />
          <Box sx={{ containerName: 'record', containerType: 'inline-size' }}>
            <PurchaseLines request={request} />
          </Box>
          <QuotesCompared request={request} />
        </>
      )}
    </PeekCard>
  );
}
