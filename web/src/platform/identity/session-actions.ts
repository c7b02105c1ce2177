// Start, sign-in and sign-out: the only code that changes who is at the counter.
import type { Credentials, Session, SignedIn, User } from '@madoguchi/contract/session/model.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { showSession, signIn, signOut } from '@madoguchi/contract/session/operations.ts';
import { call } from '../call.ts';
import { startFrame } from '../frame-settings.ts';
import { ProblemError } from '../http/refusals.ts';
import { browserLanguage, showLanguage } from '../language.ts';
import { logFault } from '../log.ts';
import { startPreferences, takeGuestPreferences, takePreferences, unchosenPreferences } from '../preferences.ts';
import { keepBrought, queryClient } from '../query.ts';
import { forgetRecents } from '../recent-key.ts';
import { forgetMasterLists, loadMasterLists } from './master-lists.ts';
import { servedAtMs, sessionState, uidNow } from './session-state.ts';
import { settleSignIn, signInWanted, waitForSignIn } from './sign-in-gate.ts';
import { onTabNews, tellTabs } from './tabs.ts';

/** While true, the end of the session is the person's own wish. */
let isSigningOut = false;

/** Hears the other tabs, then finds out who this is: as the page says, else by asking. Called once, before the first screen. */
export async function startSession(): Promise<void> {
  onTabNews((news) => {
    if (news.kind === 'signed-out') return becomeGuest();
    if (news.kind === 'preference') return;
    if (uidNow() !== null && uidNow() !== news.uid) return startOver();
    void askAgain();
  });
  startPreferences();
  startFrame();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  const written = takeWritten();
  if (written === null) return askAgain();
  servedAtMs.set(written.servedAtMs);
  know(written.session);
  for (const brought of written.answers) keepBrought(brought);
}

/** Data that the server wrote into the page of whoever opened it; taken out, so that it goes with the person. */
function takeWritten(): Opening | null {
  const place = document.getElementById('opening');
  const text = place?.textContent ?? '';
  place?.remove();
  return text === '' ? null : (JSON.parse(text) as Opening);
}

/** How often it was asked who this is. */
let asked = 0;

/** Asks again who this is; a failure is kept as the state, for the start screen to show. */
export async function askAgain(): Promise<void> {
  asked += 1;
  try {
    know(await call(showSession, {}));
  } catch (error) {
    // A known visitor stays known: the next call tells if the session still stands.
    logFault('The session could not be read', error);
    if (sessionState.get().phase !== 'known') sessionState.set({ phase: 'failed', error });
  }
}

/**
 * Signs in and fetches the person's data (S4-02); answers the sign-in before this one. Throws what the server refused; its
 * fields name the inputs.
 */
export async function signInWith(credentials: Credentials): Promise<SignedIn['lastSignIn']> {
  const { user, lastSignIn } = await call(signIn, credentials);
  await signedInAs(user);
  return lastSignIn;
}

/** Takes over a session that has just begun, by whatever way its person was checked. */
export async function signedInAs(user: User): Promise<void> {
  if (signInWanted.get() && uidNow() !== user.uid) return startOver();
  know(await call(showSession, {}));
  tellTabs({ kind: 'signed-in', uid: user.uid });
}

/**
 * The session goes on under another token, which a new password has given it. What asked with the old one in that moment,
 * in this tab or another, was told that the session had ended, and asks again now.
 */
export async function goOnUnderNewToken(): Promise<void> {
  const uid = uidNow();
  if (uid === null) return;
  tellTabs({ kind: 'signed-in', uid });
  await askAgain();
}

/** Ends the session here and in all tabs; everything kept of the person in this page is dropped (S4-06). */
export async function signOutHere(): Promise<void> {
  const uid = uidNow();
  isSigningOut = true;
  try {
    await call(signOut, {});
  } catch (error) {
    // A session that is over already is what was wanted.
    if (!(error instanceof ProblemError && error.body.status === 401)) throw error;
  } finally {
    isSigningOut = false;
  }
  tellTabs({ kind: 'signed-out' });
  becomeGuest();
  forgetRecents();
  if (uid !== null) await forgetDrafts(uid);
}

/** Text that the person typed and never saved leaves this device with them (B0-11). */
async function forgetDrafts(uid: string): Promise<void> {
  try {
    const { forgetFormDraftsOf } = await import('../drafts/form-drafts.ts');
    await forgetFormDraftsOf(uid);
  } catch (error) {
    // The session is over all the same; the drafts show to nobody but their person.
    logFault('The drafts of this person could not be removed', error);
  }
}

/**
 * Asks who this is now: the stream has ended, or somebody has come back to a page that stood open (its day may have
 * passed). Whoever is signed in no more is asked to log in again over the page, so that nothing typed is lost.
 */
export async function lookAgain(): Promise<void> {
  if (uidNow() === null || isSigningOut) return;
  asked += 1;
  const own = asked;
  try {
    const session = await call(showSession, {});
    // Somebody has asked since, and is told what is newer.
    if (own !== asked) return;
    if (session.user === null) void waitForSignIn();
    else if (session.user.uid !== uidNow()) startOver();
    else know(session);
  } catch (error) {
    // The next call that needs a session finds out.
    logFault('It could not be asked whether the session still stands', error);
  }
}

/** Takes over what the server says of the session; a change of the person's language is shown at once. */
function know(session: Session): void {
  const before = uidNow();
  if (session.user === null) {
    takeGuestPreferences();
    forgetRecents();
  } else takePreferences(session.preferences);
  sessionState.set({ phase: 'known', session });
  if (session.user !== null) {
    showLanguage(session.user.data.settings.language ?? browserLanguage());
    if (session.user.uid !== before) void loadMasterLists();
    settleSignIn(true);
  }
}

function becomeGuest(): void {
  settleSignIn(false);
  queryClient.clear();
  forgetMasterLists();
  takeGuestPreferences();
  const state = sessionState.get();
  if (state.phase !== 'known') return;
  sessionState.set({ phase: 'known', session: { ...state.session, user: null, preferences: unchosenPreferences() } });
}

/** Another person has signed in: nothing of the one before may stay in this page. */
function startOver(): void {
  window.location.reload();
}
