import { styled } from '@mui/material/styles';
import { Icon } from '../../../kit/Icon.tsx';
import type { LinkNode } from '../menu/nodes.ts';
import { useMenuTitle } from '../menu/use-menu.ts';
import { rowStyle } from './row-style.ts';

const Row = styled('a')(({ theme }) => rowStyle(theme));

/** An address outside the portal; a new tab learns nothing of this one. */
export function NavLink({ node }: { readonly node: LinkNode }) {
  const title = useMenuTitle();
  return (
    <Row href={node.href} rel="noreferrer" target={node.opensTab ? '_blank' : undefined}>
      <Icon name={node.icon} />
      <span className="name">{title(node.title)}</span>
    </Row>
  );
}
