import type { PurchaseContent, PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { formatNumber } from '../../../platform/formats.ts';
import { usePurchaseWords } from '../words.ts';
import { FindingNote } from './checks/FindingNote.tsx';
import { RequestRoute, routeInput } from './checks/RequestRoute.tsx';

interface Props {
  readonly content: PurchaseContent;
  readonly findings: readonly PurchaseFinding[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Submission reaches others: what it costs, what they will be warned of and who they are is said before. */
export function SubmitRequestDialog({ content, findings, isBusy, onConfirm, onDismiss }: Props) {
  const t = usePurchaseWords();
  const { gross } = purchaseTotals(content);
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    <ConfirmDialog
      open
      title={t('submit.question', { name: content.purchaseName })}
      confirmLabel={t('submit')}
      dismissLabel={t('back')}
      busy={isBusy}
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      <Typography>{t('submit.effect', { count: content.lines.length, total: formatNumber(gross) })}</Typography>
      {warnings.length > 0 ? (
        <Box sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="p">
            {t('submit.warnings', { count: warnings.length })}
          </Typography>
          {warnings.map((finding) => (
            <FindingNote key={`${finding.field} ${finding.code}`} finding={finding} />
          ))}
        </Box>
      ) : null}
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
        {t('route')}
      </Typography>
      <RequestRoute input={routeInput(gross, content.purchaseCategory)} />
    </ConfirmDialog>
  );
}
