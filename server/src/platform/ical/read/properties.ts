// The properties of one event, each read by ical.js alone: a line that it cannot read takes nothing else with it.
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { cleanText } from '../clean-text.ts';
import type { CalendarLine } from './calendar-lines.ts';
import { type FindZone, TOKYO_ZONE, UTC_ZONE, type Wall, type Zone } from './zones.ts';

export interface Property {
  readonly line: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly values: readonly unknown[];
  /** As it stands in the file, unfolded. */
  readonly raw: string;
}

export type Properties = ReadonlyMap<string, readonly Property[]>;

/** Those that an event of the portal has something of. */
const READ = new Set([
  ...['uid', 'sequence', 'dtstamp', 'last-modified', 'dtstart', 'dtend', 'duration', 'summary', 'description'],
  ...['location', 'url', 'organizer', 'attendee', 'status', 'class', 'transp', 'recurrence-id', 'rrule', 'exrule'],
  ...['rdate', 'exdate'],
]);

export function readProperties(lines: readonly CalendarLine[]): { properties: Properties; unread: CalendarLine[] } {
  const properties = new Map<string, Property[]>();
  const unread: CalendarLine[] = [];
  for (const line of lines) {
    const name = /^[A-Z0-9-]+(?=[;:])/i.exec(line.text ?? '')?.[0].toLowerCase();
    if (name !== undefined && !READ.has(name)) continue;
    const property = propertyOf(line);
    if (name === undefined || property === null) unread.push(line);
    else properties.set(name, [...(properties.get(name) ?? []), property]);
  }
  return { properties, unread };
}

function propertyOf({ number, text }: CalendarLine): Property | null {
  if (text === null) return null;
  try {
    const [, parameters, , ...values] = ICAL.parse.property(text);
    return { line: number, parameters, values, raw: text.slice(text.indexOf(':') + 1) };
  } catch {
    return null;
  }
}

export const first = (properties: Properties, name: string) => properties.get(name)?.[0] ?? null;

/** '' where the event says nothing of it. */
export function textOf(properties: Properties, name: string): string {
  const value = first(properties, name)?.values[0];
  return typeof value === 'string' ? cleanText(value).normalize('NFC') : '';
}

/** A day, or a time on the wall of a zone. */
export type Moment =
  | { readonly kind: 'day'; readonly day: Temporal.PlainDate }
  | { readonly kind: 'time'; readonly wall: Wall; readonly zone: Zone };

/** ical.js writes a date that calls itself a time with empty hours. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:T::)?$/;
const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(Z?)$/;

/** Days and instants of the portal have four digits a year, in every zone. */
const YEARS = /^(?:19|20|21)/;

/** `zone` where the time names one that nobody knows, `time` where it is none. */
export function momentOf({ parameters }: Property, value: unknown, findZone: FindZone): Moment | 'time' | 'zone' {
  if (typeof value !== 'string' || !YEARS.test(value)) return 'time';
  try {
    const day = DAY.exec(value)?.[1];
    if (day !== undefined) return { kind: 'day', day: Temporal.PlainDate.from(day, { overflow: 'reject' }) };
    const [, written, utc] = TIME.exec(value) ?? [];
    if (written === undefined) return 'time';
    const wall = Temporal.PlainDateTime.from(written.replace(/:60$/, ':59'), { overflow: 'reject' });
    if (utc === 'Z') return { kind: 'time', wall, zone: UTC_ZONE };
    const name = parameters['tzid'];
    if (typeof name !== 'string') return { kind: 'time', wall, zone: TOKYO_ZONE };
    const zone = findZone(name);
    return zone === null ? 'zone' : { kind: 'time', wall, zone };
  } catch {
    return 'time';
  }
}
