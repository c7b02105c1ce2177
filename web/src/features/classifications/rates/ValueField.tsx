import { RATE_KINDS, type RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { useRateWords } from './words.ts';

/** The figure in its unit. */
export function ValueField({ of }: { readonly of: RateKey }) {
  const t = useRateWords();
  const { unit } = RATE_KINDS[of];
  if (unit === 'yen') return <YenField name="value" label={t('value')} />;
  return (
    <NumberField name="value" label={t('value')} {...(unit === 'business-day' ? {} : { unit: t(`unit.${unit}`) })} />
  );
}
