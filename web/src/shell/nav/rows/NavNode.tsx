import { styled } from '@mui/material/styles';
import type { MenuNode } from '../menu/nodes.ts';
import { holds } from '../menu/place.ts';
import { NavCollapse } from './NavCollapse.tsx';
import { NavGroup } from './NavGroup.tsx';
import { NavLink } from './NavLink.tsx';
import { NavRow } from './NavRow.tsx';

const Line = styled('li')(({ theme }) => ({ margin: '8px 0', borderTop: `1px solid ${theme.vars.palette.divider}` }));

interface Props {
  readonly node: MenuNode;
  readonly currentId: string | undefined;
}

/** A node of the menu by its kind (N7). */
export function NavNode({ node, currentId }: Props) {
  switch (node.kind) {
    case 'group':
      return <NavGroup node={node}>{rowsOf(node.children, currentId)}</NavGroup>;
    case 'collapse': {
      const isHeld = holds(node, currentId);
      // Opened or closed by hand until the open screen comes into it, or leaves it.
      return (
        <NavCollapse key={String(isHeld)} node={node} startsOpen={isHeld}>
          {rowsOf(node.children, currentId)}
        </NavCollapse>
      );
    }
    case 'item':
      return (
        <li>
          <NavRow node={node} isCurrent={node.id === currentId} />
        </li>
      );
    case 'link':
      return (
        <li>
          <NavLink node={node} />
        </li>
      );
    case 'divider':
      return <Line aria-hidden="true" />;
    default:
      return node satisfies never;
  }
}

function rowsOf(nodes: readonly MenuNode[], currentId: string | undefined) {
  return nodes.map((node) => <NavNode key={node.id} node={node} currentId={currentId} />);
}
