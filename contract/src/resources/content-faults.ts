// The fields of a resource that contradict each other (B6-01). Each alone is judged by its schema.
import type { InputFault } from '../input-faults.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { minutesOfDay, type TimeOfDay } from '../values/time-of-day.ts';

const DAY_MINUTES = 1440;

interface Said {
  readonly slotMinutes: number;
  readonly shortestMinutes: number;
  readonly longestMinutes: number;
  readonly leadMinutes: number;
  readonly aheadDaysStaff: number;
  readonly checksIn: boolean;
  readonly graceMinutes: number;
  /** Of each weekday, Monday first. */
  readonly hours: readonly ({ readonly opens: TimeOfDay; readonly closes: TimeOfDay } | null)[];
  readonly inUseFrom: PlainDate | null;
  readonly endsOn: PlainDate | null;
  readonly unitIds: readonly string[];
  readonly quantity: number;
}

function lengthFaults({ slotMinutes: slot, shortestMinutes, longestMinutes, hours }: Said): InputFault[] {
  const isOff = (minutes: number) => minutes % slot !== 0;
  const faults: InputFault[] = [];
  if (isOff(shortestMinutes)) faults.push({ field: 'shortestMinutes', code: 'not-in-slots', values: { slot } });
  if (longestMinutes < shortestMinutes) {
    faults.push({ field: 'longestMinutes', code: 'longest-too-short', values: { min: shortestMinutes } });
  } else if (isOff(longestMinutes)) faults.push({ field: 'longestMinutes', code: 'not-in-slots', values: { slot } });
  if (faults.length === 0 && longestOpening(hours) < shortestMinutes) {
    faults.push({ field: 'shortestMinutes', code: 'never-open-so-long' });
  }
  return faults;
}

/** Minutes without a break: days that are open from midnight to midnight go on into each other. */
function longestOpening(hours: Said['hours']): number {
  const isWholeWeek = hours.every((day) => day?.opens === '00:00' && day.closes === '24:00');
  if (isWholeWeek) return Number.POSITIVE_INFINITY;
  let longest = 0;
  let before = 0;
  // Twice around: a Sunday may go on into the Monday.
  for (const day of [...hours, ...hours]) {
    const open = day === null ? 0 : minutesOfDay(day.closes) - minutesOfDay(day.opens);
    const run = day?.opens === '00:00' ? before + open : open;
    longest = Math.max(longest, run);
    before = day?.closes === '24:00' ? run : 0;
  }
  return longest;
}

function hoursFaults({ hours, slotMinutes: slot }: Said): InputFault[] {
  if (hours.every((day) => day === null)) return [{ field: 'hours.0', code: 'never-open' }];
  return hours.flatMap((day, at): InputFault[] => {
    if (day === null) return [];
    const [opens, closes] = [minutesOfDay(day.opens), minutesOfDay(day.closes)];
    if (closes <= opens) return [{ field: `hours.${at}`, code: 'closes-before-opening' }];
    const isOff = opens % slot !== 0 || closes % slot !== 0;
    return isOff ? [{ field: `hours.${at}`, code: 'hours-off-slots', values: { slot } }] : [];
  });
}

/** Every contradiction, with the field that shows it and the values of its sentence. */
export function contentFaults(said: Said): readonly InputFault[] {
  const { inUseFrom, endsOn, unitIds, quantity, checksIn, graceMinutes, shortestMinutes } = said;
  const faults: InputFault[] = [...hoursFaults(said)];
  if (faults.length === 0) faults.push(...lengthFaults(said));
  if (said.leadMinutes >= said.aheadDaysStaff * DAY_MINUTES)
    faults.push({ field: 'leadMinutes', code: 'lead-too-long' });
  if (checksIn && graceMinutes > shortestMinutes) {
    faults.push({ field: 'graceMinutes', code: 'grace-too-long', values: { max: shortestMinutes } });
  }
  if (inUseFrom !== null && endsOn !== null && endsOn < inUseFrom) {
    faults.push({ field: 'endsOn', code: 'last-before-first' });
  }
  if (unitIds.length === 1) faults.push({ field: 'unitIds', code: 'one-unit' });
  if (unitIds.length > 0 && quantity > 1) faults.push({ field: 'quantity', code: 'one-of-units' });
  return faults;
}
