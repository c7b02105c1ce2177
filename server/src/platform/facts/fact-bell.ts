/** Rung after each commit of this process: whoever works off facts looks then, and asks no timer. */
export class FactBell {
  readonly #hearers = new Set<() => void>();

  ring(): void {
    for (const hearer of this.#hearers) hearer();
  }

  /** The returned function ends it. */
  onRing(hearer: () => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }
}
