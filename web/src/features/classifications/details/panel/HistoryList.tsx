import { showHistory } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatInstant } from '../../../../platform/formats.ts';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { ErrorBand } from '../../../../ui/ErrorBand.tsx';
import { useClassificationWords } from '../../words.ts';
import { useDetailWords } from '../words.ts';
import { useVersionChanges } from './use-version-changes.ts';

interface Props {
  readonly classification: string;
  readonly code: string;
}

/** Every state that a value had, newest first, each with what it changed (B1-05). */
export function HistoryList({ classification, code }: Props) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const changesOf = useVersionChanges(classification);
  const { data = [], error, refetch } = useRead(showHistory, { classification, code });
  return (
    <Box component="section" aria-label={t('history')}>
      <Typography variant="h3" component="h3">
        {t('history')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((version, nth) => {
          const before = data[nth + 1];
          return (
            <Box component="li" key={version.version} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {t('version', { n: version.version })}{' '}
                {version.changedAt === null
                  ? tAll('installed')
                  : tAll('changedBy', {
                      moment: formatInstant(version.changedAt, language),
                      by: version.changedBy ?? '',
                    })}
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
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
