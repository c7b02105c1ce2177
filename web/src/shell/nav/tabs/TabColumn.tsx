import { itemsOf, type MenuNode } from '@madoguchi/contract/menu/nodes.ts';
import { holds, ITSELF } from '@madoguchi/contract/menu/place.ts';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../kit/Icon.tsx';
import { Mark } from '../../../kit/Mark.tsx';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { FRAME, height } from '../../../kit/theme/tokens.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useFrameSettings } from '../../settings/use-frame-settings.ts';
import { useShellWords } from '../../words.ts';
import { useMenuTitle } from '../menu/use-menu.ts';
import { NavBadge } from '../rows/NavBadge.tsx';
import { HOVER_MS } from '../use-hover-open.ts';

/** How a tab of the first level looks, whether it leads to a screen or opens a panel. */
function tabStyle({ typography, vars: { palette } }: Theme): CSSObject {
  return {
    ...typography.caption,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: height(48),
    padding: '8px 2px',
    border: 0,
    background: 'none',
    color: palette.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    '& > svg': { flex: 'none' },
    '& > .name': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&:hover, &[aria-expanded=true]': { backgroundColor: palette.action.hover },
    '&[aria-current]': {
      fontWeight: 600,
      color: palette.primary.main,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
      backgroundColor: palette.action.selected,
    },
    '&:focus-visible': { outlineOffset: -2 },
  };
}

const TabLink = styled(Link)(({ theme }) => tabStyle(theme));
const TabAway = styled('a')(({ theme }) => tabStyle(theme));
const TabButton = styled('button')(({ theme }) => tabStyle(theme));

interface TabProps {
  readonly node: Exclude<MenuNode, { kind: 'divider' }>;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly isDense: boolean;
  readonly onPress: () => void;
}

/** A tab of the first level: its icon over its name, or alone where the column is dense, with the name beside it. */
function Tab({ node, isCurrent, isOpen, isDense, onPress }: TabProps) {
  const name = useMenuTitle()(node.title);
  const { position } = useFrameSettings().layout.config.navbar;
  const badge = itemsOf([node]).find((item) => item.badge !== null)?.badge ?? null;
  const inside = (
    <>
      <Icon name={node.icon} size={24} />
      {isDense ? null : <span className="name">{name}</span>}
      <NavBadge name={badge} />
    </>
  );
  const label = isDense ? { 'aria-label': name } : { title: name };
  const tab =
    node.kind === 'item' ? (
      <TabLink
        to={node.to}
        activeOptions={ITSELF}
        className="tab"
        aria-current={isCurrent ? 'page' : undefined}
        {...label}
      >
        {inside}
      </TabLink>
    ) : node.kind === 'link' ? (
      <TabAway
        href={node.href}
        className="tab"
        rel="noreferrer"
        target={node.opensTab ? '_blank' : undefined}
        {...label}
      >
        {inside}
      </TabAway>
    ) : (
      <TabButton
        type="button"
        className="tab"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `panel-${node.id}` : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onPress}
        {...label}
      >
        {inside}
      </TabButton>
    );
  if (!isDense) return tab;
  return (
    <Tooltip
      title={name}
      enterDelay={HOVER_MS}
      enterNextDelay={HOVER_MS}
      leaveDelay={HOVER_MS}
      placement={position === 'left' ? 'right' : 'left'}
      // Inside the landmark that it belongs to; fixed, so that the column that scrolls does not cut it.
      slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
    >
      {tab}
    </Tooltip>
  );
}

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  height: height(FRAME.navHead),
});
const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  backgroundColor: theme.vars.palette.background.default,
}));
const Rows = styled('ul')({
  flex: 1,
  minHeight: 0,
  listStyle: 'none',
  margin: 0,
  padding: '0 0 16px',
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
});
const Line = styled('li')(({ theme }) => ({
  margin: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props {
  readonly nodes: readonly MenuNode[];
  readonly currentId: string | undefined;
  readonly openId: string | null;
  readonly isDense: boolean;
  readonly onPress: (id: string) => void;
}

/** The first level of the menu as tabs; that of the open screen is marked (N6). */
export function TabColumn({ nodes, currentId, openId, isDense, onPress }: Props) {
  const t = useShellWords();
  return (
    <ThemeArea area="navbar" style={{ flex: 'none', height: '100%', width: isDense ? FRAME.navRail : FRAME.navColumn }}>
      <Column>
        <Head>
          <Link to={screenPath('information')} aria-label={t('toInformation')} style={{ display: 'flex' }}>
            <Mark size={28} />
          </Link>
        </Head>
        <Rows>
          {nodes.map((node) =>
            node.kind === 'divider' ? (
              <Line key={node.id} aria-hidden="true" />
            ) : (
              <li key={node.id}>
                <Tab
                  node={node}
                  isCurrent={holds(node, currentId)}
                  isOpen={node.id === openId}
                  isDense={isDense}
                  onPress={() => onPress(node.id)}
                />
              </li>
            ),
          )}
        </Rows>
      </Column>
    </ThemeArea>
  );
}
