import Box from '@mui/material/Box';
import { useSession } from '../platform/session.ts';
import { FRAME, height } from '../ui/theme/tokens.ts';
import { ConnectionLight } from './ConnectionLight.tsx';
import { useShellWords } from './words.ts';

/** The company's copyright line, the running version, the connection (S6-04). */
export function Footer() {
  const t = useShellWords();
  const { company, version, today, user } = useSession();
  return (
    <Box
      component="footer"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: height(FRAME.footer),
        px: { xs: 2, sm: 3 },
        py: 0.5,
        typography: 'caption',
        color: 'text.secondary',
        bgcolor: 'background.paper',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <span>{t('copyright', { year: today.slice(0, 4), company })}</span>
      <Box component="span" sx={{ ml: 'auto' }}>
        {t('version', { version })}
      </Box>
      {user ? <ConnectionLight /> : null}
    </Box>
  );
}
