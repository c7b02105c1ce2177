// Dated rates are added at the end of their line of time: what was valid on a past day stays what it was.
import type { PlainDate } from '../values/plain-date.ts';
import { RATE_BOUNDS, RATE_KINDS, type RateKey } from './keys.ts';

interface Dated {
  readonly key: string;
  readonly validFrom: PlainDate;
}

export interface RateFault {
  readonly field: 'validFrom' | 'value';
  readonly code: 'rate-begun' | 'rate-order' | 'too-small' | 'too-big';
  readonly values?: Readonly<Record<string, number | string>>;
}

/** A fault of a value on its own: its unit has bounds. */
export function valueFaults({ key, value }: { readonly key: RateKey; readonly value: number }): readonly RateFault[] {
  const { min, max } = RATE_BOUNDS[RATE_KINDS[key].unit];
  if (value < min) return [{ field: 'value', code: 'too-small', values: { min } }];
  return value > max ? [{ field: 'value', code: 'too-big', values: { max } }] : [];
}

/** A new value begins after today and after every value of its key: nothing that was looked up becomes another. */
export function additionFaults(
  rates: readonly Dated[],
  { key, validFrom }: Dated,
  today: PlainDate,
): readonly RateFault[] {
  if (validFrom <= today) return [{ field: 'validFrom', code: 'rate-begun' }];
  const newest = rates.filter((rate) => rate.key === key).map((rate) => rate.validFrom);
  return newest.some((from) => from >= validFrom) ? [{ field: 'validFrom', code: 'rate-order' }] : [];
}

/** Only what has not begun may still be corrected. */
export function isCorrectable({ validFrom }: Pick<Dated, 'validFrom'>, today: PlainDate): boolean {
  return validFrom > today;
}
