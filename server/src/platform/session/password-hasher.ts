// argon2id, one at a time: 64 sign-ins at once are hardly felt by anybody else. Two lines wait for it: whoever is known
// goes first, so that a flood of strangers' guesses keeps nobody out.
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../http/problem.ts';

/** OWASP's first choice for argon2id, the library's standard: 46 MiB, one pass, one lane. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** More people than this in a line are asked to come back: it would outlast their patience. */
const LINE_LIMIT = 100;
const RETRY_AFTER_SECONDS = 5;

/** NIST SP 800-63B: one password has one form, whatever keyboard, width or system it was typed with. */
const normal = (password: string) => password.normalize('NFKC');

/** Compares inside a turn that its caller holds already. Without a hash it takes the same time and is never right. */
export type Verify = (hashed: string | null, password: string) => Promise<boolean>;

interface Place {
  /** Somebody who has signed in from here before, or is signed in. */
  readonly isKnown: boolean;
}

export class PasswordHasher {
  readonly #known: (() => Promise<void>)[] = [];
  readonly #strangers: (() => Promise<void>)[] = [];
  #isAtWork = false;
  #dummy: Promise<string> | null = null;

  /**
   * Runs the work when its turn comes, and nothing of its kind beside it: what it counts before and after `verify` is
   * never ahead of what was compared. Refuses with 503 where too many wait.
   */
  inTurn<Result>(work: (verify: Verify) => Promise<Result>, { isKnown }: Place): Promise<Result> {
    const line = isKnown ? this.#known : this.#strangers;
    if (line.length >= LINE_LIMIT) refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return new Promise((resolve, reject) => {
      line.push(() => work((hashed, password) => this.#verify(hashed, password)).then(resolve, reject));
      if (!this.#isAtWork) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    this.#isAtWork = true;
    const next = () => this.#known.shift() ?? this.#strangers.shift();
    // A turn that fails has told whoever waits for it.
    for (let turn = next(); turn !== undefined; turn = next()) await turn();
    this.#isAtWork = false;
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normal(password), PARAMETERS), { isKnown: true });
  }

  verify(hashed: string | null, password: string): Promise<boolean> {
    return this.inTurn((verify) => verify(hashed, password), { isKnown: false });
  }

  async #verify(hashed: string | null, password: string): Promise<boolean> {
    this.#dummy ??= hash('nobody has this password', PARAMETERS);
    const against = hashed ?? (await this.#dummy);
    const right = await verify(against, normal(password));
    return hashed !== null && right;
  }
}
