// The open quantity of each line, and reading a typed one.
import type { PurchaseLine } from '@madoguchi/contract/purchase-requests/model.ts';
import { readTypedCount } from '@madoguchi/contract/values/typed-figure.ts';

/** A line of a goods receipt as it stands in the form; text that is no number is kept, to be refused. */
export interface Received {
  readonly lineId: string;
  readonly quantity: number | string;
}

/** Lines of which something is still to come, with how many. */
export function restOf<Line extends Pick<PurchaseLine, 'quantity' | 'receivedQuantity'>>(lines: readonly Line[]) {
  return lines
    .map((line) => ({ line, rest: (line.quantity ?? 0) - line.receivedQuantity }))
    .filter(({ rest }) => rest > 0);
}

/** Reads a typed quantity in digits of any width; `null` where none came, the text itself where it is no number. */
export function readQuantity(typed: string): number | string | null {
  const kept = typed.trim();
  const count = readTypedCount(kept);
  return kept === '' || count === 0 ? null : (count ?? kept);
}

/** The receipt with another quantity of one line; a line that did not come is no part of it. The order is the request's. */
export function withQuantity(
  received: readonly Received[],
  order: readonly string[],
  lineId: string,
  quantity: number | string | null,
): Received[] {
  const others = received.filter((one) => one.lineId !== lineId);
  const all = quantity === null ? others : [...others, { lineId, quantity }];
  return all.toSorted((one, other) => order.indexOf(one.lineId) - order.indexOf(other.lineId));
}
