// @vitest-environment jsdom
import type { Session } from '@madoguchi/contract/session/model.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION, STAFF_SESSION } from '../../test/sessions.ts';
import { frameCopies } from './frame-settings.ts';
import { signInWith, signOutHere, startSession } from './identity/session-actions.ts';
import { sessionState } from './identity/session-state.ts';
import { keepPreference, preferenceValues, startPreferences } from './preferences.ts';

const dark = { theme: { main: 'dark3' } } as const;
const light = { theme: { main: 'light2' } } as const;

interface Sent {
  readonly body?: string;
  readonly keepalive?: boolean;
}
const network = vi.fn<(url: string, request?: Sent) => Promise<Response>>();
const otherTab = new BroadcastChannel('madoguchi.session');
let session: Session;
let answerSave: () => Promise<Response>;

const frame = () => preferenceValues.get().frame;
const saves = () =>
  network.mock.calls
    .filter(([url]) => url.endsWith('/api/preferences'))
    .map(([, request]) => JSON.parse(request?.body ?? 'null'));

const stored = (value: object, version: number): Session => ({
  ...STAFF_SESSION,
  preferences: { ...STAFF_SESSION.preferences, frame: { value, version } },
});

function problem(code: string, status: number, current?: unknown): Response {
  return Response.json({ status, code, message: code, data: { fields: [], requestId: 'r', current } }, { status });
}

beforeAll(async () => {
  vi.stubGlobal('fetch', network);
  session = GUEST_SESSION;
  network.mockImplementation(async (url) => {
    if (url.endsWith('/api/session')) return Response.json(session);
    if (url.endsWith('/api/auth')) return Response.json({ user: STAFF_SESSION.user, access_token: 't' });
    if (url.endsWith('/api/auth/logout')) return Response.json({ ended: true });
    if (url.endsWith('/api/preferences')) return answerSave();
    return Response.json([]);
  });
  await startSession();
});

beforeEach(() => {
  session = stored({}, 0);
  answerSave = async () => Response.json({ version: saves().at(-1).version + 1 });
});

afterEach(async () => {
  if (sessionState.get().phase === 'known') await signOutHere();
  localStorage.clear();
  network.mockClear();
});

const signIn = () => signInWith({ email: 'staff@madoguchi.example', password: 'madoguchi-sample' });

describe('a member', () => {
  it('sees what their account keeps as soon as they have signed in [S6-09]', async () => {
    session = stored(dark, 4);
    await signIn();
    expect(frame()).toEqual(dark);
    expect(frameCopies.get().defaults).toEqual(dark);
  });

  it('sees a choice at once; it is sent to the account and not kept in the browser [S6-09]', async () => {
    await signIn();
    const saving = keepPreference('frame', dark);
    expect(frame()).toEqual(dark);
    expect(await saving).toBe('kept');
    expect(saves()).toEqual([{ name: 'frame', value: dark, version: 0 }]);
    expect(localStorage.getItem('madoguchi.preferences')).toBeNull();
  });

  it('may leave the page as soon as they have chosen [S6-09]', async () => {
    await signIn();
    await keepPreference('frame', dark);
    const [saved] = network.mock.calls.filter(([url]) => url.endsWith('/api/preferences'));
    expect(saved?.[1]).toMatchObject({ keepalive: true });
  });

  it('saves the new choice, never the one before, each over the version before it (fault 1)', async () => {
    session = stored(light, 7);
    await signIn();
    await Promise.all([keepPreference('frame', dark), keepPreference('frame', { direction: 'rtl' })]);
    expect(saves()).toEqual([
      { name: 'frame', value: dark, version: 7 },
      { name: 'frame', value: { direction: 'rtl' }, version: 8 },
    ]);
    expect(frame()).toEqual({ direction: 'rtl' });
  });

  it('sees the choice of before again where it could not be saved', async () => {
    session = stored(light, 2);
    await signIn();
    answerSave = async () => problem('unavailable', 503);
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(await keepPreference('frame', dark)).toBe('not-kept');
    expect(frame()).toEqual(light);
    expect(frameCopies.get().current).toEqual(light);
    logged.mockRestore();
  });

  it('sees what another device has chosen where that was first, and can choose again [B0-02]', async () => {
    await signIn();
    answerSave = async () => problem('stale', 409, { value: light, version: 5 });
    expect(await keepPreference('frame', dark)).toBe('overtaken');
    expect(frame()).toEqual(light);
    answerSave = async () => Response.json({ version: 6 });
    expect(await keepPreference('frame', dark)).toBe('kept');
    expect(saves().at(-1)).toMatchObject({ version: 5 });
  });

  it('sees in each tab what they choose in one', async () => {
    await signIn();
    const news = { kind: 'preference', uid: 'uid-staff', name: 'frame', kept: { value: dark, version: 1 } };
    otherTab.postMessage({ ...news, uid: 'uid-admin', kept: { value: light, version: 9 } });
    otherTab.postMessage(news);
    await vi.waitFor(() => expect(frame()).toEqual(dark));
  });

  it('leaves nothing behind at sign-out: all is as at the start (L5) [S4-06] [S6-09]', async () => {
    session = stored(dark, 4);
    await signIn();
    session = GUEST_SESSION;
    await signOutHere();
    expect(frame()).toEqual({});
    expect(JSON.stringify(sessionState.get())).not.toContain('dark3');
    expect(frameCopies.get()).toEqual({ initial: {}, defaults: {}, current: {}, asked: {} });
  });
});

describe('a guest', () => {
  it('keeps a choice in the browser and nowhere else, and finds it again after somebody was signed in (fault 3) [S6-09]', async () => {
    await signOutHere();
    expect(await keepPreference('frame', dark)).toBe('kept');
    expect(saves()).toEqual([]);
    await signIn();
    expect(frame()).toEqual({});
    await signOutHere();
    expect(frame()).toEqual(dark);
  });

  it.each(['{', '[]', 'null', '{"frame":"dark3"}', '{"frame":[]}', '{"frame":null}'])(
    'starts as new where the browser holds %s',
    (text) => {
      localStorage.setItem('madoguchi.preferences', text);
      startPreferences(document.implementation.createHTMLDocument());
      expect(frame()).toEqual({});
    },
  );
});

it('starts with the settings that the page was sent with, before the session is known [S6-09]', () => {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.dataset['frame'] = '{"theme":{"main":"dark3","side":"x"}}';
  startPreferences(page);
  expect(frame()).toEqual(dark);
});
