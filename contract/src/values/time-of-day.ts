// A time of the wall clock without a day: `HH:MM`, to `24:00`, which only an end can be (B6-01).
import * as z from 'zod';
import { narrowSigns } from './narrow-signs.ts';

const SHAPE = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
/** 8, 08:00, 8時, 8時30分, 8時半; four digits without a sign are hours and minutes. */
const TYPED = /^(\d{1,2})(?:[:.](\d{2})|時(?:(\d{1,2})分?|半)?)?$|^(\d{2})(\d{2})$/;

export const TimeOfDay = z.string().regex(SHAPE, { error: 'time', abort: true });
export type TimeOfDay = z.infer<typeof TimeOfDay>;

/** Minutes since midnight: `24:00` is 1440. */
export function minutesOfDay(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The time so many minutes after midnight, 0 to 1440. */
export function timeOfDay(minutes: number): TimeOfDay {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A time as people type it, in any width: `9`, `９：３０`, `9時半`, `0930`. `null` where it is none. */
export function readTypedTime(typed: string): TimeOfDay | null {
  const said = narrowSigns(typed).trim();
  const [found, hour, minute, spoken = '0', first, last] = TYPED.exec(said) ?? [];
  if (found === undefined) return null;
  const minutes = minute ?? last ?? (said.endsWith('半') ? '30' : spoken.padStart(2, '0'));
  const time = `${(hour ?? first ?? '').padStart(2, '0')}:${minutes}`;
  return SHAPE.test(time) ? time : null;
}
