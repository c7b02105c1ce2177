import { may } from '@madoguchi/contract/access.ts';
import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { printApprovalSheet } from '@madoguchi/contract/purchase-requests/operations.ts';
import {
  INVOICEABLE,
  type PurchaseAction,
  partiesOf,
  UNDER_APPROVAL,
  whyNot,
} from '@madoguchi/contract/purchase-requests/rules.ts';
import Button from '@mui/material/Button';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MoreMenu } from '../../../kit/MoreMenu.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { usePurchaseWords } from '../words.ts';
import { type Step, StepDialog } from './steps/StepDialog.tsx';

/** What the reader may do with a request now; what will not be theirs is not there. */
export function RequestActions({ request }: { readonly request: PurchaseRequest }) {
  const t = usePurchaseWords();
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

interface WhatMay {
  /** Whether they may do it now. */
  readonly now: (action: PurchaseAction) => boolean;
  /** Whether it would be theirs to do, in another state. */
  readonly ever: (action: PurchaseAction) => boolean;
  readonly noteInvoice: boolean;
}

function useWhatMay({ mine, status }: Pick<PurchaseRequest, 'mine' | 'status'>): WhatMay {
  const user = useUser();
  const actor = { isOwner: mine, isAdmin: may({ roles: user.role }, 'admin') };
  return {
    now: (action) => whyNot(status, action, actor) === null,
    ever: (action) => whyNot(status, action, actor) !== 'not-allowed',
    noteInvoice: INVOICEABLE.includes(status) && partiesOf(actor).includes('buyer'),
  };
}

const ButtonLink = createLink(Button);
const DECISIONS: readonly ApprovalView['offered'][number][] = ['approve', 'check', 'return', 'reject'];

/** Leads whoever has the turn to where they decide; nothing for anybody else. */
function DecideLink({ approvalId }: { readonly approvalId: string }) {
  const t = usePurchaseWords();
  const { data } = useRead(showApproval, { id: approvalId });
  if (!data?.offered.some((act) => DECISIONS.includes(act))) return null;
  return (
    <ButtonLink to={screenPath('approvals.inbox')} search={{ approval: approvalId }} variant="contained">
      {t('decide')}
    </ButtonLink>
  );
}
