import { RETURN_REASON_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { WarningBand } from '../../../../kit/WarningBand.tsx';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useViewWords } from './words.ts';

/** Why a request came back, where its requester mends it. */
export function ReturnedBand({ request: { status, approvalId } }: { readonly request: PurchaseRequest }) {
  const isReturned = status === 'returned' && approvalId !== null;
  return isReturned ? <WhyReturned approvalId={approvalId} /> : null;
}

function WhyReturned({ approvalId }: { readonly approvalId: string }) {
  const t = useViewWords();
  const language = useLanguage();
  const { data } = useRead(showApproval, { id: approvalId });
  const act = data?.acts.findLast(({ kind }) => kind === 'return');
  if (act === undefined) return null;
  const { by, reason, comment } = act;
  return (
    <WarningBand>
      <p>
        {by === null ? t('returned.automatic') : t('returned', { name: by.name })}
        {reason === null ? null : t('returned.reason', { reason: RETURN_REASON_NAMES[reason][language] })}
      </p>
      {comment === '' ? null : <p style={{ whiteSpace: 'pre-wrap' }}>{comment}</p>}
    </WarningBand>
  );
}
