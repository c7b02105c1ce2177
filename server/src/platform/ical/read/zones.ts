// The zones of a calendar file: those it defines, else those that everybody knows.
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { TOKYO } from '../calendar-event.ts';
import type { CalendarLine } from './calendar-lines.ts';
import { windowsZone } from './windows-zones.ts';

export type Wall = Temporal.PlainDateTime;

/** Between clocks on the wall of a place and instants, in milliseconds since the epoch. */
export interface Zone {
  readonly instantOf: (wall: Wall) => number;
  readonly wallOf: (instant: number) => Wall;
}

/** Of a name that is none, it throws. */
function placeZone(name: string): Zone {
  const at = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name);
  at(0);
  return {
    instantOf: (wall) => wall.toZonedDateTime(name).epochMilliseconds,
    wallOf: (instant) => at(instant).toPlainDateTime(),
  };
}

function knownZone(name: string): Zone | null {
  try {
    return placeZone(name);
  } catch {
    return null;
  }
}

const utcMs = (wall: Wall) => wall.toZonedDateTime('UTC').epochMilliseconds;
const utcWall = (instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').toPlainDateTime();

export const UTC_ZONE: Zone = { instantOf: utcMs, wallOf: utcWall };
/** Also of times without a zone. */
export const TOKYO_ZONE = placeZone(TOKYO);

function definedZone(definition: ICAL.Timezone): Zone {
  const offsetMs = ({ year, month, day, hour, minute, second }: Wall) =>
    definition.utcOffset(ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false })) * 1000;
  return {
    instantOf: (wall) => utcMs(wall) - offsetMs(wall),
    // The offset of the clock there is known by that clock alone: a first guess is a few hours off, the second is right.
    wallOf: (instant) => {
      const guess = utcWall(instant + offsetMs(utcWall(instant)));
      return utcWall(instant + offsetMs(guess));
    },
  };
}

const MOST_ZONES = 50;
const MOST_LINES = 2_000;
/** The parts of a rule that a change of clocks may have. */
const PARTS = new Set(['freq', 'interval', 'until', 'bymonth', 'byday', 'bymonthday', 'wkst']);

/**
 * A change of clocks comes once a year, or at given dates. Any other rule is left out with its zone: ical.js would go through it
 * date by date for a thousand years.
 */
function isCalm(rule: Readonly<Record<string, unknown>>): boolean {
  const days = [rule['bymonthday'] ?? 1].flat();
  return (
    rule['freq'] === 'YEARLY' &&
    (rule['interval'] ?? 1) === 1 &&
    Object.keys(rule).every((part) => PARTS.has(part)) &&
    days.some((day) => typeof day === 'number' && Math.abs(day) <= 28)
  );
}

/** `null` where the definition is none, or could keep the portal busy. */
function readDefinition(lines: readonly CalendarLine[]): { name: string; zone: Zone } | null {
  if (lines.length > MOST_LINES || lines.some(({ text }) => text === null)) return null;
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines.map((line) => line.text), 'END:VTIMEZONE'].join('\r\n');
    const component = new ICAL.Component(ICAL.parse(text));
    const observances = [...component.getAllSubcomponents('standard'), ...component.getAllSubcomponents('daylight')];
    const rules = observances.flatMap((one) => one.getAllProperties('rrule').map(({ jCal }) => jCal[3]));
    if (observances.length === 0 || !rules.every(isCalm)) return null;
    const zone = definedZone(new ICAL.Timezone(component));
    zone.wallOf(zone.instantOf(utcWall(0)));
    const name = component.getFirstPropertyValue('tzid');
    return typeof name === 'string' ? { name, zone } : null;
  } catch {
    return null;
  }
}

/** Finds a zone by the name that a time gives; `null` where nobody knows it. */
export type FindZone = (name: string) => Zone | null;

export function zonesOf(definitions: readonly { readonly lines: readonly CalendarLine[] }[]): FindZone {
  const found = new Map<string, Zone | null>();
  for (const { lines } of definitions.slice(0, MOST_ZONES)) {
    const read = readDefinition(lines);
    if (read !== null) found.set(read.name, read.zone);
  }
  return (name) => {
    const seen = found.get(name);
    if (seen !== undefined) return seen;
    // Some writers put a path before the name: /freeassociation.sourceforge.net/Asia/Tokyo.
    const place = name.replace(/^\/(?:[^/]*\.[^/]*\/)?/, '');
    const windows = windowsZone(place);
    const zone = (windows ?? place) === TOKYO ? TOKYO_ZONE : knownZone(windows ?? place);
    found.set(name, zone);
    return zone;
  };
}
