// A time of the day as people type it in a line of text: 17時, 9時半, 正午, 10:30, 5pm. Pure.
import { narrowSigns } from './narrow-signs.ts';

export const DAY_MINUTES = 1440;
/** Five groups: hour, minute, half, spoken minute, am or pm. */
export const CLOCK = String.raw`(\d{1,2})(?::(\d{2})|時(?:(半)|(\d{1,2})分?)?)?(am|pm)?`;
export const HAS_CLOCK_UNIT = /[:時]|am|pm/;
const ONE = new RegExp(`^${CLOCK}$`);

/** The word with narrow signs, noon as a figure. */
export const clockText = (word: string) => narrowSigns(word).toLowerCase().replace('正午', '12:00');

/** Minutes of the day of the groups of `CLOCK`; `null` where a clock has no such time. */
export function clockMinutes([hour = '', minute, half, spoken, noon]: readonly (string | undefined)[]): number | null {
  const typed = Number(hour);
  const hours = noon === undefined ? typed : (typed % 12) + (noon === 'pm' ? 12 : 0);
  const minutes = half === undefined ? Number(minute ?? spoken ?? 0) : 30;
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= DAY_MINUTES ? total : null;
}

/** One time with its unit, in minutes of the day; a bare number is none. */
export function readClock(word: string): number | null {
  const text = clockText(word);
  const found = HAS_CLOCK_UNIT.test(text) ? ONE.exec(text) : null;
  return found === null ? null : clockMinutes(found.slice(1, 6));
}
