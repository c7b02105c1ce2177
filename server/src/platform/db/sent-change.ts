// A change as it is sent, alone or as one of several that its statement does at once (change-of-many.ts).
import type { Sent } from './batch.ts';

/** A change's answer; `null` where its guard did not hold. */
export type Patch = object | null;

export interface SentChange extends Sent {
  /** Where its statement does any number at once: this one's values, as an object of the array that it takes in JSON. */
  readonly row?: string;
}

/** A change with what it is about. */
export interface Targeted {
  readonly sent: SentChange;
  readonly target: string;
}

/** True when one statement can do both: one that does any number, but nothing twice. */
const areOfOne = (one: Targeted, other: Targeted) =>
  one.sent.row !== undefined && one.sent.name === other.sent.name && one.target !== other.target;

/** Changes by the statement that does them; those that stand beside each other, so that the order stays. */
export function byStatement<One extends Targeted>(changes: readonly One[]): readonly (readonly One[])[] {
  const statements: One[][] = [];
  for (const change of changes) {
    const last = statements.at(-1) ?? [];
    const before = last.at(-1);
    if (before !== undefined && areOfOne(before, change)) last.push(change);
    else statements.push([change]);
  }
  return statements;
}

/** Builds the message for changes that share one statement. */
export function sentFor(changes: readonly Targeted[]): Sent {
  const { sent } = changes[0] as Targeted;
  return changes.length === 1 ? sent : { ...sent, values: [`[${changes.map(({ sent: { row } }) => row).join()}]`] };
}

/** Of what a statement answers, the patch of the nth of its changes, counted from 0. */
export function patchOf({ row }: SentChange, answer: Patch, nth: number): Patch {
  if (row === undefined) return answer;
  return (answer as Readonly<Record<number, Patch>> | null)?.[nth + 1] ?? null;
}
