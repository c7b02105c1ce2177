import type { CollapseNode, GroupNode } from '@madoguchi/contract/menu/nodes.ts';
import { styled } from '@mui/material/styles';
import { FRAME, height } from '../../../kit/theme/tokens.ts';
import { useMenuTitle } from '../menu/use-menu.ts';
import { NavNode } from '../rows/NavNode.tsx';

const Place = styled('section')({ height: '100%', overflow: 'hidden auto' });
const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  alignItems: 'center',
  minHeight: height(FRAME.navHead),
  margin: 0,
  padding: '0 16px',
}));
const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface Props {
  readonly node: GroupNode | CollapseNode;
  readonly currentId: string | undefined;
}

/** The rows of one tab, under its name. */
export function TabPanel({ node, currentId }: Props) {
  const title = useMenuTitle();
  return (
    <Place id={`panel-${node.id}`} aria-label={title(node.title)}>
      <Heading>{title(node.title)}</Heading>
      <Rows>
        {node.children.map((child) => (
          <NavNode key={child.id} node={child} currentId={currentId} />
        ))}
      </Rows>
    </Place>
  );
}
