import { Link } from '@tanstack/react-router';
import { screenPath } from '../../../platform/screen-path.ts';
import { useEditWords } from './words.ts';

/** Back to the values of the list. */
export function ToList({ classification }: { readonly classification: string }) {
  const t = useEditWords();
  return (
    <Link to={screenPath('classifications.details')} search={{ classification }}>
      {t('toList')}
    </Link>
  );
}
