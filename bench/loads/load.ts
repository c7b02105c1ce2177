// Defines a load: requests for the portal and the same for the floor, by which both are compared.

export const PARTS = ['sign-in', 'master', 'month', 'review', 'unchanged', 'create', 'confirm'] as const;
/** Those, and the loads of the topics `approvals`, `purchases`, `reservations`, `documents`, `todos` and `analytics`. */
export type Part =
  | (typeof PARTS)[number]
  | 'inbox'
  | 'act'
  | 'purchases'
  | 'search'
  | 'week'
  | 'find'
  | 'book'
  | 'documents'
  | 'todos'
  | 'analytics';

export function isPart(word: string): word is (typeof PARTS)[number] {
  return (PARTS as readonly string[]).includes(word);
}

/** Where a side's requests come from. Each is sent once, or with `endless` again and again. */
export interface Source {
  readonly endless: boolean;
  /** How many there are in all. */
  readonly count: number;
  /** How many were not sent yet. */
  left(): number;
  /** At most so many requests that were not sent yet. */
  peek(most: number): string[];
  /** So many of them have been sent. */
  sent(count: number): void;
  /** As if none had been sent yet. */
  rewind(): void;
}

/** These requests in turn, for ever. */
export function inTurn(requests: readonly string[]): Source {
  const without = { sent: () => {}, rewind: () => {} };
  const many = Number.POSITIVE_INFINITY;
  return { endless: true, count: many, left: () => many, peek: () => [...requests], ...without };
}

/** One request for ever. */
export const always = (request: string): Source => inTurn([request]);

/** The requests number 0 to `count` − 1, each made when it is wanted and sent once. */
export function once(count: number, make: (index: number) => string): Source {
  let next = 0;
  return {
    endless: false,
    count,
    left: () => count - next,
    peek: (most) => Array.from({ length: Math.min(most, count - next) }, (_, offset) => make(next + offset)),
    sent: (sent) => {
      next += sent;
    },
    rewind: () => {
      next = 0;
    },
  };
}

export const SIDES = ['portal', 'floor'] as const;
export type Side = (typeof SIDES)[number];

export interface Load {
  readonly name: string;
  readonly part: Part;
  /** The status that counts as success: 200, or 304 from the portal where the request has the current tag. */
  readonly expect: Readonly<Record<Side, number>>;
  readonly from: Readonly<Record<Side, Source>>;
  /** Has a side's requests wait again, so that they can be sent once more; absent where each is sent once. */
  readonly renew?: (side: Side) => Promise<void>;
}
