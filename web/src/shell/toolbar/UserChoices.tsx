import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { PersonPicture } from '../../kit/PersonPicture.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useCurrentScreen } from '../routes/current-screen.ts';
import { useShellWords } from '../words.ts';
import type { OpenedProps } from './ToolButton.tsx';
import { useToolWords } from './words.ts';

const Person = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px 12px',
  '& .name': { ...theme.typography.subtitle2, display: 'block' },
  '& .role': { display: 'block', color: theme.vars.palette.text.secondary },
}));

/** Name, email and role, and the way out; for a guest the ways in (S6-03). */
export function UserChoices({ anchor, onClose }: OpenedProps) {
  const t = useShellWords();
  const tool = useToolWords();
  const title = useScreenTitle();
  const language = useLanguage();
  const { user } = useSession();
  const navigate = useNavigate();
  const go = (id: 'profile' | 'session.login' | 'session.logout') => () => {
    onClose();
    void navigate({ to: screenPath(id) });
  };
  const screen = useCurrentScreen();
  const toHelp = () => {
    onClose();
    void navigate({ to: screenPath('documentation'), search: { screen: screen?.id } as never });
  };
  const personName = user?.data.displayName ?? t('guest');
  // Accounts are given by the company alone: a guest's way to one leads to sign-in, which says so.
  const entries = user
    ? [
        { name: title('profile'), leads: go('profile'), isForPhones: false },
        { name: t('help'), leads: toHelp, isForPhones: true },
        { name: title('session.logout'), leads: go('session.logout'), isForPhones: false },
      ]
    : [title('session.login'), tool('register')].map((name) => ({
        name,
        leads: go('session.login'),
        isForPhones: false,
      }));
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <Person role="none">
        <PersonPicture name={personName} photo={user?.data.photoURL ?? null} size={40} />
        <span>
          <span className="name">{personName}</span>
          {user?.email}
          {user ? (
            <span className="role">
              {user.role.map((role) => tool(`role.${role}`)).join(language === 'ja' ? '・' : ', ')}
            </span>
          ) : null}
        </span>
      </Person>
      <Divider role="none" />
      {entries.map((entry) => (
        // The toolbar has it on a desk; a phone has no room for it there.
        <MenuItem key={entry.name} onClick={entry.leads} sx={entry.isForPhones ? { display: { sm: 'none' } } : {}}>
          {entry.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
