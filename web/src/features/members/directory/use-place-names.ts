import { useMemo } from 'react';
import { masterName, mastersByCode, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';

interface Place {
  readonly departmentCode: string;
  readonly positionCode: string;
}

/** Department and position in the reader's language; what has ended since is shown by its code. */
export function usePlaceNames(): (place: Place) => string {
  const { group, position } = useMasters();
  const language = useLanguage();
  return useMemo(() => {
    const [departments, positions] = [mastersByCode(group), mastersByCode(position)];
    const named = (values: typeof departments | typeof positions, code: string) => {
      const value = values.get(code);
      return value ? masterName(value, language) : code;
    };
    return ({ departmentCode, positionCode }) =>
      [named(departments, departmentCode), named(positions, positionCode)].join(language === 'ja' ? '　' : ' · ');
  }, [group, position, language]);
}
