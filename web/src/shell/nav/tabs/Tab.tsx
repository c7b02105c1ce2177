import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../kit/Icon.tsx';
import { useFrameSettings } from '../../settings/use-frame-settings.ts';
import { itemsOf, type MenuNode } from '../menu/nodes.ts';
import { useMenuTitle } from '../menu/use-menu.ts';
import { NavBadge } from '../rows/NavBadge.tsx';
import { HOVER_MS } from '../use-hover-open.ts';
import { tabStyle } from './tab-style.ts';

const TabLink = styled(Link)(({ theme }) => tabStyle(theme));
const TabAway = styled('a')(({ theme }) => tabStyle(theme));
const TabButton = styled('button')(({ theme }) => tabStyle(theme));

interface Props {
  readonly node: Exclude<MenuNode, { kind: 'divider' }>;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly isDense: boolean;
  readonly onPress: () => void;
}

/** A tab of the first level: its icon over its name, or alone where the column is dense, with the name beside it. */
export function Tab({ node, isCurrent, isOpen, isDense, onPress }: Props) {
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
      <TabLink to={node.to} className="tab" aria-current={isCurrent ? 'page' : undefined} {...label}>
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
