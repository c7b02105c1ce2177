import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useObservable } from '../../platform/observable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FRAME, height, LAYER } from '../../ui/theme/tokens.ts';
import { navState, setNav } from '../nav/nav-state.ts';
import { useShellWords } from '../words.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SampleMark } from './SampleMark.tsx';
import { Trail } from './Trail.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The bar above the content: where am I, in which language, as whom. */
export function Toolbar() {
  const t = useShellWords();
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const { open } = useObservable(navState);
  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: LAYER.toolbar,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: { xs: height(FRAME.toolbarPhone), sm: height(FRAME.toolbar) },
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      {isWide && open ? null : (
        <IconButton aria-label={t('openMenu')} onClick={() => setNav(isWide ? { open: true } : { mobileOpen: true })}>
          <Icon name="menu" />
        </IconButton>
      )}
      <Trail />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, ml: 'auto' }}>
        <SampleMark />
        <LanguageMenu />
        <UserMenu />
      </Box>
    </Box>
  );
}
