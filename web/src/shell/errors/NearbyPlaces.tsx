import { itemsOf } from '../nav/menu/nodes.ts';
import { useMenu } from '../nav/menu/use-menu.ts';
import { PlaceLinks } from './PlaceLinks.tsx';
import { useErrorWords } from './words.ts';

/** Links to what this visitor may open. */
export function NearbyPlaces() {
  const t = useErrorWords();
  const { nodes } = useMenu();
  return <PlaceLinks heading={t('nearby')} places={itemsOf(nodes)} />;
}
