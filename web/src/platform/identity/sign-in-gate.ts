// Where calls wait when their session has ended, until the person has logged in again over the page (S3-13).
import { observable } from '../observable.ts';
import { forgetRecents } from '../recent-key.ts';

/** True when somebody waits: the shell then shows the sign-in dialog. */
export const signInWanted = observable(false);

let waiting: PromiseWithResolvers<boolean> | null = null;

/**
 * Asks for a sign-in. Answers true once the same person is back, false where they chose to leave. Until then the browser
 * keeps no names of people for whoever sits before it.
 */
export function waitForSignIn(): Promise<boolean> {
  forgetRecents();
  waiting ??= Promise.withResolvers<boolean>();
  signInWanted.set(true);
  return waiting.promise;
}

/** Lets all waiting calls go on (`true`) or fail with their refusal (`false`). */
export function settleSignIn(signedIn: boolean): void {
  const gate = waiting;
  waiting = null;
  signInWanted.set(false);
  gate?.resolve(signedIn);
}
