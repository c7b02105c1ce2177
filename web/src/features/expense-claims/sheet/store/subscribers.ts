// Listeners by topic, told once each.

export type Listener = () => void;

export class Subscribers<Topic> {
  readonly #listeners = new Map<Topic, Set<Listener>>();

  /** Answers the function that ends the subscription. */
  add(topic: Topic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  tell(topic: Topic): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener();
  }
}
