import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { OpenRow } from '../../../ui/list/list-props.ts';
import { OpenApproval } from '../../approvals/public.ts';
import type { Turn } from './bulk/left-out.ts';
import { nextDecision } from './next-decision.ts';
import { readDecisionsAgain } from './read-again.ts';
import { useDecisionWords } from './words.ts';

interface Props extends OpenRow<typeof PURCHASE_DECISION_LIST> {
  readonly turns: ReadonlyMap<string, Turn>;
}

/** The request that is open beside the decision list; who may not decide it sees whose turn it is instead of buttons. */
export function OpenDecision({ id, rows, turns, ...place }: Props) {
  const t = useDecisionWords();
  return (
    <OpenApproval
      {...place}
      approvalId={id}
      next={nextDecision(rows, id, (approvalId) => turns.has(approvalId))}
      words={{ back: t('pane.back'), last: t('done.last') }}
      onActed={readDecisionsAgain}
    />
  );
}
