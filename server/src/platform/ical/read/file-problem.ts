/**
 * A reason why something of a file was not read. Of the whole file: it is no calendar, of the old version 1.0, too large, or has
 * too many events or series, and the rest was not read. Of an event, which is not read: the characters of a line, an end that is
 * missing, a time, a zone that nobody knows, an end before the start, dates from one on that were changed together. Of a part of
 * an event, which is read without it: a line, an excluded or an added date, the rule. `other-kind`: to-dos and the like.
 */
export type ProblemReason =
  | 'no-calendar'
  | 'version'
  | 'too-large'
  | 'too-many-events'
  | 'too-many-series'
  | 'characters'
  | 'unclosed'
  | 'time'
  | 'zone'
  | 'end-before-start'
  | 'range'
  | 'line'
  | 'date-of-series'
  | 'rule'
  | 'other-kind';

export interface FileProblem {
  readonly reason: ProblemReason;
  /** Where what it is about begins, counted from 1. */
  readonly line: number | null;
  readonly uid: string | null;
  /** The name, zone or line that it is about, as far as that says more; at most 80 characters. */
  readonly about: string;
}
