import Box from '@mui/material/Box';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentScreen } from '../routes/current-screen.ts';
import { useScreenWords } from '../screen-words.ts';
import { useShellWords } from '../words.ts';

/** Where I am: group and page from md on, the page alone below. */
export function Trail() {
  const t = useShellWords();
  const title = useScreenWords();
  const screen = useCurrentScreen();
  if (!screen) return null;
  const group = screen.menu?.group;
  return (
    <Box
      component="nav"
      aria-label={t('trail')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, typography: 'body2' }}
    >
      {group === undefined || group === 'top' ? null : (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline-flex' }, alignItems: 'center', gap: 0.5 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(`group.${group}`)}
          </Box>
          <Icon name="chevronRight" size={16} />
        </Box>
      )}
      <Box
        component="span"
        aria-current="page"
        sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {title(screen.title as Parameters<typeof title>[0])}
      </Box>
    </Box>
  );
}
