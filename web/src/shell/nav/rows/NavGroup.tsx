import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { GroupNode } from '../menu/nodes.ts';
import { useMenuTitle } from '../menu/use-menu.ts';
import { FOLDED, INSET } from './row-style.ts';

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

interface Props {
  readonly node: GroupNode;
  readonly children: ReactNode;
}

/** A heading over the rows that belong together. */
export function NavGroup({ node, children }: Props) {
  const title = useMenuTitle();
  return (
    <li>
      <Heading id={`nav-${node.id}`}>{title(node.title)}</Heading>
      <Rows aria-labelledby={`nav-${node.id}`}>{children}</Rows>
    </li>
  );
}
