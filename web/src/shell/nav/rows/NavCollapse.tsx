import type { CollapseNode } from '@madoguchi/contract/menu/nodes.ts';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useMenuTitle } from '../menu/use-menu.ts';
import { FOLDED, rowStyle } from './row-style.ts';

const Opener = styled('button')(({ theme }) => ({ ...rowStyle(theme), font: 'inherit' }));
const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '--nav-level': 1,
  [FOLDED]: { display: 'none' },
});

interface Props {
  readonly node: CollapseNode;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** Rows that can be put away; open from the start while one of them is the open screen (N7). */
export function NavCollapse({ node, startsOpen, children }: Props) {
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
      <Rows id={rowsId} hidden={!isOpen}>
        {children}
      </Rows>
    </li>
  );
}
