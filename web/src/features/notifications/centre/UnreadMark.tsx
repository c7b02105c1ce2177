import Box from '@mui/material/Box';
import { useNotificationWords } from '../words.ts';

/** Unread, as a word: no dot of a colour alone. */
export function UnreadMark() {
  const t = useNotificationWords();
  return (
    <Box
      component="span"
      sx={(theme) => ({
        flex: 'none',
        px: 0.75,
        borderRadius: '8px',
        typography: 'caption',
        color: theme.vars.palette.status.blue.ink,
        bgcolor: theme.vars.palette.status.blue.ground,
      })}
    >
      {t('unread')}
    </Box>
  );
}
