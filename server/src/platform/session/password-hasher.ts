// argon2id, one at a time: 64 sign-ins at once are hardly felt by anybody else.
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../http/problem.ts';

/** OWASP's first choice for argon2id, the library's standard: 46 MiB, one pass, one lane. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** More people than this in line are asked to come back: the line would outlast their patience. */
const LINE_LIMIT = 100;
const RETRY_AFTER_SECONDS = 5;

/** NIST SP 800-63B: one password has one form, whatever keyboard, width or system it was typed with. */
const normal = (password: string) => password.normalize('NFKC');

/** Compares inside a turn that its caller holds already. Without a hash it takes the same time and is never right. */
export type Verify = (hashed: string | null, password: string) => Promise<boolean>;

export class PasswordHasher {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #dummy: Promise<string> | null = null;

  /**
   * Runs the work when its turn comes, and nothing of its kind beside it: what it counts before and after `verify` is
   * never ahead of what was compared.
   */
  inTurn<Result>(work: (verify: Verify) => Promise<Result>): Promise<Result> {
    if (this.#waiting >= LINE_LIMIT) refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.#waiting += 1;
    const begin = () => work((hashed, password) => this.#verify(hashed, password));
    const turn = this.#last.then(begin, begin).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normal(password), PARAMETERS));
  }

  verify(hashed: string | null, password: string): Promise<boolean> {
    return this.inTurn((verify) => verify(hashed, password));
  }

  async #verify(hashed: string | null, password: string): Promise<boolean> {
    this.#dummy ??= hash('nobody has this password', PARAMETERS);
    const against = hashed ?? (await this.#dummy);
    const right = await verify(against, normal(password));
    return hashed !== null && right;
  }
}
