import { holds, ITSELF } from '@madoguchi/contract/menu/place.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../kit/Icon.tsx';
import { FRAME, height, LAYER } from '../../kit/theme/tokens.ts';
import { useMenu } from '../nav/menu/use-menu.ts';
import { moveNav } from '../nav/nav-state.ts';
import { NavBadge } from '../nav/rows/NavBadge.tsx';
import { useShellWords } from '../words.ts';
import { placesOf } from './places.ts';

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: LAYER.toolbar,
  display: 'none',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  minHeight: height(FRAME.bottomBar),
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { display: 'grid' },
  '@media print': { display: 'none !important' },
  '& > *': {
    ...theme.typography.caption,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    padding: '4px 2px',
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { fontWeight: 600, color: theme.vars.palette.primary.main },
  },
}));

/** On a phone, in reach of the thumb: the places one goes to most, and the menu. The footer is not there then. */
export function BottomBar() {
  const t = useShellWords();
  const { nodes, currentId } = useMenu();
  return (
    <Bar aria-label={t('places')}>
      {placesOf(nodes).map(({ name, item }) => (
        <Link
          key={name}
          to={item.to}
          activeOptions={ITSELF}
          className="tab"
          aria-current={holds(item, currentId) ? 'page' : undefined}
        >
          <Icon name={item.icon} size={24} />
          {t(`place.${name}`)}
          <NavBadge name={item.badge} />
        </Link>
      ))}
      <button type="button" onClick={() => moveNav('mobileOpen', 'open')}>
        <Icon name="menu" size={24} />
        {t('navigation')}
      </button>
    </Bar>
  );
}
