import type { LinkCandidate } from '@madoguchi/contract/electronic-transactions/links.ts';
import type { Transaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import { findLinkCandidates, linkTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { SearchBox } from '../../../kit/list/tools/SearchBox.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { statedAmount, statedDay } from '../stated-values.ts';
import { useTransactionWords } from '../words.ts';
import { Compared } from './Compared.tsx';
import { LinkedTo } from './LinkedTo.tsx';

interface Props {
  readonly transaction: Transaction;
  readonly onDismiss: () => void;
}

/** Proposes purchases and claims by what the paper states, and finds others by number, name or amount. */
export function LinkDialog({ transaction, onDismiss }: Props) {
  const t = useTransactionWords();
  const language = useLanguage();
  const titleId = useId();
  const [q, setQ] = useState('');
  const { id, number, current } = transaction;
  const { data, error, refetch } = useRead(findLinkCandidates, { id, q }, { keepsPrevious: true });
  const stated = [current.counterparty, statedDay(current, t, language), statedAmount(current, t)].join(' · ');
  const found = data?.candidates;
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('linkQuestion', { number })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="body2" lang="ja" sx={{ overflowWrap: 'anywhere' }}>
          {stated}
        </Typography>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography variant="caption" aria-hidden="true">
            {t('link.search')}
          </Typography>
          <SearchBox q={q} label={t('link.search')} onSearch={setQ} />
        </Box>
        <Box aria-live="polite">
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {found === undefined ? null : t(q === '' ? 'link.proposed' : 'link.found', { count: found.length })}
          </Typography>
        </Box>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {found === undefined && !error ? <Waiting shape={FORM_SHAPE} /> : null}
        {found === undefined || found.length === 0 ? null : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {found.map((candidate) => (
              <Candidate key={candidate.targetId} id={id} candidate={candidate} onLinked={onDismiss} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDismiss}>{t('link.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface CandidateProps {
  readonly id: string;
  readonly candidate: LinkCandidate;
  readonly onLinked: () => void;
}

function Candidate({ id, candidate, onLinked }: CandidateProps) {
  const t = useTransactionWords();
  const message = useMessages();
  const write = useWrite(linkTransaction);
  const { kind, targetId, number, isLinked, comparison } = candidate;
  const link = () => {
    if (write.isPending) return;
    write.mutate(
      { id, kind, targetId },
      {
        onSuccess: () => {
          message(t('didLink', { number }), 'success');
          onLinked();
        },
      },
    );
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        pt: 2,
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <LinkedTo target={candidate} />
        <Compared comparison={comparison} />
        {write.error ? <ErrorBand error={write.error} /> : null}
      </Box>
      {isLinked ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('link.already')}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          aria-disabled={write.isPending}
          aria-busy={write.isPending}
          aria-label={t('linkOf', { number })}
          onClick={link}
        >
          {t('link')}
        </Button>
      )}
    </Box>
  );
}
