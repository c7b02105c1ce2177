// What one state of a value changed of the state before, field by field, as people read it.
import { type ColumnName, columnsOf } from '@madoguchi/contract/classifications/import/columns.ts';
import type { DetailVersion } from '@madoguchi/contract/classifications/model.ts';
import { useMemo } from 'react';
import { formatDay, formatNumber } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { useAttributeTexts } from '../use-attribute-texts.ts';

interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export function useVersionChanges(
  classification: string,
): (before: DetailVersion, after: DetailVersion) => readonly Change[] {
  const t = useClassificationWords();
  const language = useLanguage();
  const attributeTexts = useAttributeTexts(classification);
  return useMemo(() => {
    const texts = (version: DetailVersion): Readonly<Partial<Record<ColumnName, string>>> => ({
      ...Object.fromEntries(attributeTexts(version.extra).map(({ name, text }) => [name, text])),
      name: version.name,
      nameEn: version.nameEn || t('none'),
      kana: version.kana,
      order: formatNumber(version.order),
      validFrom: formatDay(version.validFrom, language),
      validTo: version.validTo === null ? t('none') : formatDay(version.validTo, language),
      active: t(version.active ? 'yes' : 'no'),
    });
    return (before, after) => {
      const [former, now] = [texts(before), texts(after)];
      return columnsOf(classification)
        .map(({ name, heading }) => ({ field: heading[language], from: former[name] ?? '', to: now[name] ?? '' }))
        .filter(({ from, to }) => from !== to);
    };
  }, [classification, attributeTexts, t, language]);
}
