// The answers that a page brings along for its visitor, so that its first screen need not ask for them.

import type { Noun } from '../nouns.ts';
import type { OperationId } from '../operations.ts';
import type { Session } from './model.ts';

/** An answer with what it answers, as the screen would have asked. */
export interface Brought {
  readonly operation: OperationId;
  /** Of a list without what makes its pages. */
  readonly input: Readonly<Record<string, string | number>>;
  readonly answer: unknown;
  readonly isList?: true;
  /** Whose change makes the answer stale before a screen has read it. */
  readonly shows: readonly Noun[];
}

export interface Opening {
  /** The server's time before it read anything of this, in milliseconds since the epoch: the live stream tells what changed since. */
  readonly servedAtMs: number;
  readonly session: Session;
  /** To what the frame asks on every screen and what this screen begins with; none for guests. */
  readonly answers: readonly Brought[];
}
