// From strokes to what they ask for: `g`, then `d`. Pure.
import { strokesOf } from './key-press.ts';

/** How long after a stroke the next one still belongs to it. */
export const SEQUENCE_MS = 1_500;

export interface Pending {
  readonly strokes: readonly string[];
  /** When the last stroke came, in the milliseconds of events. */
  readonly at: number;
}
export const NOTHING_PENDING: Pending = { strokes: [], at: 0 };

export interface Step<Bound> {
  /** The bound action of the keys, once they are complete. */
  readonly asked: Bound | null;
  readonly pending: Pending;
}

type Keyed = { readonly keys: string };

/** The next stroke. One that does not go on with those before begins anew. */
export function step<Bound extends Keyed>(
  pending: Pending,
  stroke: string,
  at: number,
  bindings: readonly Bound[],
): Step<Bound> {
  const before = at - pending.at <= SEQUENCE_MS ? pending.strokes : [];
  const strokes = [...before, stroke];
  const asked = bindings.find(({ keys }) => keys === strokes.join(' '));
  if (asked) return { asked, pending: NOTHING_PENDING };
  if (bindings.some(({ keys }) => beginsWith(keys, strokes))) return { asked: null, pending: { strokes, at } };
  return before.length > 0 ? step(NOTHING_PENDING, stroke, at, bindings) : { asked: null, pending: NOTHING_PENDING };
}

function beginsWith(keys: string, strokes: readonly string[]): boolean {
  const wanted = strokesOf(keys);
  return wanted.length > strokes.length && strokes.every((stroke, place) => stroke === wanted[place]);
}

/** Keys that can never both be meant: the same, or one the beginning of the other. */
export function conflictsOf(tables: readonly string[]): string[] {
  return tables.flatMap((keys, place) =>
    tables
      .slice(place + 1)
      .filter((other) => keys === other || beginsWith(other, strokesOf(keys)) || beginsWith(keys, strokesOf(other)))
      .map((other) => `${keys} / ${other}`),
  );
}
