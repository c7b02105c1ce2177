import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../../../kit/Mark.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { FRAME, height } from '../../../kit/theme/tokens.ts';
import { Wordmark } from '../../../kit/Wordmark.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useShellWords } from '../../words.ts';
import { useMenu } from '../menu/use-menu.ts';
import { onNavKey } from '../nav-keys.ts';
import { NavNode } from '../rows/NavNode.tsx';
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
function NavPerson() {
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

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: height(FRAME.navHead),
  paddingInlineEnd: 8,
});
const Home = styled(Link)({ display: 'flex', padding: '8px 0', marginInlineStart: 18, textDecoration: 'none' });

interface NavHeadProps {
  readonly isFolded: boolean;
  readonly toggle: ReactNode;
}

/** The mark, which leads to the information page, and the bar's own button. */
function NavHead({ isFolded, toggle }: NavHeadProps) {
  const t = useShellWords();
  return (
    <Head>
      <Home to={screenPath('information')} aria-label={isFolded ? t('toInformation') : undefined}>
        {isFolded ? <Mark size={28} /> : <Wordmark />}
      </Home>
      {isFolded ? null : toggle}
    </Head>
  );
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** The visitor's menu as rows under their headings. */
function NavMenu() {
  const { nodes, currentId } = useMenu();
  return (
    <List>
      {nodes.map((node) => (
        <NavNode key={node.id} node={node} currentId={currentId} />
      ))}
    </List>
  );
}

const Bar = styled('nav')({ display: 'flex', flexDirection: 'column', width: '100%', height: '100%' });
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'hidden auto', paddingBottom: 16 });

interface Props {
  /** The button in the head that closes or folds the bar. */
  readonly toggle: ReactNode;
  readonly isFolded?: boolean;
}

/** The inside of a bar with rows, the same beside the content, folded and in the drawer: head, person, menu. */
export function NavBar({ toggle, isFolded = false }: Props) {
  const t = useShellWords();
  return (
    <ThemeArea area="navbar" style={{ height: '100%', minWidth: isFolded ? 0 : FRAME.navWidth }}>
      <Bar aria-label={t('navigation')} data-folded={isFolded ? '' : undefined} onKeyDown={onNavKey}>
        <NavHead isFolded={isFolded} toggle={toggle} />
        <NavPerson />
        <Scroll>
          <NavMenu />
        </Scroll>
      </Bar>
    </ThemeArea>
  );
}
