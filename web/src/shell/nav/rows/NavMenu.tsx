import { styled } from '@mui/material/styles';
import { useMenu } from '../menu/use-menu.ts';
import { NavNode } from './NavNode.tsx';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** The visitor's menu as rows under their headings. */
export function NavMenu() {
  const { nodes, currentId } = useMenu();
  return (
    <List>
      {nodes.map((node) => (
        <NavNode key={node.id} node={node} currentId={currentId} />
      ))}
    </List>
  );
}
