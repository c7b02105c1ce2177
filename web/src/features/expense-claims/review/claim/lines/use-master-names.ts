import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { MasterValue } from '@madoguchi/contract/master-data/model.ts';
import { masterName, mastersByCode, useMasters } from '../../../../../platform/session.ts';
import { useLanguage } from '../../../../../platform/words.ts';

/** Names of a line's master values; a value that has ended since is shown by its code. */
export function useMasterNames() {
  const masters = useMasters();
  const language = useLanguage();
  return (list: 'reason' | 'route' | 'way', code: string | null): string => {
    if (code === null) return '';
    const values: readonly Pick<MasterValue<MasterList>, 'code' | 'name' | 'nameEn'>[] = masters[list];
    const value = mastersByCode(values).get(code);
    return value ? masterName(value, language) : code;
  };
}
