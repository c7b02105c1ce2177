import { type InLanguage, inLanguage } from '@madoguchi/contract/in-language.ts';
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { useMemo } from 'react';
import { useMasters } from '../platform/session.ts';
import { useLanguage } from '../platform/words.ts';

/**
 * A master as a record names it, in Japanese: for an English reader by the English name of the value that is called so
 * today, else as it was recorded.
 */
export function useRecordedName(list: MasterList): (name: string) => InLanguage {
  const values = useMasters()[list];
  const language = useLanguage();
  return useMemo(() => {
    const english = new Map(values.map(({ name, nameEn }) => [name, nameEn]));
    return (name) => inLanguage(name, english.get(name) ?? '', language);
  }, [values, language]);
}
