// One connection, in a pool of its own, that hears what other processes say (LISTEN). When it breaks, whoever remembers must forget.
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';

const RETRY_MS = 500;

export type Heard = (payload: string) => void;

/** Channels by name, each with its hearers; `onGap` runs after every reconnect, as messages may be lost. */
export class Listener {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #heard = new Map<string, Heard[]>();
  readonly #gaps: (() => void)[] = [];
  /** The connection of the moment, and whether it listens already. */
  #held: PoolClient | null = null;
  #client: PoolClient | null = null;
  #closed = false;
  #retry: NodeJS.Timeout | null = null;

  constructor(pool: Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
    // A connection that was just given back may still be told that the server ends.
    pool.on('error', (error) => log.debug({ err: error }, 'a listening connection ended while it was given back'));
  }

  /** True when messages arrive right now; without it nothing may be answered from memory. */
  get connected(): boolean {
    return this.#client !== null;
  }

  hear(channel: string, heard: Heard): void {
    this.#heard.set(channel, [...(this.#heard.get(channel) ?? []), heard]);
  }

  /** As `hear`, for whoever begins after the start. A break meanwhile is no loss: all channels are taken up again. */
  async alsoHear(channel: string, heard: Heard): Promise<void> {
    this.hear(channel, heard);
    const client = this.#client;
    if (client !== null) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  onGap(then: () => void): void {
    this.#gaps.push(then);
  }

  /** Connects and listens; resolves at the first success, retries by itself from then on. */
  async start(): Promise<void> {
    const client = await this.#pool.connect();
    this.#held = client;
    client.on('notification', ({ channel, payload }) => {
      for (const heard of this.#heard.get(channel) ?? []) heard(payload ?? '');
    });
    client.on('error', (error) => this.#lost(client, error));
    try {
      await this.#listen(client);
    } catch (error) {
      this.#giveBack(client);
      throw error;
    }
    for (const forget of this.#gaps) forget();
  }

  async #listen(client: PoolClient): Promise<void> {
    if (this.#closed) throw new Error('the portal stopped meanwhile');
    // Nothing durable is written here, so no commit has to wait for the disk.
    await client.query('set synchronous_commit = off');
    // Channel names are ours, never a caller's.
    for (const channel of this.#heard.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    if (this.#held !== client) throw new Error('the connection was lost while it began to listen');
    this.#client = client;
  }

  /**
   * Says something to every process that hears the channel, this one included; on the own connection, so that no
   * request waits for it.
   * @throws where that connection is down
   */
  async tell(channel: string, payload: string): Promise<void> {
    if (this.#client === null) throw new Error('the listening connection is down');
    await this.#client.query({ name: 'tell', text: 'select pg_notify($1, $2)', values: [channel, payload] });
  }

  /** One break may be told several times, by events and by a query that fails: the connection is given back once. */
  #giveBack(client: PoolClient): void {
    if (this.#held !== client) return;
    this.#held = null;
    this.#client = null;
    client.release(true);
  }

  #lost(client: PoolClient, error: Error): void {
    const wasListening = this.#client === client;
    this.#giveBack(client);
    if (!wasListening) {
      // Whoever started it hears of it from the query that failed.
      this.#log.debug({ err: error }, 'a lost listening connection said more');
      return;
    }
    for (const forget of this.#gaps) forget();
    this.#log.warn({ err: error }, 'the listening connection was lost; trying again');
    this.#again();
  }

  #again(): void {
    this.#retry = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the listening connection is still down');
        if (!this.#closed) this.#again();
      });
    }, RETRY_MS);
  }

  async stop(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    // One that is still being connected is given back by `start`.
    if (this.#held) this.#giveBack(this.#held);
    await this.#pool.end();
  }
}
