// Steps within the text of one cell, before it is committed: a pause or the end of a composition begins a new one.

const PAUSE_MS = 400;

export class DraftHistory {
  #past: string[] = [];
  #future: string[] = [];
  #now = '';
  #changedAt = Number.NEGATIVE_INFINITY;

  begin(text: string): void {
    this.#past = [];
    this.#future = [];
    this.#now = text;
    this.#changedAt = Number.NEGATIVE_INFINITY;
  }

  /** The text is now `text`; `atMs` is the event's own time. A composition is recorded once, when it has ended. */
  record(text: string, atMs: number, endsComposition = false): void {
    if (text === this.#now) return;
    if (endsComposition || atMs - this.#changedAt > PAUSE_MS) this.#past.push(this.#now);
    this.#changedAt = endsComposition ? Number.NEGATIVE_INFINITY : atMs;
    this.#now = text;
    this.#future = [];
  }

  /** The text one step back, or `null` where the draft has no more steps. */
  undo(): string | null {
    const before = this.#past.pop();
    if (before === undefined) return null;
    this.#future.push(this.#now);
    this.#now = before;
    this.#changedAt = Number.NEGATIVE_INFINITY;
    return before;
  }

  redo(): string | null {
    const after = this.#future.pop();
    if (after === undefined) return null;
    this.#past.push(this.#now);
    this.#now = after;
    return after;
  }
}
