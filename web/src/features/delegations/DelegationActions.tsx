import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { acceptDelegation, declineDelegation, endDelegation } from '@madoguchi/contract/delegations/operations.ts';
import Box from '@mui/material/Box';
import { RecordActions } from '../../kit/record/RecordActions.tsx';
import { recordStep } from '../../kit/record/StepDialog.tsx';
import { useSession } from '../../platform/session.ts';
import { actionsOf, otherOf, type Side } from './side.ts';
import { useDelegationWords } from './words.ts';

interface Props {
  readonly delegation: DelegationView;
  readonly side: Side;
}

/** Accept, decline, end: what cannot be had back is asked about first. */
export function DelegationActions({ delegation, side }: Props) {
  const t = useDelegationWords();
  const { today } = useSession();
  const { name } = otherOf(delegation, side);
  const questionOf = (action: 'decline' | 'end') => ({
    question: t(`${action}.title`, { name }),
    effect: t(`${action}.effect`, { name }),
  });
  const steps = {
    accept: recordStep({ operation: acceptDelegation, label: t('accept'), done: t('done.accept', { name }) }),
    decline: recordStep({
      operation: declineDelegation,
      label: t('decline'),
      done: t('done.decline', { name }),
      ...questionOf('decline'),
    }),
    end: recordStep({
      operation: endDelegation,
      label: t('end'),
      done: t('done.end', { name }),
      isDanger: true,
      ...questionOf('end'),
    }),
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <RecordActions
        record={delegation}
        steps={actionsOf(delegation, side, today).map((action) => ({ step: steps[action] }))}
      />
    </Box>
  );
}
