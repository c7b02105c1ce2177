import type { Whose } from '@madoguchi/contract/profile/model.ts';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { usePhotoWords } from './words.ts';

/** The photo as the page shows it, with its words; the first letter of the name is decoration. */
export function PhotoOf({ person: { name, photoURL } }: { readonly person: Whose }) {
  const t = usePhotoWords();
  const picture = <PersonPicture name={name} photo={photoURL} size={96} />;
  if (photoURL === null) return picture;
  return (
    <span role="img" aria-label={t('photoOf', { name })} style={{ display: 'inline-flex' }}>
      {picture}
    </span>
  );
}
