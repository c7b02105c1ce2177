import { may } from '@madoguchi/contract/access.ts';
import {
  CHECK_STEP_NAMES,
  type EvidenceCheck,
  listEvidenceChecks,
  showEvidenceCheck,
  startEvidenceCheck,
} from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FactList } from '../../../kit/FactList.tsx';
import { sizeText } from '../../../kit/fields/file/file-size.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatInstant, formatNumber } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';
import { FaultTable } from './FaultTable.tsx';
import { useCheckWords } from './words.ts';

/** `/apps/electronicTransaction/checks`: begins a check of everything, follows it, and tells what it and earlier ones found. */
export function ChecksPage() {
  const t = useCheckWords();
  const inList = useTransactionWords();
  const title = useScreenTitle()('evidence-checks');
  const mayStart = may({ roles: useUser().role }, 'system');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useRead(listEvidenceChecks, {});
  const checks = data?.checks ?? [];
  const isRunning = checks.some(({ endedAt }) => endedAt === null);
  const shown = checks.find(({ id }) => id === chosen) ?? checks[0];
  return (
    <>
      <PageHeader
        title={title}
        up={<Link to={screenPath('electronic-transactions')}>{inList('toList')}</Link>}
        lead={t('lead')}
        actions={mayStart ? <StartButton isRunning={isRunning} onStarted={() => setChosen(null)} /> : null}
      />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {isPending && !error ? <Waiting shape={FORM_SHAPE} /> : null}
        {data !== undefined && checks.length === 0 ? (
          <EmptyState icon="check" text={t(mayStart ? 'noneStart' : 'none')} />
        ) : null}
        {shown === undefined ? null : (
          <Box sx={{ display: 'grid', gap: 3, maxWidth: 1_100 }}>
            <Result key={shown.id} check={shown} />
            <Checks checks={checks} shownId={shown.id} onShow={setChosen} />
          </Box>
        )}
      </AfterHead>
    </>
  );
}

interface StartProps {
  readonly isRunning: boolean;
  readonly onStarted: () => void;
}

function StartButton({ isRunning, onStarted }: StartProps) {
  const t = useCheckWords();
  const message = useMessages();
  const start = useWrite(startEvidenceCheck);
  const begin = () =>
    start.mutate(
      {},
      {
        onSuccess: () => {
          message(t('started'), 'success');
          onStarted();
        },
      },
    );
  return (
    <>
      <ReasonedButton variant="contained" reason={isRunning || start.isPending ? t('isRunning') : null} onClick={begin}>
        {t('start')}
      </ReasonedButton>
      {start.error ? <ErrorBand error={start.error} /> : null}
    </>
  );
}

/** How far the check is, what it looked at, and each fault by its record. */
function Result({ check }: { readonly check: EvidenceCheck }) {
  const t = useCheckWords();
  const language = useLanguage();
  const { data, error, refetch } = useRead(showEvidenceCheck, { id: check.id });
  const { begunAt, begunBy, endedAt, versions, files, bytes, tokens, places, faults } = check;
  return (
    <Card component="section" aria-label={t('result')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{outcomeOf(check, t)}</Typography>
      {endedAt === null ? <Progress check={check} /> : null}
      {faults === 0 ? null : (
        <WarningBand>
          <p>{t('remedy')}</p>
        </WarningBand>
      )}
      <FactList
        facts={[
          [t('begun'), formatInstant(begunAt, language)],
          [t('by'), begunBy, 'ja'],
          [t('ended'), endedAt === null ? '' : formatInstant(endedAt, language)],
          [t('versions'), formatNumber(versions)],
          [t('files'), t('filesAre', { n: formatNumber(files), size: sizeText(bytes, language) })],
          [t('tokens'), formatNumber(tokens)],
          [t('places'), formatNumber(places)],
        ]}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined || data.found.length === 0 ? null : <FaultTable found={data.found} count={data.faults} />}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('anchored')}
      </Typography>
    </Card>
  );
}

type Words = ReturnType<typeof useCheckWords>;

function outcomeOf({ endedAt, faults }: EvidenceCheck, t: Words): string {
  if (endedAt === null) return faults === 0 ? t('goesOn') : t('soFar', { count: faults });
  return faults === 0 ? t('intact') : t('broken', { count: faults });
}

function Progress({ check }: { readonly check: EvidenceCheck }) {
  const t = useCheckWords();
  const language = useLanguage();
  const { step, done, total } = check;
  return (
    <Box role="status" aria-label={t('progress')}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
        aria-hidden="true"
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('under', { step: CHECK_STEP_NAMES[step][language], done: formatNumber(done), total: formatNumber(total) })}
      </Typography>
    </Box>
  );
}

interface ChecksProps {
  readonly checks: readonly EvidenceCheck[];
  readonly shownId: string;
  readonly onShow: (id: string) => void;
}

/** The newest checks, each to be shown above. */
function Checks({ checks, shownId, onShow }: ChecksProps) {
  const t = useCheckWords();
  const language = useLanguage();
  return (
    <Card component="section" aria-label={t('earlier')} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('earlier')}</Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('earlier')}>
        {/* On a phone it is moved sideways: a name that has no room would stand one character below the other. */}
        <Table size="small" sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('begun')}</TableCell>
              <TableCell>{t('by')}</TableCell>
              <TableCell align="right">{t('versions')}</TableCell>
              <TableCell align="right">{t('files')}</TableCell>
              <TableCell>{t('outcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {checks.map((check) => {
              const moment = formatInstant(check.begunAt, language);
              return (
                <TableRow key={check.id} selected={check.id === shownId}>
                  <TableCell component="th" scope="row">
                    <Button
                      size="small"
                      aria-pressed={check.id === shownId}
                      aria-label={t('show', { moment })}
                      onClick={() => onShow(check.id)}
                    >
                      {moment}
                    </Button>
                  </TableCell>
                  <TableCell lang="ja">{check.begunBy}</TableCell>
                  <TableCell align="right">{formatNumber(check.versions)}</TableCell>
                  <TableCell align="right">{formatNumber(check.files)}</TableCell>
                  <TableCell>{outcomeOf(check, t)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}
