import { styled } from '@mui/material/styles';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { useSession } from '../../../platform/session.ts';
import { useShellWords } from '../../words.ts';
import { FOLDED } from '../rows/row-style.ts';

const Block = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 12px',
  '& .picture': { transition: 'transform 160ms' },
  '& .words': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { display: 'block', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .email': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [FOLDED]: { '& .picture': { transform: 'scale(.7)' }, '& .words': { width: 0, opacity: 0 } },
}));

/** Whose menu this is. */
export function NavPerson() {
  const t = useShellWords();
  const { user } = useSession();
  const name = user?.data.displayName ?? t('guest');
  return (
    <Block>
      <span className="picture">
        <PersonPicture name={name} photo={user?.data.photoURL ?? null} size={40} />
      </span>
      <span className="words">
        <span className="name">{name}</span>
        {user ? <span className="email">{user.email}</span> : null}
      </span>
    </Block>
  );
}
