// A naive model of reservations: the quarters of an hour of each place, counted one by one. It knows nothing of ranges, constraints or
// locks, so that the database can be compared with it.

export interface ModelResource {
  readonly id: string;
  readonly parts: readonly string[];
  readonly quantity: number;
  /** Quarters of an hour. */
  readonly before: number;
  readonly after: number;
}

interface ModelBooking {
  readonly id: string;
  readonly resource: string;
  readonly quantity: number;
  /** Quarters since the beginning of the model. */
  readonly start: number;
  readonly end: number;
}

interface ModelWait {
  readonly id: string;
  readonly resource: string;
  readonly start: number;
  readonly end: number;
}

export class Model {
  readonly #resources: ReadonlyMap<string, ModelResource>;
  readonly bookings = new Map<string, ModelBooking>();
  readonly #closed = new Map<string, Set<number>>();
  #waits: ModelWait[] = [];

  constructor(resources: readonly ModelResource[]) {
    this.#resources = new Map(resources.map((one) => [one.id, one]));
  }

  #resource(id: string): ModelResource {
    const found = this.#resources.get(id);
    if (found === undefined) throw new Error(`no resource ${id}`);
    return found;
  }

  /** Items that are out in the quarter at the place, by every booking that is not left out. */
  #outAt(part: string, quarter: number, without: string | null): number {
    let out = 0;
    for (const booking of this.bookings.values()) {
      const { parts, before, after } = this.#resource(booking.resource);
      if (booking.id === without || !parts.includes(part)) continue;
      if (booking.start - before <= quarter && quarter < booking.end + after) out += booking.quantity;
    }
    return out;
  }

  isFree({ resource, quantity, start, end }: Omit<ModelBooking, 'id'>, without: string | null = null): boolean {
    const { parts, before, after, quantity: items } = this.#resource(resource);
    return parts.every((part) => {
      for (let quarter = start; quarter < end; quarter += 1) if (this.#closed.get(part)?.has(quarter)) return false;
      for (let quarter = start - before; quarter < end + after; quarter += 1) {
        if (this.#outAt(part, quarter, without) + quantity > items) return false;
      }
      return true;
    });
  }

  book(booking: ModelBooking): void {
    this.bookings.set(booking.id, booking);
  }

  close(resource: string, start: number, end: number): void {
    for (const part of this.#resource(resource).parts) {
      const closed = this.#closed.get(part) ?? new Set();
      for (let quarter = start; quarter < end; quarter += 1) closed.add(quarter);
      this.#closed.set(part, closed);
    }
  }

  get waiting(): number {
    return this.#waits.length;
  }

  wait(wait: ModelWait): void {
    this.#waits.push(wait);
  }

  /** After places became free: who waits there gets the time, the first first. The bookings have the waits' ids. */
  promote(freed: string): void {
    const { parts } = this.#resource(freed);
    const looked = this.#waits.filter(({ resource }) =>
      this.#resource(resource).parts.some((part) => parts.includes(part)),
    );
    for (const wait of looked) {
      if (!this.isFree({ ...wait, quantity: 1 })) continue;
      this.book({ ...wait, quantity: 1 });
      this.#waits = this.#waits.filter(({ id }) => id !== wait.id);
    }
  }
}
