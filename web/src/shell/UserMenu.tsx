import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { screenPath } from '../platform/screen-path.ts';
import { useSession } from '../platform/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { useScreenWords } from './screen-words.ts';
import { useShellWords } from './words.ts';

/** Who is at the counter: name, email and role, and the way out; for a guest the way in (S6-03). */
export function UserMenu() {
  const t = useShellWords();
  const title = useScreenWords();
  const { user } = useSession();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = user?.data.displayName ?? t('guest');

  const go = (to: string) => {
    setOpen(false);
    void navigate({ to });
  };

  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('userMenu', { name })}
        onClick={() => setOpen(true)}
        startIcon={<Icon name="person" />}
        sx={{ minWidth: 44, px: 1, '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        <Box sx={{ px: 2, py: 1 }} role="none">
          <Typography variant="subtitle2">{name}</Typography>
          {user ? <Typography variant="caption">{user.email}</Typography> : null}
          {user ? (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {user.role.map((role) => t(`role.${role}`)).join(' · ')}
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
    </>
  );
}
