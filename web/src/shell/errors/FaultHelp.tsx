import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReferenceState, useReference } from '../../platform/faults/use-reference.ts';
import { useMessages } from '../../platform/messages.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { ReportFault } from './report/ReportFault.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';
import { useErrorWords } from './words.ts';

/** Below what failed: its number, how the service stands, the way to tell somebody, and ways on. */
export function FaultHelp({ error }: { readonly error: unknown }) {
  const reference = useReference(error);
  return (
    <>
      <FaultReference reference={reference} />
      <ServiceStatus />
      {reference.isSettled ? <ReportFault reference={reference.value} /> : null}
      <NearbyPlaces />
    </>
  );
}

/** The number to name, with a way to take it along. Its room is kept while it is asked for. */
function FaultReference({ reference: { isSettled, value } }: { readonly reference: ReferenceState }) {
  const t = useErrorWords();
  const message = useMessages();
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    message(t('copied'), 'success');
  };
  return (
    <Box role="status" sx={{ mb: 3, minHeight: 56 }}>
      {value === null ? (
        isSettled && <Typography sx={{ color: 'text.secondary' }}>{t('reference.none')}</Typography>
      ) : (
        <>
          <Typography component="p">
            {t('reference')}
            <Box component="code" sx={{ mx: 1, fontWeight: 600, userSelect: 'all' }}>
              {value}
            </Box>
            <Button size="small" onClick={() => void copy(value)}>
              {t('copy')}
            </Button>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('reference.hint')}
          </Typography>
        </>
      )}
    </Box>
  );
}
