// argon2id, one at a time: 64 sign-ins at once are hardly felt by anybody else.
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../http/problem.ts';

/** OWASP's first choice for argon2id, the library's standard: 46 MiB, one pass, one lane. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** More people than this in line are asked to come back: the line would outlast their patience. */
const LINE_LIMIT = 100;
const RETRY_AFTER_SECONDS = 5;

export class PasswordHasher {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #dummy: Promise<string> | null = null;

  #inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= LINE_LIMIT) refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.#waiting += 1;
    const turn = this.#last.then(work, work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  hash(password: string): Promise<string> {
    return this.#inLine(() => hash(password, PARAMETERS));
  }

  /** Whether the password is the hashed one. Without a hash it takes the same time and is never right. */
  async verify(hashed: string | null, password: string): Promise<boolean> {
    this.#dummy ??= hash('nobody has this password', PARAMETERS);
    const against = hashed ?? (await this.#dummy);
    const right = await this.#inLine(() => verify(against, password));
    return hashed !== null && right;
  }
}
