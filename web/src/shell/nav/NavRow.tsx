import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { FRAME, height, TOUCH } from '../../ui/theme/tokens.ts';
import { useScreenWords } from '../screen-words.ts';
import type { MenuEntry } from './menu.ts';

const PICTURES: Readonly<Record<MenuEntry['icon'], IconName>> = {
  home: 'home',
  login: 'person',
  receipt: 'receipt',
  check: 'check',
};

const Row = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: height(FRAME.navRow),
  padding: '0 16px 0 13px',
  borderLeft: '3px solid transparent',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current=page]': {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    borderLeftColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '&:focus-visible': { outlineOffset: -2 },
  [TOUCH]: { minHeight: height(44) },
}));

interface Props {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
}

/** One screen of the menu; current by its screen, whatever month is open. */
export function NavRow({ entry, isCurrent, onGo }: Props) {
  const title = useScreenWords();
  return (
    <li>
      <Row to={entry.to} onClick={onGo} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={PICTURES[entry.icon]} />
        {title(entry.title)}
      </Row>
    </li>
  );
}
