import { PlaceLinks } from './PlaceLinks.tsx';
import { usePlaces } from './use-places.ts';
import { useErrorWords } from './words.ts';

/** Links to what this visitor may open. */
export function NearbyPlaces() {
  const t = useErrorWords();
  return <PlaceLinks heading={t('nearby')} places={usePlaces()} />;
}
