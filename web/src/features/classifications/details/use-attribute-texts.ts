// The attributes of values as people read them.
import { type Attribute, attributesOf } from '@madoguchi/contract/classifications/attributes.ts';
import type { ExtraValues } from '@madoguchi/contract/classifications/model.ts';
import { useMemo } from 'react';
import { useDepartmentName } from '../../../kit/departments/use-department-name.ts';
import { formatNumber, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useClassificationWords } from '../words.ts';

type Value = ExtraValues[string];

export interface AttributeText {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** `people` are the names of employees by their numbers, where they are known. */
export function useAttributeTexts(
  classification: string,
): (extra: ExtraValues, people?: Readonly<Record<string, string>>) => readonly AttributeText[] {
  const t = useClassificationWords();
  const language = useLanguage();
  const departmentName = useDepartmentName();
  return useMemo(() => {
    const attributes = attributesOf(classification);
    const textOf = (
      { kind, options = {} }: Attribute,
      value: Value,
      people: Readonly<Record<string, string>>,
    ): string => {
      if (value === null || value === '') return t('none');
      switch (kind) {
        case 'yes':
          return t(value === true ? 'yes' : 'no');
        case 'choice':
          return options[String(value)]?.[language] ?? String(value);
        case 'yen':
          return formatYen(Number(value));
        case 'count':
          return formatNumber(Number(value));
        case 'percent':
          return `${String(value)}%`;
        case 'department':
          return departmentName(String(value));
        case 'employee':
          return people[String(value)] ?? String(value);
        default:
          return String(value);
      }
    };
    return (extra, people = {}) =>
      attributes.map(([name, attribute]) => ({
        name,
        label: attribute.name[language],
        text: textOf(attribute, extra[name] ?? null, people),
      }));
  }, [classification, t, language, departmentName]);
}
