// A dated rate with its unit, as people read it.
import { RATE_KINDS } from '@madoguchi/contract/dated-rates/keys.ts';
import type { DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import { formatYen } from '../../../platform/formats.ts';
import { useRateWords } from './words.ts';

export function useRateText(): (rate: Pick<DatedRate, 'key' | 'value'>) => string {
  const t = useRateWords();
  return ({ key, value }) => {
    const { unit } = RATE_KINDS[key];
    if (unit === 'yen') return formatYen(value);
    return unit === 'percent' ? `${value}${t('unit.percent')}` : t('businessDay', { n: value });
  };
}
