// Takes a calendar file apart: its events and the zones it defines, each with its lines. What is broken in one harms no other.
import type { CalendarLine } from './calendar-lines.ts';
import type { FileProblem, ProblemReason } from './file-problem.ts';

interface Part {
  /** Of its `BEGIN`. */
  readonly line: number;
  readonly lines: CalendarLine[];
}

export interface CalendarParts {
  /** The lines of each event, without those of its alarms. */
  readonly events: readonly Part[];
  /** With the lines of what a zone consists of. */
  readonly zones: readonly Part[];
  readonly problems: readonly FileProblem[];
}

const EDGE = /^(BEGIN|END):([A-Z0-9-]+)\s*$/i;
const OUTER = 'VCALENDAR';

/** One walk over the lines of a file. */
class Walk {
  readonly events: Part[] = [];
  readonly zones: Part[] = [];
  readonly problems: FileProblem[] = [];
  readonly #kinds = new Set<string>();
  #isIn = false;
  #open: (Part & { kind: string; inner: string[] }) | null = null;

  take(line: CalendarLine): void {
    const [, edge, name] = EDGE.exec(line.text ?? '') ?? [];
    if (edge === undefined || name === undefined) this.#content(line);
    else if (edge.toUpperCase() === 'BEGIN') this.#begin(name.toUpperCase(), line);
    else this.#end(name.toUpperCase(), line);
  }

  finish(): void {
    if (!this.#isIn && this.#kinds.size === 0) this.#problem('no-calendar', null);
    this.#leaveOpen();
  }

  #problem(reason: ProblemReason, line: number | null, about = ''): void {
    this.problems.push({ reason, line, uid: null, about: about.slice(0, 80) });
  }

  #begin(name: string, line: CalendarLine): void {
    if (name === OUTER) {
      this.#leaveOpen();
      this.#isIn = true;
      this.#kinds.add(OUTER);
    } else if (!this.#isIn) {
      this.#outside(line);
    } else if (this.#open === null || name === 'VEVENT') {
      this.#leaveOpen();
      this.#open = { kind: name, line: line.number, lines: [], inner: [] };
    } else {
      this.#open.inner.push(name);
      if (this.#open.kind === 'VTIMEZONE') this.#open.lines.push(line);
    }
  }

  #end(name: string, line: CalendarLine): void {
    const open = this.#open;
    if (name === OUTER) {
      this.#leaveOpen();
      this.#isIn = false;
    } else if (open === null) {
      this.#outside(line);
    } else if (name === open.kind) {
      this.#close(open);
    } else {
      open.inner.splice(Math.max(0, open.inner.lastIndexOf(name)));
      if (open.kind === 'VTIMEZONE') open.lines.push(line);
    }
  }

  #content(line: CalendarLine): void {
    const open = this.#open;
    if (open === null) {
      if (line.text === null) this.#problem('characters', line.number);
      else if (!this.#isIn) this.#outside(line);
      else if (/^VERSION:1\.0\s*$/i.test(line.text)) this.#problem('version', line.number);
    } else if (open.inner.length === 0 || open.kind === 'VTIMEZONE') {
      open.lines.push(line);
    }
  }

  /** A file may end by something that is no calendar, and is told once that it is none. */
  #outside(line: CalendarLine): void {
    if (this.#kinds.has('')) return;
    this.#kinds.add('');
    this.#problem('no-calendar', line.number, line.text ?? '');
  }

  #close(part: Part & { kind: string }): void {
    this.#open = null;
    if (part.kind === 'VEVENT') {
      this.events.push(part);
    } else if (part.kind === 'VTIMEZONE') {
      this.zones.push(part);
    } else if (!this.#kinds.has(part.kind)) {
      this.#kinds.add(part.kind);
      this.#problem('other-kind', part.line, part.kind);
    }
  }

  #leaveOpen(): void {
    if (this.#open !== null) this.#problem('unclosed', this.#open.line, this.#open.kind);
    this.#open = null;
  }
}

export function calendarParts(lines: readonly CalendarLine[]): CalendarParts {
  const walk = new Walk();
  for (const line of lines) walk.take(line);
  walk.finish();
  return walk;
}
