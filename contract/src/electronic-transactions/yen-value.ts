// Amounts of other currencies: as typed, in minor units, and in yen (ET23, ETX-07). Whole numbers throughout.
import { readTypedDecimal } from '../values/typed-figure.ts';
import { CURRENCIES, type Currency } from './choices.ts';

/** Decimals of a rate: yen for one unit of the currency. */
const RATE_PLACES = 6;

/** `1,234.56` USD → 123456, with or without a minus sign; `null` where it is no amount, or has more decimals than the currency. */
export function readMinorUnits(typed: string, currency: Currency): number | null {
  const places = CURRENCIES[currency];
  const [, sign = '', figure = ''] = /^\s*([-−▲△－]?)\s*(.*)$/u.exec(typed) ?? [];
  const value = readTypedDecimal(figure, places);
  if (value === null) return null;
  const minor = Math.round(value * 10 ** places);
  return sign === '' || minor === 0 ? minor : -minor;
}

/** 123456 USD → `1234.56`. */
export function writtenMinorUnits(minor: number, currency: Currency): string {
  const places = CURRENCIES[currency];
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return `${minor < 0 ? '-' : ''}${whole}${places === 0 ? '' : `.${fraction}`}`;
}

/**
 * The yen of an amount at a rate (a decimal text, yen for one unit), rounded towards zero and once, on whole numbers: 1,234.56
 * USD at 155.32 are 191,751 yen.
 */
export function yenOfMinorUnits(minor: number, currency: Currency, rate: string): number {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scaled = BigInt(whole + fraction.padEnd(RATE_PLACES, '0'));
  const divisor = 10n ** BigInt(RATE_PLACES + CURRENCIES[currency]);
  return Number((BigInt(minor) * scaled) / divisor);
}
