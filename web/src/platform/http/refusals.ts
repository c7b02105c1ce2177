// The two ways in which a call can fail that screens know how to show.
import type { ProblemBody } from '@madoguchi/contract/problem-body.ts';

/** The server refused: `body.code` says why, `body.message` says it in the caller's language. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly body: ProblemBody;

  constructor(body: ProblemBody) {
    super(body.message);
    this.body = body;
  }
}

/** No answer came: the network or the server is away. The call may have been carried out. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(cause?: unknown) {
    super('The server cannot be reached', { cause });
  }
}

/** Reads a refusal. An answer that is none of ours comes from something that stands in for an unreachable server. */
export function refusalOf(answer: unknown): ProblemError | OfflineError {
  return isProblem(answer) ? new ProblemError(answer) : new OfflineError();
}

/** The server's tests hold the shape of its refusals; here only ours are told from others'. */
function isProblem(answer: unknown): answer is ProblemBody {
  const { code, message, data } = (answer ?? {}) as Partial<ProblemBody>;
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(data?.fields);
}

/** True when a read found nothing for its reader: nothing is called so, or nothing could be. Trying again does not help. */
export function isGone(error: unknown): boolean {
  return error instanceof ProblemError && (error.body.code === 'not-found' || error.body.code === 'invalid');
}
