import { may } from '@madoguchi/contract/access.ts';
import { type DueRecord, PURGE_STATE_NAMES, type Purge } from '@madoguchi/contract/electronic-transactions/purges.ts';
import {
  confirmPurge,
  listPurges,
  withdrawPurge,
} from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { formatDay, formatInstant, formatYen } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';
import { usePurgeWords } from './purge-words.ts';

const ProposeDialog = lazy(async () => ({ default: (await import('./ProposeDialog.tsx')).ProposeDialog }));

/** `/apps/electronicTransaction/purges`: what may go after its retention; one person proposes, another confirms (ET24). */
export function PurgesPage() {
  const inList = useTransactionWords();
  const t = usePurgeWords();
  const title = useScreenTitle()('electronic-transactions.purges');
  const { data, error, isPending, refetch } = useRead(listPurges, {});
  const mayWrite = may({ roles: useUser().role }, 'system');
  return (
    <>
      <PageHeader
        title={title}
        up={<Link to={screenPath('electronic-transactions')}>{inList('toList')}</Link>}
        lead={t('lead')}
      />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {isPending && !error ? <Waiting shape={FORM_SHAPE} /> : null}
        {data === undefined ? null : (
          <Box sx={{ display: 'grid', gap: 3, maxWidth: 1_100 }}>
            <Due due={data.due} count={data.dueCount} mayWrite={mayWrite} />
            <Proposals purges={data.purges} mayWrite={mayWrite} />
          </Box>
        )}
      </AfterHead>
    </>
  );
}

interface DueProps {
  readonly due: readonly DueRecord[];
  readonly count: number;
  readonly mayWrite: boolean;
}

/** Records whose retention has ended; those on hold cannot be chosen. */
function Due({ due, count, mayWrite }: DueProps) {
  const t = usePurgeWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isProposing, setProposing] = useState(false);
  const free = due.filter(({ held }) => !held);
  const records = free.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  return (
    <Card component="section" aria-label={t('due')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('due')}</Typography>
      {due.length === 0 ? <Typography variant="body2">{t('dueNone')}</Typography> : null}
      {count > due.length ? (
        <Typography variant="body2">{t('dueMore', { count: count - due.length })}</Typography>
      ) : null}
      {due.length === 0 ? null : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('due')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {mayWrite ? (
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={free.length > 0 && records.length === free.length}
                      indeterminate={records.length > 0 && records.length < free.length}
                      disabled={free.length === 0}
                      onChange={(_, isOn) =>
                        choose(
                          free.map(({ id }) => id),
                          isOn,
                        )
                      }
                      slotProps={{ input: { 'aria-label': t('chooseAll') } }}
                    />
                  </TableCell>
                ) : null}
                <TableCell>{t('number')}</TableCell>
                <TableCell>{t('counterparty')}</TableCell>
                <TableCell>{t('date')}</TableCell>
                <TableCell align="right">{t('amount')}</TableCell>
                <TableCell>{t('until')}</TableCell>
                <TableCell>{t('hold')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {due.map(({ id, number, counterparty, transactionDate, amount, until, held }) => (
                <TableRow key={id}>
                  {mayWrite ? (
                    <TableCell padding="checkbox">
                      <Checkbox
                        checked={!held && chosen.has(id)}
                        disabled={held}
                        onChange={(_, isOn) => choose([id], isOn)}
                        slotProps={{ input: { 'aria-label': t('choose', { number }) } }}
                      />
                    </TableCell>
                  ) : null}
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    <Link to={screenPath('electronic-transactions.show', { transactionId: id })}>{number}</Link>
                  </TableCell>
                  <TableCell lang="ja">{counterparty}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {transactionDate === null ? t('noDate') : formatDay(transactionDate, language)}
                  </TableCell>
                  <TableCell align="right">{amount === null ? t('noAmount') : formatYen(amount)}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(until, language)}</TableCell>
                  <TableCell>{held ? t('held') : ''}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {mayWrite && free.length > 0 ? (
        <div>
          <ReasonedButton
            variant="contained"
            reason={records.length === 0 ? t('chooseFirst') : null}
            onClick={() => setProposing(true)}
          >
            {t('propose')}
          </ReasonedButton>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {isProposing ? (
          <ProposeDialog
            records={records.map(({ id }) => id)}
            onClose={() => setProposing(false)}
            onDone={() => setChosen(new Set())}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

interface ProposalsProps {
  readonly purges: readonly Purge[];
  readonly mayWrite: boolean;
}

type Asked = { readonly purge: Purge; readonly act: 'confirm' | 'withdraw' };

/** Proposals that wait, and what is left of what was purged. */
function Proposals({ purges, mayWrite }: ProposalsProps) {
  const t = usePurgeWords();
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Card component="section" aria-label={t('purges')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('purges')}</Typography>
      {purges.length === 0 ? <Typography variant="body2">{t('purgesNone')}</Typography> : null}
      {purges.map((purge) => {
        const { id, state, reason, proposedBy, proposedAt, decidedBy, decidedAt, mayConfirm, records } = purge;
        return (
          <Box key={id} component="section" sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="h3">
              {t('purgeIs', { state: PURGE_STATE_NAMES[state][language], count: records.length })}
            </Typography>
            <Typography variant="body2">{t('reasonIs', { reason })}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('proposedIs', { moment: formatInstant(proposedAt, language), by: proposedBy })}
              {decidedAt === null
                ? ''
                : ` · ${t(state === 'confirmed' ? 'confirmedIs' : 'withdrawnIs', { moment: formatInstant(decidedAt, language), by: decidedBy ?? '' })}`}
            </Typography>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
              {records.map((record) => (
                <Typography component="li" variant="body2" key={record.id} sx={{ overflowWrap: 'anywhere' }}>
                  {state === 'confirmed'
                    ? t('stubIs', { number: record.number, count: record.versions, digest: record.digest })
                    : t('recordIs', { number: record.number, day: formatDay(record.until, language) })}
                </Typography>
              ))}
            </Box>
            {mayWrite && state === 'proposed' ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <ReasonedButton
                  variant="contained"
                  color="error"
                  reason={mayConfirm ? null : t('confirmOwn')}
                  onClick={() => setAsked({ purge, act: 'confirm' })}
                >
                  {t('confirm')}
                </ReasonedButton>
                <Button variant="outlined" onClick={() => setAsked({ purge, act: 'withdraw' })}>
                  {t('withdraw')}
                </Button>
              </Box>
            ) : null}
          </Box>
        );
      })}
      {asked === null ? null : <DecideDialog asked={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function DecideDialog({ asked: { purge, act }, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const t = usePurgeWords();
  const message = useMessages();
  const confirm = useWrite(confirmPurge);
  const withdraw = useWrite(withdrawPurge);
  const write = act === 'confirm' ? confirm : withdraw;
  const count = purge.records.length;
  const decide = () =>
    write.mutate(
      { id: purge.id },
      {
        onSuccess: () => {
          message(act === 'confirm' ? t('confirmed', { count }) : t('withdrawn'), 'success');
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={act === 'confirm' ? t('confirmQuestion', { count }) : t('withdrawQuestion')}
      confirmLabel={t(act)}
      dismissLabel={t('dismiss')}
      danger={act === 'confirm'}
      busy={write.isPending}
      onConfirm={decide}
      onDismiss={onClose}
    >
      <Typography>{t(act === 'confirm' ? 'confirmEffect' : 'withdrawEffect')}</Typography>
      {write.error ? <ErrorBand error={write.error} /> : null}
    </ConfirmDialog>
  );
}
