import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from '@tanstack/react-router';
import { screenPath } from '../../platform/screen-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FRAME } from '../../ui/theme/tokens.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { useShellWords } from '../words.ts';
import { NavMenu } from './NavMenu.tsx';

interface Props {
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** The navbar's inside, the same in the fixed bar and in the drawer: mark, toggle, menu. */
export function NavBar({ onGo, onClose }: Props) {
  const t = useShellWords();
  return (
    <Box
      component="nav"
      aria-label={t('navigation')}
      sx={{ width: FRAME.navWidth, maxWidth: '100vw', height: '100%', overflowY: 'auto', pb: 2 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: FRAME.navHead,
          pl: 2,
          pr: 1,
        }}
      >
        <Link to={screenPath('information')} onClick={onGo} style={{ display: 'flex', textDecoration: 'none' }}>
          <Wordmark />
        </Link>
        <IconButton aria-label={t('closeMenu')} onClick={onClose}>
          <Icon name="menu" />
        </IconButton>
      </Box>
      <NavMenu onGo={onGo} />
    </Box>
  );
}
