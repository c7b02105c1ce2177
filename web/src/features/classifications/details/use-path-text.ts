// Where a department stands in the tree, from the top down.
import type { DetailRow } from '@madoguchi/contract/classifications/model.ts';
import { useCallback } from 'react';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useDetailWords } from './words.ts';

/** `above`: the departments above, the highest first. */
export function usePathText(): (above: DetailRow['above']) => string {
  const t = useDetailWords();
  const language = useLanguage();
  return useCallback(
    (above) => (above.length === 0 ? t('top') : above.map((one) => masterName(one, language)).join(t('pathSeparator'))),
    [t, language],
  );
}
