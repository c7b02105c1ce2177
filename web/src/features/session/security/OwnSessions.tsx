import { endOtherSessions, endOwnSession, listMySessions } from '@madoguchi/contract/session/operations.ts';
import type { OwnSession } from '@madoguchi/contract/session/own-model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Part } from './Part.tsx';
import { useDeviceName } from './use-device-name.ts';
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

/** One open session: device, address, begin and last use; any but this one can be ended. */
function SessionRow({ session }: { readonly session: OwnSession }) {
  const t = useSecurityWords();
  const language = useLanguage();
  const name = useDeviceName()(session.device);
  const { ip, provider, begunAt, usedAt, isThis } = session;
  const moment = formatInstant(begunAt, language);
  const facts = [
    t('ip', { ip }),
    provider === 'password' ? t('begun', { moment }) : t('begunBy', { moment, provider }),
    t('used', { moment: formatInstant(usedAt, language) }),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {isThis ? <StatusChip label={t('thisDevice')} icon="tick" hue="green" /> : null}
        </Box>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            typography: 'body2',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Box>
      </Box>
      {isThis ? null : <EndOne session={session} name={name} />}
    </Box>
  );
}

function EndOne({ session: { id, ip }, name }: { readonly session: OwnSession; readonly name: string }) {
  const t = useSecurityWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const [isAsked, ask] = useState(false);
  const { mutate, isPending } = useWrite(endOwnSession);
  const end = () =>
    mutate(
      { id },
      {
        onSuccess: () => message(t('endDone', { device: name }), 'success'),
        onError: (error) => message(sayError(error), 'error'),
        onSettled: () => ask(false),
      },
    );
  return (
    <>
      <Button
        size="small"
        sx={{ marginInlineStart: { xs: -1.5, sm: 0 } }}
        aria-label={t('endOf', { device: name, ip })}
        onClick={() => ask(true)}
      >
        {t('end')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('endTitle', { device: name })}
        confirmLabel={t('end')}
        dismissLabel={t('dismiss')}
        busy={isPending}
        onConfirm={end}
        onDismiss={() => ask(false)}
      >
        {t('endEffect')}
      </ConfirmDialog>
    </>
  );
}
