import { may } from '@madoguchi/contract/access.ts';
import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import {
  printApprovalSheet,
  showPurchaseGround,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import {
  EDITABLE,
  INVOICEABLE,
  type PurchaseAction,
  partiesOf,
  UNDER_APPROVAL,
  whyNot,
} from '@madoguchi/contract/purchase-requests/rules.ts';
import Button from '@mui/material/Button';
import { createLink, Link, useNavigate, useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { useRequestSteps } from '../buying/use-request-steps.tsx';
import { PurchaseSkeleton } from '../read/PurchaseSkeleton.tsx';
import { PurchaseStatusChip } from '../read/PurchaseStatusChip.tsx';
import { usePurchaseWords } from '../words.ts';
import { OpenRequest } from './OpenRequest.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestView } from './RequestView.tsx';

/** The reader's actions on a request, by the server's own rules (B0-05); one that is never theirs is absent. */
function RequestActions({ request }: { readonly request: PurchaseRequest }) {
  const t = usePurchaseWords();
  const navigate = useNavigate();
  const user = useUser();
  const steps = useRequestSteps(request);
  const { id, number, status, approvalId, mine } = request;
  const actor = { isOwner: mine, isAdmin: may({ roles: user.role }, 'admin') };
  const mayNow = (action: PurchaseAction) => whyNot(status, action, actor) === null;
  const isUnderApproval = UNDER_APPROVAL.includes(status);
  const mayWithdraw = isUnderApproval && whyNot(status, 'withdraw', actor) !== 'not-allowed';
  const mayNoteInvoice = INVOICEABLE.includes(status) && partiesOf(actor).includes('buyer');

  function copyAsNew(): void {
    void navigate({ to: screenPath('purchase-requests.new'), search: { copy: id } });
  }
  return (
    <RecordActions
      record={request}
      more={[{ label: t('copy'), reason: null, run: copyAsNew }]}
      steps={[
        mayNow('close-incomplete') && { step: steps.close, place: 'menu', menuLabel: t('close.incomplete') },
        (mayNow('cancel') || mayNow('cancel-approved')) && { step: steps.cancel, place: 'menu' },
        mayWithdraw && { step: steps.withdraw, reason: mayNow('withdraw') ? null : t('withdraw.begun') },
        mayNoteInvoice && { step: steps.invoice },
        mayNow('order') && { step: steps.order, place: 'main' },
        mayNow('receive') && { step: steps.receive, place: 'main' },
        mayNow('close') && { step: steps.close, place: 'main' },
      ]}
    >
      {number === null ? null : (
        <PaperButton operation={printApprovalSheet} input={{ id }} title={t('paper', { number })} />
      )}
      {approvalId !== null && isUnderApproval ? <DecideLink approvalId={approvalId} /> : null}
    </RecordActions>
  );
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

/** `/apps/purchase-request/:purchaseRequestId`: changed in place by its requester while it is with them, else read. */
export function RequestPage() {
  const { purchaseRequestId = '' }: { purchaseRequestId?: string } = useParams({ strict: false });
  return <LoadedRequest key={purchaseRequestId} id={purchaseRequestId} />;
}

function LoadedRequest({ id }: { readonly id: string }) {
  const t = usePurchaseWords();
  const read = useRead(showPurchaseRequest, { id });
  const { data } = read;
  return (
    <RecordPage
      read={read}
      title={data ? data.purchaseName || t('unnamed') : t('page')}
      up={<Link to={screenPath('purchase-requests.list')}>{t('toList')}</Link>}
      lead={data?.number}
      state={({ status, mine }) => <PurchaseStatusChip status={status} isYourTurn={mine && status === 'returned'} />}
      actions={(request) => <RequestActions request={request} />}
      waiting={<PurchaseSkeleton />}
    >
      {(request) => <Shown request={request} />}
    </RecordPage>
  );
}

function Shown({ request }: { readonly request: PurchaseRequest }) {
  const isOpen = request.mine && EDITABLE.includes(request.status);
  const ground = useRead(showPurchaseGround, {}, { enabled: isOpen });
  if (!isOpen) return <RequestView request={request} />;
  if (ground.data)
    return <OpenRequest request={request} ground={ground.data} history={<RequestHistory request={request} />} />;
  return ground.error ? <ErrorBand error={ground.error} onRetry={() => void ground.refetch()} /> : <PurchaseSkeleton />;
}
