// A file of iCalendar as events. Whatever is broken in it is told, and takes no more with it than it must.
import { setImmediate as breathe } from 'node:timers/promises';
import { calendarLines } from './calendar-lines.ts';
import { calendarParts } from './calendar-parts.ts';
import type { FileProblem } from './file-problem.ts';
import { type Draft, draftOf, finishEvent, type ReadEvent, tellInto } from './read-event.ts';
import { zonesOf } from './zones.ts';

/** Bytes, events, and series among them; more are told and not read. */
export const FILE_LIMITS = { bytes: 5_000_000, events: 5_000, series: 500 } as const;

export interface ReadCalendar {
  readonly events: readonly ReadEvent[];
  readonly problems: readonly FileProblem[];
}

interface Options {
  /** Said by whoever gave the file, as by its type's `charset`. */
  readonly isShiftJis?: boolean;
}

const ofTheFile = (reason: FileProblem['reason'], line: number | null = null): FileProblem => ({
  reason,
  line,
  uid: null,
  about: '',
});

const isSeries = ({ properties }: Draft) => properties.has('rrule') || properties.has('rdate');

/** Each series takes a while: it is compared with the portal's own. */
function withinLimit(drafts: readonly Draft[], problems: FileProblem[]): Draft[] {
  const surplus = new Set(drafts.filter(isSeries).slice(FILE_LIMITS.series));
  const [first] = surplus;
  if (first !== undefined) problems.push(ofTheFile('too-many-series', first.line));
  return drafts.filter((draft) => !surplus.has(draft));
}

/** Takes each in its turn, and lets others of the portal's work get theirs. */
async function inTurn<From, To>(all: readonly From[], take: (one: From) => To | null): Promise<To[]> {
  const taken: To[] = [];
  for (const one of all) {
    const to = take(one);
    if (to !== null) taken.push(to);
    await breathe();
  }
  return taken;
}

/** Events in the order of the file, and every fault by its line. No rule is expanded but to compare it with the portal's. */
export async function readCalendar(bytes: Uint8Array, { isShiftJis = false }: Options = {}): Promise<ReadCalendar> {
  if (bytes.length > FILE_LIMITS.bytes) return { events: [], problems: [ofTheFile('too-large')] };
  const parts = calendarParts(calendarLines(bytes, isShiftJis));
  const problems = [...parts.problems];
  if (problems.some(({ reason }) => reason === 'version')) return { events: [], problems };
  const surplus = parts.events[FILE_LIMITS.events];
  if (surplus !== undefined) problems.push(ofTheFile('too-many-events', surplus.line));

  const tell = tellInto(problems);
  const findZone = zonesOf(parts.zones);
  const drafts = await inTurn(parts.events.slice(0, FILE_LIMITS.events), (part) => draftOf(part, findZone, tell));
  const masters = new Map(drafts.filter(({ isException }) => !isException).map(({ uid, start }) => [uid, start]));
  const events = await inTurn(withinLimit(drafts, problems), (draft) =>
    finishEvent(draft, masters.get(draft.uid) ?? draft.start, findZone, tell),
  );
  return { events, problems: problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}
