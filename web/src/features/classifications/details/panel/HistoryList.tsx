import type { ClassificationDetail, DetailVersion } from '@madoguchi/contract/classifications/model.ts';
import { showHistory } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { formatInstant } from '../../../../platform/formats.ts';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { useDetailWords } from '../words.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useVersionChanges } from './use-version-changes.ts';

interface Props {
  readonly detail: ClassificationDetail;
  readonly mayWrite: boolean;
}

/** Every state that a value had, newest first, each with what it changed; a former one can stand again (B1-05). */
export function HistoryList({ detail, mayWrite }: Props) {
  const t = useDetailWords();
  const { classification, code } = detail;
  const { data = [], error, refetch } = useRead(showHistory, { classification, code });
  const [wanted, setWanted] = useState<DetailVersion | null>(null);
  return (
    <Box component="section" aria-label={t('history')}>
      <Typography variant="h3" component="h3">
        {t('history')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((version, nth) => (
          <Box component="li" key={version.version} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <VersionText classification={classification} version={version} before={data[nth + 1]} />
            {mayWrite && nth > 0 ? (
              <Button size="small" onClick={() => setWanted(version)}>
                {t('restoreVersion', { n: version.version })}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {wanted === null ? null : <RestoreDialog detail={detail} version={wanted} onClose={() => setWanted(null)} />}
    </Box>
  );
}

interface TextOf {
  readonly classification: string;
  readonly version: DetailVersion;
  /** Absent for the first one. */
  readonly before: DetailVersion | undefined;
}

function VersionText({ classification, version, before }: TextOf) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const changesOf = useVersionChanges(classification);
  const { changedAt, changedBy } = version;
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('version', { n: version.version })}{' '}
        {changedAt === null
          ? tAll('installed')
          : tAll('changedBy', { moment: formatInstant(changedAt, language), by: changedBy ?? '' })}
      </Typography>
      {before === undefined ? (
        <Typography variant="body2">{t('firstVersion')}</Typography>
      ) : (
        changesOf(before, version).map(({ field, from, to }) => (
          <Typography key={field} variant="body2">
            {t('change', { field, from, to })}
          </Typography>
        ))
      )}
    </>
  );
}
