// @vitest-environment jsdom
import { showMyMonth } from '@madoguchi/contract/expense-claims/operations.ts';
import { savePreference } from '@madoguchi/contract/preferences/operations.ts';
import type { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import { showSession, signOut, updateUser } from '@madoguchi/contract/session/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION, STAFF_SESSION } from '../../test/sessions.ts';
import { call } from './call.ts';
import { OfflineError, ProblemError } from './http/refusals.ts';
import { sessionState } from './identity/session-state.ts';
import { settleSignIn, signInWanted } from './identity/sign-in-gate.ts';
import { watchTouches } from './touches.ts';

const NOT_SIGNED_IN: ProblemBody = {
  status: 401,
  code: 'not-signed-in',
  message: 'Your session has ended.',
  data: { fields: [], requestId: 'r-1' },
};

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const signedInAs = (session: Session) => sessionState.set({ phase: 'known', session });
const sent = (nth: number) => new Headers(network.mock.calls[nth]?.[1]?.headers);
const english = { user: { data: { settings: { language: 'en' as const } } } };

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  settleSignIn(false);
  sessionState.set({ phase: 'asking' });
});

it('says who is signed in where only they may call [S4-09]', async () => {
  signedInAs(STAFF_SESSION);
  network.mockImplementation(async () => answer(200, STAFF_SESSION.user));
  await call(updateUser, english);
  expect(sent(0).get('uid')).toBe(STAFF_SESSION.user?.uid);
});

it('a write outlives its page where its body is small enough for a browser, in bytes; a read does not', async () => {
  signedInAs(STAFF_SESSION);
  const outlives = async (ask: () => Promise<unknown>, output: unknown) => {
    network.mockClear();
    network.mockImplementation(async () => answer(200, output));
    await ask();
    return network.mock.calls[0]?.[1]?.keepalive;
  };
  const keep = (value: string) => () => call(savePreference, { name: 'shortcuts', value, version: 1 });
  expect(await outlives(keep('short'), { version: 2 })).toBe(true);
  expect(await outlives(keep('a'.repeat(47_900)), { version: 2 })).toBe(true);
  expect(await outlives(keep('長'.repeat(16_000)), { version: 2 })).toBe(false);
  expect(await outlives(() => call(showSession, {}), GUEST_SESSION)).toBe(false);
});

it('says nothing where everybody may call: a person whose session has ended can log in again', async () => {
  signedInAs(STAFF_SESSION);
  network.mockImplementation(async () => answer(200, GUEST_SESSION));
  await call(showSession, {});
  expect(sent(0).has('uid')).toBe(false);
});

it('says with every request how long ago somebody touched the page (T22) [S3-13]', async () => {
  vi.useFakeTimers();
  const leave = watchTouches();
  network.mockImplementation(async () => answer(200, GUEST_SESSION));
  const idle = async () => {
    network.mockClear();
    await call(showSession, {});
    return sent(0).get('idle-seconds');
  };
  vi.setSystemTime(Date.now() + 90_000);
  expect(await idle()).toBe('90');
  // The page moves, and scrolls, by itself, too.
  for (const name of ['scroll', 'pointermove', 'focusin']) document.body.dispatchEvent(new Event(name));
  expect(await idle()).toBe('90');
  for (const name of ['keydown', 'input', 'pointerdown', 'wheel', 'touchmove']) {
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(await idle(), name).toBe('0');
    vi.setSystemTime(Date.now() + 30_500);
    expect(await idle()).toBe('30');
  }
  leave();
  vi.useRealTimers();
});

it('gives every write a key of its own, and a retry the same one', async () => {
  signedInAs(STAFF_SESSION);
  network.mockImplementation(async () => answer(200, STAFF_SESSION.user));
  await call(updateUser, english);
  await call(updateUser, english);
  await call(updateUser, english, { key: 'mine' });
  const keys = [0, 1, 2].map((nth) => sent(nth).get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('mine');
});

it('throws a refusal with its code and fields', async () => {
  const refusal = { ...NOT_SIGNED_IN, status: 409, code: 'stale' };
  network.mockResolvedValue(answer(409, refusal));
  const error = await call(showMyMonth, { month: '202611' as YearMonth }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ProblemError);
  expect((error as ProblemError).body).toEqual(refusal);
});

it('tells an unreachable server from a refusing one', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(showSession, {})).rejects.toBeInstanceOf(OfflineError);
});

it('takes the page of a proxy that stands in for the server as an unreachable server', async () => {
  network.mockResolvedValue(new Response('<h1>502</h1>', { status: 502 }));
  await expect(call(showSession, {})).rejects.toBeInstanceOf(OfflineError);
});

it('refuses an answer that is not what the contract says', async () => {
  network.mockResolvedValue(answer(200, { user: null }));
  await expect(call(showSession, {})).rejects.toThrow('company');
});

it('waits at the end of a session and goes on with the same key after sign-in [S3-13]', async () => {
  signedInAs(STAFF_SESSION);
  network.mockResolvedValueOnce(answer(401, NOT_SIGNED_IN)).mockResolvedValueOnce(answer(200, STAFF_SESSION.user));
  const saved = call(updateUser, english);
  await vi.waitFor(() => expect(signInWanted.get()).toBe(true));
  settleSignIn(true);
  await expect(saved).resolves.toEqual(STAFF_SESSION.user);
  expect(sent(1).get('idempotency-key')).toBe(sent(0).get('idempotency-key'));
});

it('fails the waiting call when the person leaves instead', async () => {
  signedInAs(STAFF_SESSION);
  network.mockResolvedValue(answer(401, NOT_SIGNED_IN));
  const saved = call(updateUser, english);
  const outcome = expect(saved).rejects.toBeInstanceOf(ProblemError);
  await vi.waitFor(() => expect(signInWanted.get()).toBe(true));
  settleSignIn(false);
  await outcome;
});

it('never asks for a sign-in in order to sign out', async () => {
  signedInAs(STAFF_SESSION);
  network.mockResolvedValue(answer(401, NOT_SIGNED_IN));
  await expect(call(signOut, {})).rejects.toBeInstanceOf(ProblemError);
  expect(signInWanted.get()).toBe(false);
});
