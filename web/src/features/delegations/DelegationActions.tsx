import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import {
  acceptDelegation,
  declineDelegation,
  endDelegation,
  listDelegations,
} from '@madoguchi/contract/delegations/operations.ts';
import type { DelegationAction } from '@madoguchi/contract/delegations/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { useMessages } from '../../platform/messages.ts';
import { refresh, useWrite } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { actionsOf, otherOf, type Side } from './side.ts';
import { useDelegationWords } from './words.ts';

const READS = [listDelegations.id] as const;

interface Props {
  readonly delegation: DelegationView;
  readonly side: Side;
}

/** Accept, decline, end: what cannot be had back is asked about first. */
export function DelegationActions({ delegation, side }: Props) {
  const t = useDelegationWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const { today } = useSession();
  const [asked, setAsked] = useState<'decline' | 'end' | null>(null);
  const works = {
    accept: useWrite(acceptDelegation, { refreshes: READS }),
    decline: useWrite(declineDelegation, { refreshes: READS }),
    end: useWrite(endDelegation, { refreshes: READS }),
  };
  const { id, version } = delegation;
  const { name } = otherOf(delegation, side);

  function carryOut(action: DelegationAction): void {
    works[action].mutate(
      { id, version },
      {
        onSuccess: () => {
          setAsked(null);
          message(t(`done.${action}`, { name }), 'success');
        },
        onError: (error) => {
          void refresh(READS);
          if (action === 'accept') message(sayError(error), 'error');
        },
      },
    );
  }

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {actionsOf(delegation, side, today).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'end' ? 'error' : 'primary'}
          aria-busy={works[action].isPending}
          onClick={() => (action === 'accept' ? carryOut(action) : setAsked(action))}
        >
          {t(action)}
        </Button>
      ))}
      {asked !== null && (
        <ConfirmDialog
          open
          title={t(`${asked}.title`, { name })}
          confirmLabel={t(asked)}
          dismissLabel={t('back')}
          danger={asked === 'end'}
          busy={works[asked].isPending}
          onConfirm={() => carryOut(asked)}
          onDismiss={() => setAsked(null)}
        >
          <Typography>{t(`${asked}.effect`, { name })}</Typography>
          {works[asked].error ? <ErrorBand error={works[asked].error} /> : null}
        </ConfirmDialog>
      )}
    </Box>
  );
}
