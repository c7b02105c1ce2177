// Texts for an error that a page did not survive.
import { OfflineError, ProblemError } from '../http/refusals.ts';

export type Failure =
  | { readonly kind: 'page' | 'offline' | 'outdated' }
  /** The server refused, in its own words and under its own number. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly reference: string };

/** How the three engines say that a script of the page is not there any more: the portal has a newer version. */
const SCRIPT_GONE = /dynamically imported module|importing a module script failed/i;

export function whatFailed(error: unknown): Failure {
  if (error instanceof OfflineError) return { kind: 'offline' };
  if (error instanceof ProblemError) {
    return { kind: 'refused', sentence: error.body.message, reference: error.body.data.requestId };
  }
  return { kind: error instanceof Error && SCRIPT_GONE.test(error.message) ? 'outdated' : 'page' };
}
