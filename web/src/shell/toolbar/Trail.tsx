import { trailOf } from '@madoguchi/contract/menu/place.ts';
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../kit/Icon.tsx';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { useCurrentScreen } from '../routes/current-screen.ts';
import { useShellWords } from '../words.ts';

const Place = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& > .above': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 4,
    color: theme.vars.palette.text.secondary,
    '& > a': { color: 'inherit' },
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '& > .here': {
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // Beside the tools a phone has no room for a long name in large text: there it takes the lines that it needs.
    [theme.breakpoints.down('sm')]: {
      lineHeight: 1.25,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      wordBreak: 'auto-phrase',
      textWrap: 'balance',
    },
  },
}));

/** Where I am: group, entry of the menu and page from md on, the page alone below. */
export function Trail() {
  const t = useShellWords();
  const title = useScreenTitle();
  const menuTitle = useMenuTitle();
  const screen = useCurrentScreen();
  const { nodes, currentId } = useMenu();
  if (!screen) return null;
  const { group, entry } = trailOf(nodes, currentId, screen.id);
  return (
    <Place aria-label={t('trail')}>
      {group ? (
        <span className="above">
          {menuTitle(group.title)}
          <Icon name="chevronRight" size={16} />
        </span>
      ) : null}
      {entry ? (
        <span className="above">
          <Link to={entry.to}>{menuTitle(entry.title)}</Link>
          <Icon name="chevronRight" size={16} />
        </span>
      ) : null}
      <span className="here" aria-current="page">
        {title(screen.id as ScreenId)}
      </span>
    </Place>
  );
}
