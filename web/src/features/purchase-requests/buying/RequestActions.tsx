import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { printApprovalSheet } from '@madoguchi/contract/purchase-requests/operations.ts';
import { UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MoreMenu } from '../../../kit/MoreMenu.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { DecideLink } from './DecideLink.tsx';
import { type Step, StepDialog } from './steps/StepDialog.tsx';
import { useWhatMay } from './what-may.ts';
import { useBuyingWords } from './words.ts';

/** What the reader may do with a request now; what will not be theirs is not there. */
export function RequestActions({ request }: { readonly request: PurchaseRequest }) {
  const t = useBuyingWords();
  const navigate = useNavigate();
  const may = useWhatMay(request);
  const [asked, setAsked] = useState<Step | null>(null);
  const { id, number, status, approvalId } = request;
  const ask = (step: Step) => () => setAsked(step);
  const more = [
    { label: t('copy'), isThere: true, run: copyAsNew },
    { label: t('close.incomplete'), isThere: may.now('close-incomplete'), run: ask('close') },
    { label: t('cancel'), isThere: may.now('cancel') || may.now('cancel-approved'), run: ask('cancel') },
  ];

  function copyAsNew(): void {
    void navigate({ to: screenPath('purchase-requests.new'), search: { copy: id } });
  }

  return (
    <>
      <MoreMenu items={more.filter(({ isThere }) => isThere).map((item) => ({ ...item, reason: null }))} />
      {number === null ? null : (
        <PaperButton operation={printApprovalSheet} input={{ id }} title={t('paper', { number })} />
      )}
      {approvalId !== null && UNDER_APPROVAL.includes(status) ? <DecideLink approvalId={approvalId} /> : null}
      {may.ever('withdraw') && UNDER_APPROVAL.includes(status) ? (
        <ReasonedButton
          variant="outlined"
          reason={may.now('withdraw') ? null : t('withdraw.begun')}
          onClick={ask('withdraw')}
        >
          {t('withdraw')}
        </ReasonedButton>
      ) : null}
      {may.noteInvoice ? (
        <Button variant="outlined" onClick={ask('invoice')}>
          {t('invoice')}
        </Button>
      ) : null}
      {(['order', 'receive', 'close'] as const)
        .filter((step) => may.now(step))
        .map((step) => (
          <Button key={step} variant="contained" onClick={ask(step)}>
            {t(step)}
          </Button>
        ))}
      {asked === null ? null : <StepDialog step={asked} request={request} onClose={() => setAsked(null)} />}
    </>
  );
}
