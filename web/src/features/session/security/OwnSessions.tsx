import { endOtherSessions, listMySessions } from '@madoguchi/contract/session/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { Part } from './Part.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSecurityWords } from './words.ts';

/** The open sessions, this one first; the others can be ended, one by one or all at once. */
export function OwnSessions() {
  const t = useSecurityWords();
  const { data, error, refetch } = useRead(listMySessions, {});
  const sessions = [...(data?.sessions ?? [])].sort((a, b) => Number(b.isThis) - Number(a.isThis));
  const others = sessions.filter(({ isThis }) => !isThis).length;
  return (
    <Part
      title={t('sessions')}
      lead={t('sessionsLead')}
      action={others > 0 ? <EndOthers others={others} /> : undefined}
    >
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height={64} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
    </Part>
  );
}

function EndOthers({ others }: { readonly others: number }) {
  const t = useSecurityWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const [isAsked, ask] = useState(false);
  const { mutate, isPending } = useWrite(endOtherSessions);
  const end = () =>
    mutate(
      {},
      {
        onSuccess: ({ ended }) => message(t('endOthersDone', { n: ended }), 'success'),
        onError: (error) => message(sayError(error), 'error'),
        onSettled: () => ask(false),
      },
    );
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => ask(true)}>
        {t('endOthers')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('endOthersTitle')}
        confirmLabel={t('endOthers')}
        dismissLabel={t('dismiss')}
        busy={isPending}
        onConfirm={end}
        onDismiss={() => ask(false)}
      >
        {t('endOthersEffect', { n: others })}
      </ConfirmDialog>
    </>
  );
}
