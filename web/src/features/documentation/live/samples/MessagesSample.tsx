import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMessages } from '../../../../platform/messages.ts';
import { useSampleWords } from './words.ts';

export function MessagesSample() {
  const t = useSampleWords();
  const message = useMessages();
  const undo = (
    <Button color="inherit" size="small" onClick={() => message(t('undone'), 'success', { key: 'sample' })}>
      {t('undo')}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { minWidth: 96 } }}>
      <Button variant="outlined" onClick={() => message(t('messages.saved'), 'success')}>
        {t('messages.success')}
      </Button>
      <Button variant="outlined" onClick={() => message(t('messages.known'), 'info')}>
        {t('messages.info')}
      </Button>
      <Button variant="outlined" onClick={() => message(t('messages.slow'), 'warning')}>
        {t('messages.warning')}
      </Button>
      <Button variant="outlined" onClick={() => message(t('messages.failed'), 'error')}>
        {t('messages.error')}
      </Button>
      <Button
        variant="outlined"
        onClick={() => message(t('messages.removed'), 'info', { action: undo, key: 'sample' })}
      >
        {t('messages.undo')}
      </Button>
    </Box>
  );
}
