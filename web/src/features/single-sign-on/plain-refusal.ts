import { ProblemError } from '../../platform/http/refusals.ts';

/** No field of a form is at fault here: what the server says of one is the sentence to show. */
export function plainRefusal(error: unknown): unknown {
  const sentence = error instanceof ProblemError ? error.body.data.fields[0]?.message : undefined;
  return error instanceof ProblemError && sentence !== undefined
    ? new ProblemError({ ...error.body, message: sentence })
    : error;
}
