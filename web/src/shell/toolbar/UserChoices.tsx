import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { useScreenWords } from '../screen-words.ts';
import { useShellWords } from '../words.ts';

interface Props {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Name, email and role, and the way out; for a guest the way in. */
export function UserChoices({ anchor, onClose }: Props) {
  const t = useShellWords();
  const title = useScreenWords();
  const { user } = useSession();
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate({ to });
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <Box sx={{ px: 2, py: 1 }} role="none">
        <Typography variant="subtitle2">{user?.data.displayName ?? t('guest')}</Typography>
        {user ? (
          <Typography variant="caption" component="div">
            {user.email}
          </Typography>
        ) : null}
        {user ? (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {user.role.map((role) => t(`role.${role}`)).join('・')}
          </Typography>
        ) : null}
      </Box>
      <Divider />
      {user ? (
        <MenuItem onClick={() => go(screenPath('session.logout'))}>{title('screens.logout')}</MenuItem>
      ) : (
        <MenuItem onClick={() => go(screenPath('session.login'))}>{title('screens.login')}</MenuItem>
      )}
    </Menu>
  );
}
