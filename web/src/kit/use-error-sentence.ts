import { OfflineError, ProblemError } from '../platform/http/refusals.ts';
import { useUiWords } from './ui-words.ts';

/** Why something failed, in a sentence: the server's own, or that it could not be reached. */
export function useErrorSentence(): (error: unknown) => string {
  const t = useUiWords();
  return (error) => {
    if (error instanceof ProblemError) return error.body.message;
    return t(error instanceof OfflineError ? 'offline' : 'unexpected');
  };
}
