// @vitest-environment jsdom
import type { Session } from '@madoguchi/contract/session/model.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION, STAFF_SESSION } from '../../../test/sessions.ts';
import { keepLanguage, languageNow } from '../language.ts';
import { firstRows, keepBrought, queryClient } from '../query.ts';
import { recentKey } from '../recent-key.ts';
import { forgetMasterLists, masterArrivals } from './master-lists.ts';
import { goOnUnderNewToken, lookAgain, signInWith, signOutHere, startSession } from './session-actions.ts';
import { servedAtMs, sessionState, uidNow } from './session-state.ts';
import { settleSignIn, signInWanted, waitForSignIn } from './sign-in-gate.ts';

const STAFF_UID = 'uid-staff';
const SERVED_AT_MS = 1_795_000_000_000;
const network = vi.fn<(url: string) => Promise<Response>>();
let session: Session;

const otherTab = new BroadcastChannel('madoguchi.session');

beforeAll(() => {
  vi.stubGlobal('fetch', network);
});

beforeEach(async () => {
  session = GUEST_SESSION;
  network.mockReset().mockImplementation(async (url) => {
    if (url.endsWith('/api/auth/logout')) return Response.json({ ended: true });
    if (url.endsWith('/api/session')) return Response.json(session);
    return url.endsWith('/api/auth')
      ? Response.json({ user: STAFF_SESSION.user, access_token: 't' })
      : Response.json([]);
  });
});

afterEach(() => {
  settleSignIn(false);
  forgetMasterLists();
  sessionState.set({ phase: 'asking' });
});

async function signIn(): Promise<void> {
  await startSession();
  session = STAFF_SESSION;
  await signInWith({ email: 'staff@madoguchi.example', password: 'madoguchi-sample' });
  await vi.waitFor(() => expect(masterArrivals.get().data).not.toBeNull());
}

it('fetches no master list for a guest, and all once somebody has signed in [S4-03]', async () => {
  await startSession();
  expect(network).toHaveBeenCalledTimes(1);
  session = STAFF_SESSION;
  await signInWith({ email: 'staff@madoguchi.example', password: 'madoguchi-sample' });
  expect(uidNow()).toBe(STAFF_UID);
  await vi.waitFor(() => expect(masterArrivals.get().data).not.toBeNull());
});

/** As the server writes it into the page. */
function writeOpening(opening: Opening): void {
  const place = document.createElement('script');
  place.id = 'opening';
  place.type = 'application/json';
  place.textContent = JSON.stringify(opening);
  document.body.append(place);
}

const MEMBERS = { operation: 'members.list', input: {}, isList: true, shows: ['members'] } as const;

it('takes what the page brings along, out of the page, and asks for none of it', async () => {
  const month = {
    operation: 'expense-claims.show-my-month',
    input: { month: '202611' },
    answer: { claim: null },
    shows: ['expense-claims'],
  } as const;
  const rows = { ...MEMBERS, answer: { rows: [], next: null } } as const;
  writeOpening({ servedAtMs: SERVED_AT_MS, session: STAFF_SESSION, answers: [month, rows] });
  await startSession();
  expect([uidNow(), servedAtMs.get()]).toEqual([STAFF_UID, SERVED_AT_MS]);
  expect(document.getElementById('opening')).toBeNull();
  expect(queryClient.getQueryData([month.operation, month.input])).toEqual(month.answer);
  expect(firstRows(rows.operation, rows.input)?.data).toEqual(rows.answer);
  expect(network.mock.calls.map(([url]) => url)).not.toContain('/api/session');
});

function writeLanguage(language: 'ja' | 'en' | null): void {
  if (STAFF_SESSION.user === null) throw new Error('Nobody is signed in');
  const { user } = STAFF_SESSION;
  const data = { ...user.data, settings: { ...user.data.settings, language } };
  writeOpening({ servedAtMs: SERVED_AT_MS, session: { ...STAFF_SESSION, user: { ...user, data } }, answers: [] });
}

it('shows the account’s language, and where none was chosen there this browser’s [S1-02]', async () => {
  keepLanguage('en');
  writeLanguage('ja');
  await startSession();
  expect(languageNow()).toBe('ja');
  writeLanguage(null);
  await startSession();
  expect(languageNow()).toBe('en');
  localStorage.clear();
});

it('drops everything of the person at sign-out [S4-06]', async () => {
  await signIn();
  queryClient.setQueryData(['expense-claims.show', {}], 'a claim');
  keepBrought({ ...MEMBERS, answer: { rows: ['a person'], next: null } });
  await signOutHere();
  expect(firstRows('members.list', {})).toBeUndefined();
  expect(uidNow()).toBeNull();
  expect(masterArrivals.get().data).toBeNull();
  expect(queryClient.getQueryData(['expense-claims.show', {}])).toBeUndefined();
});

it('follows another tab that signs out [S4-06]', async () => {
  await signIn();
  otherTab.postMessage({ kind: 'signed-out' });
  await vi.waitFor(() => expect(uidNow()).toBeNull());
});

it('asks whoever comes back to a page whose session has ended to log in over it [S3-13]', async () => {
  await signIn();
  session = GUEST_SESSION;
  await lookAgain();
  expect(signInWanted.get()).toBe(true);
  expect(uidNow()).toBe(STAFF_UID);
});

it.each([
  ['a page that stands open notices it', lookAgain],
  ['a page is opened next', startSession],
])('names nobody in the browser any more once the session is over and %s (T22)', async (_when, notice) => {
  await signIn();
  localStorage.setItem(recentKey(STAFF_UID), '[{"id":"person:1","title":"佐藤","icon":"person"}]');
  localStorage.setItem(recentKey(null), '[{"id":"page:faq","title":"FAQ","icon":"faq"}]');
  await lookAgain();
  expect(localStorage.getItem(recentKey(STAFF_UID)), 'while it stands').toContain('佐藤');
  session = GUEST_SESSION;
  await notice();
  expect(Object.keys(localStorage)).toEqual([recentKey(null)]);
  localStorage.clear();
});

it('takes nobody for gone by an answer that a later question has overtaken: a new password gives another token (T15)', async () => {
  await signIn();
  const overtaken = Promise.withResolvers<Response>();
  network.mockImplementationOnce(() => overtaken.promise);
  const looking = lookAgain();
  await goOnUnderNewToken();
  overtaken.resolve(Response.json(GUEST_SESSION));
  await looking;
  expect(signInWanted.get()).toBe(false);
  expect(uidNow()).toBe(STAFF_UID);
});

it('lets what was refused in the moment of a new token go on, in every tab (T15)', async () => {
  await signIn();
  const heard = vi.fn();
  otherTab.addEventListener('message', ({ data }: MessageEvent) => heard(data), { once: true });
  const refused = waitForSignIn();
  await goOnUnderNewToken();
  expect(await refused).toBe(true);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: 'signed-in', uid: STAFF_UID }));
  const inThisTab = waitForSignIn();
  otherTab.postMessage({ kind: 'signed-in', uid: STAFF_UID });
  expect(await inThisTab).toBe(true);
});

it('takes over a new day, and lets the waiting calls go on where the person is back', async () => {
  await signIn();
  session = { ...STAFF_SESSION, today: '2026-12-01' as Session['today'] };
  await lookAgain();
  expect(sessionState.get()).toMatchObject({ session: { today: '2026-12-01' } });
  expect(signInWanted.get()).toBe(false);
});
