// Hidden input of a form: id and version of the record that it was opened with.
import type { Values } from './conflict/compare.ts';

/** Stays as it was when the form was opened, however often the page reads the record again: else changes were lost. */
export class Carried {
  #values: Values;

  constructor(values: Values) {
    this.#values = values;
  }

  readonly now = (): Values => this.#values;

  /** Goes on from a newer record, of which it takes the same names. */
  readonly take = (newer: Values): void => {
    this.#values = Object.fromEntries(
      Object.entries(this.#values).map(([name, value]) => [name, newer[name] ?? value]),
    );
  };
}
