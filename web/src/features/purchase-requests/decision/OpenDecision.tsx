import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { OpenRow } from '../../../kit/list/list-props.ts';
import { RecordPane } from '../../../kit/list/pane/RecordPane.tsx';
import { OpenApproval } from '../../approvals/public.ts';
import { PurchaseSkeleton } from '../read/PurchaseSkeleton.tsx';
import { useRequestBeside } from '../read/use-request-beside.ts';
import { usePurchaseWords } from '../words.ts';
import { nextDecision, type Turn } from './turns.ts';

interface Props extends OpenRow<typeof PURCHASE_DECISION_LIST> {
  readonly turns: ReadonlyMap<string, Turn>;
}

/** The request that is open beside the decision list; who may not decide it sees whose turn it is instead of buttons. */
export function OpenDecision({ id, rows, turns, isPage, takeFocus, open, close }: Props) {
  const t = usePurchaseWords();
  const request = useRequestBeside(id);
  // The row of what is still in approval names it; of what is decided, the request does.
  const approvalId = rows.find((row) => row.id === id)?.approval?.id ?? request.data?.approvalId ?? null;
  const next = nextDecision(rows, id, (approval) => turns.has(approval));
  if (approvalId === null) {
    return (
      <RecordPane
        {...{ id, takeFocus }}
        read={request}
        label={t('pane.label')}
        gone={{ icon: 'purchase', text: t('pane.gone'), back: t('pane.back') }}
        skeleton={<PurchaseSkeleton />}
        onClose={close}
      >
        {() => null}
      </RecordPane>
    );
  }
  return (
    <OpenApproval
      isPage={isPage}
      takeFocus={() => takeFocus(id)}
      close={close}
      approvalId={approvalId}
      next={next && { approvalId: next.approvalId, open: () => open(next.id) }}
      openAgain={() => open(id)}
      words={{ back: t('pane.back'), last: t('done.last') }}
    />
  );
}
