import type { ItemNode } from '@madoguchi/contract/menu/nodes.ts';
import { ITSELF } from '@madoguchi/contract/menu/place.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useMenuTitle } from '../menu/use-menu.ts';
import { NavBadge } from './NavBadge.tsx';
import { rowStyle } from './row-style.ts';

const Row = styled(Link)(({ theme }) => rowStyle(theme));

interface Props {
  readonly node: ItemNode;
  readonly isCurrent: boolean;
}

/** One screen of the menu. Of a long menu, only the row that was left and the one that was come to are drawn anew. */
export const NavRow = memo(function NavRow({ node, isCurrent }: Props) {
  const title = useMenuTitle();
  return (
    <Row to={node.to} activeOptions={ITSELF} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={node.icon} />
      <span className="name">{title(node.title)}</span>
      <NavBadge name={node.badge} />
    </Row>
  );
});
