import { USAGE_NAMES } from '@madoguchi/contract/classifications/names.ts';
import { showUsage } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { formatNumber } from '../../../../platform/formats.ts';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useDetailWords } from '../words.ts';

interface Props {
  readonly classification: string;
  readonly code: string;
}

/** Where a value is used, with counts (B1-03). */
export function UsageList({ classification, code }: Props) {
  const t = useDetailWords();
  const language = useLanguage();
  const { data, error, refetch } = useRead(showUsage, { classification, code });
  return (
    <Box component="section" aria-label={t('usage')}>
      <Typography variant="h3" component="h3">
        {t('usage')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Typography variant="body2">{t('unused')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 320 }}>
        {data?.map(({ kind, count }) => (
          <Typography
            key={kind}
            component="li"
            variant="body2"
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums' }}
          >
            <span>{USAGE_NAMES[kind][language]}</span>
            <span>{t('usageCount', { n: formatNumber(count) })}</span>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
