/// <reference path="./pg-utils.d.ts" />
// Several statements in one message and one transaction: PostgreSQL commits at its end, or has done nothing of it.
import type { Connection, PoolClient, Submittable } from 'pg';
import driver from 'pg/lib/utils.js';

/** A prepared statement with its values. Of its answer one text is read: the first column of the first row. */
export interface Sent {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** One for each statement; `null` where it gave no row. */
export type Answers = readonly (string | null)[];

/** Every statement was done and the commit failed: only the cause tells what became of them. */
export class CommitError extends Error {}

/** Ends the names of what batches prepare: the driver knows of its own statements only. */
const OWN = '+';

/** The statements that batches have prepared on a connection. */
const preparedOn = new WeakMap<Connection, Set<string>>();

/**
 * A query as the driver sees it, which sends all statements without waiting for answers in between. It has no
 * `name`, by which the driver would take the first statement for all of it.
 */
class Batch implements Submittable {
  readonly #sent: readonly Sent[];
  readonly #done: (answers: Answers) => void;
  readonly #failed: (error: unknown) => void;
  readonly #answers: (string | null)[] = [];
  #answer: string | null = null;
  #prepared = new Set<string>();

  constructor(sent: readonly Sent[], done: (answers: Answers) => void, failed: (error: unknown) => void) {
    this.#sent = sent;
    this.#done = done;
    this.#failed = failed;
  }

  submit(connection: Connection): void {
    this.#prepared = preparedOn.get(connection) ?? this.#prepared;
    preparedOn.set(connection, this.#prepared);
    connection.stream.cork();
    for (const { name, text, values } of this.#sent) {
      const statement = `${name}${OWN}`;
      if (!this.#prepared.has(name)) connection.parse({ name: statement, text, types: [] }, true);
      this.#prepared.add(name);
      connection.bind({ statement, values: values.map(driver.prepareValue) }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields }: { readonly fields: Answers }): void {
    this.#answer ??= fields[0] ?? null;
  }

  handleCommandComplete(): void {
    this.#answers.push(this.#answer);
    this.#answer = null;
  }

  handleError(error: unknown): void {
    const committing = this.#answers.length === this.#sent.length;
    this.#failed(committing ? new CommitError('the commit failed', { cause: error }) : error);
  }

  handleReadyForQuery(): void {
    this.#done(this.#answers);
  }
}

/**
 * Runs the statements one after the other, each seeing what those before it did.
 * @throws the error of the first that failed, `CommitError` where all were done. The connection is to be given up then:
 *   nobody knows which of the statements it has prepared.
 */
export function runBatch(client: PoolClient, sent: readonly Sent[]): Promise<Answers> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(sent, resolve, reject));
  });
}
