import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMessages } from '../../platform/messages.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useScreenWords } from '../screen-words.ts';
import { useShellWords } from '../words.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';

interface Props {
  /** The number under which the server's log knows what failed; empty where the page failed by itself. */
  readonly reference: string;
  readonly onRetry: () => void;
}

/** What failed in plain words, the number to name, and ways on (S8-02). */
export function UnexpectedFailure({ reference, onRetry }: Props) {
  const t = useShellWords();
  const title = useScreenWords();
  const message = useMessages();
  const copy = async () => {
    await navigator.clipboard.writeText(reference);
    message(t('copied'), 'success');
  };
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={title('screens.unexpected')} />
      <Typography sx={{ mb: 2 }}>{t('unexpectedText')}</Typography>
      {reference === '' ? null : (
        <Typography sx={{ mb: 2 }}>
          {t('reference', { id: reference })}
          <Button size="small" sx={{ ml: 1 }} onClick={() => void copy()}>
            {t('copyReference')}
          </Button>
        </Typography>
      )}
      <Button variant="contained" sx={{ mb: 3 }} onClick={onRetry}>
        {t('retry')}
      </Button>
      <NearbyPlaces />
    </Box>
  );
}
