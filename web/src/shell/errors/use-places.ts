import { type ItemNode, itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import { useMenu } from '../nav/menu/use-menu.ts';

/** Where this visitor may go on to: their menu, without the pages for errors themselves. */
export function usePlaces(): ItemNode[] {
  const { nodes } = useMenu();
  return itemsOf(nodes).filter(({ id }) => !id.startsWith('errors.'));
}
