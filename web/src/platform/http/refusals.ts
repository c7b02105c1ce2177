// The two ways in which a call can fail that screens know how to show.
import { PROBLEM_TEXTS, type ProblemBody, UNKNOWN_ERROR } from '@madoguchi/contract/problems.ts';
import { languageNow } from '../language.ts';

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

/** Reads a refusal; an answer that is none of ours (a proxy's page) becomes `unavailable` or `internal`. */
export function problemOf(status: number, answer: unknown): ProblemError {
  if (isProblem(answer)) return new ProblemError(answer);
  const code = status >= 502 && status <= 504 ? 'unavailable' : 'internal';
  const message = code === 'unavailable' ? PROBLEM_TEXTS.unavailable : UNKNOWN_ERROR;
  return new ProblemError({ status, code, message: message[languageNow()], data: { fields: [], requestId: '' } });
}

/** Whether the answer is a refusal of ours at all; the server's tests hold its shape. */
function isProblem(answer: unknown): answer is ProblemBody {
  const { code, message, data } = (answer ?? {}) as Partial<ProblemBody>;
  return (
    code !== undefined &&
    Object.hasOwn(PROBLEM_TEXTS, code) &&
    typeof message === 'string' &&
    Array.isArray(data?.fields)
  );
}
