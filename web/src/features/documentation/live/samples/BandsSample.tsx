import Box from '@mui/material/Box';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { Findings } from '../../../../kit/record/Findings.tsx';
import { WarningBand } from '../../../../kit/WarningBand.tsx';
import { OfflineError } from '../../../../platform/http/refusals.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useSampleWords } from './words.ts';

const AWAY = new OfflineError();

export function BandsSample() {
  const t = useSampleWords();
  const message = useMessages();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <WarningBand>
        <p>{t('bands.warning')}</p>
      </WarningBand>
      <ErrorBand error={AWAY} onRetry={() => message(t('pressed', { name: t('again') }), 'success')} />
      <Findings
        findings={[
          { key: 'receipt', severity: 'error', said: t('bands.error') },
          { key: 'late', severity: 'warning', said: t('bands.late') },
          { key: 'pass', severity: 'hint', said: t('bands.hint') },
        ]}
      />
    </Box>
  );
}
