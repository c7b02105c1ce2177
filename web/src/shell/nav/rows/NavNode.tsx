import type { CollapseNode, GroupNode, ItemNode, LinkNode, MenuNode } from '@madoguchi/contract/menu/nodes.ts';
import { holds, ITSELF } from '@madoguchi/contract/menu/place.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useMenuTitle } from '../menu/use-menu.ts';
import { NavBadge } from './NavBadge.tsx';
import { FOLDED, INSET, rowStyle } from './row-style.ts';

const ScreenRow = styled(Link)(({ theme }) => rowStyle(theme));

interface NavRowProps {
  readonly node: ItemNode;
  readonly isCurrent: boolean;
}

/** One screen of the menu. Of a long menu, only the row that was left and the one that was come to are drawn anew. */
const NavRow = memo(function NavRow({ node, isCurrent }: NavRowProps) {
  const title = useMenuTitle();
  return (
    <ScreenRow to={node.to} activeOptions={ITSELF} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={node.icon} />
      <span className="name">{title(node.title)}</span>
      <NavBadge name={node.badge} />
    </ScreenRow>
  );
});

const Opener = styled('button')(({ theme }) => ({ ...rowStyle(theme), font: 'inherit' }));
const FoldedRows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '--nav-level': 1,
  [FOLDED]: { display: 'none' },
});

interface NavCollapseProps {
  readonly node: CollapseNode;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** Rows that can be put away; open from the start while one of them is the open screen (N7). */
function NavCollapse({ node, startsOpen, children }: NavCollapseProps) {
  const title = useMenuTitle();
  const [isOpen, setOpen] = useState(startsOpen);
  const rowsId = useId();
  return (
    <li>
      <Opener type="button" aria-expanded={isOpen} aria-controls={rowsId} onClick={() => setOpen(!isOpen)}>
        <Icon name={node.icon} />
        <span className="name">{title(node.title)}</span>
        <span className="arrow">
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </span>
      </Opener>
      <FoldedRows id={rowsId} hidden={!isOpen}>
        {children}
      </FoldedRows>
    </li>
  );
}

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  margin: 0,
  padding: `0 16px 0 ${INSET}`,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  // While folded, a short line tells where a group begins.
  [FOLDED]: {
    color: 'transparent',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    background: `linear-gradient(${theme.vars.palette.text.secondary} 0 0) center / 24px 1px no-repeat`,
  },
}));
const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: '0 0 4px' });

interface NavGroupProps {
  readonly node: GroupNode;
  readonly children: ReactNode;
}

/** A heading over the rows that belong together. */
function NavGroup({ node, children }: NavGroupProps) {
  const title = useMenuTitle();
  return (
    <li>
      <Heading id={`nav-${node.id}`}>{title(node.title)}</Heading>
      <Rows aria-labelledby={`nav-${node.id}`}>{children}</Rows>
    </li>
  );
}

const Row = styled('a')(({ theme }) => rowStyle(theme));

/** An address outside the portal; a new tab learns nothing of this one. */
function NavLink({ node }: { readonly node: LinkNode }) {
  const title = useMenuTitle();
  return (
    <Row href={node.href} rel="noreferrer" target={node.opensTab ? '_blank' : undefined}>
      <Icon name={node.icon} />
      <span className="name">{title(node.title)}</span>
    </Row>
  );
}

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
