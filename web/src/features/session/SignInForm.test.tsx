import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST_SESSION, STAFF_SESSION } from '../../../test/sessions.ts';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import { forgetMasterLists } from '../../platform/identity/master-lists.ts';
import { sessionState, uidNow } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { SignInForm } from './SignInForm.tsx';

const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const refusal = (status: number, code: string, fields: readonly object[]) =>
  answer(status, { status, code, message: `refused: ${code}`, data: { fields, requestId: 'r-42' } });

function open() {
  render(
    <ThemeGround>
      <SignInForm />
    </ThemeGround>,
  );
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const submit = screen.getByRole('button', { name: 'Log in' });
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  return { email, password, submit, type };
}

async function openFilled() {
  const form = open();
  form.type(form.email, 'staff@madoguchi.example');
  form.type(form.password, 'madoguchi-sample');
  await waitFor(() => expect(form.submit).toHaveProperty('disabled', false));
  return form;
}

beforeEach(() => {
  showLanguage('en');
  sessionState.set({ phase: 'known', session: GUEST_SESSION });
  vi.stubGlobal('fetch', network);
  network.mockReset();
});

afterEach(() => {
  cleanup();
  forgetMasterLists();
  sessionState.set({ phase: 'asking' });
  messages.set([]);
  vi.unstubAllGlobals();
});

it('has one email, one password and one submit, which waits for a changed and valid form [S3-01, S3-03]', async () => {
  const { email, password, submit, type } = open();
  expect([email.getAttribute('type'), password.getAttribute('type')]).toEqual(['email', 'password']);
  expect(document.querySelectorAll('button[type=submit]')).toHaveLength(1);
  expect(submit).toHaveProperty('disabled', true);
  type(email, 'staff@madoguchi.example');
  type(password, 'x');
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  type(password, '');
  await waitFor(() => expect(submit).toHaveProperty('disabled', true));
});

it('says on each change what is missing, in the words of the source [S3-02, S3-03]', async () => {
  const { email, password, type } = open();
  type(email, 'staff');
  expect(await screen.findByText('You must enter a valid email')).toBeTruthy();
  type(email, '');
  expect(await screen.findByText('You must enter a email')).toBeTruthy();
  type(password, 'x');
  type(password, '');
  expect(await screen.findByText('Please enter your password.')).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe('true');
});

it('lets a password manager fill it in, and a password be pasted', () => {
  const { email, password } = open();
  expect([email, password].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
  ]);
  for (const field of [email, password]) expect(fireEvent.paste(field), 'nothing holds it back').toBe(true);
});

it('takes a full-width address as the person means it', async () => {
  const { email, password, submit, type } = open();
  type(email, 'ｓｔａｆｆ＠madoguchi.example');
  type(password, 'madoguchi-sample');
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  network.mockResolvedValue(refusal(422, 'sign-in-failed', []));
  fireEvent.click(submit);
  await waitFor(() => expect(network).toHaveBeenCalled());
  expect(network.mock.calls[0]?.[1]?.body).toContain('"staff@madoguchi.example"');
});

it('shows and hides the password by a named button [S3-01]', () => {
  const { password } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.getAttribute('type')).toBe('password');
});

it.each([
  ['email', 'Check your email address', 'Email'],
  ['password', 'Check your password', 'Password'],
])(
  'puts the server’s error of type %s on its field and goes there [S3-06, S3-07, S3-09]',
  async (type, message, label) => {
    network.mockResolvedValue(refusal(422, 'sign-in-failed', [{ field: type, type, code: 'x', message }]));
    const { submit } = await openFilled();
    fireEvent.click(submit);
    const shown = await screen.findByText(message);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-describedby')).toBe(shown.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(messages.get(), 'nothing says that the login is under way').toEqual([]);
  },
);

it('shows an outage as a band with its reference number, and tries again from there', async () => {
  network.mockResolvedValueOnce(refusal(503, 'unavailable', []));
  const { submit } = await openFilled();
  fireEvent.click(submit);
  expect((await screen.findByRole('alert')).textContent).toContain('Reference number r-42');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
});

it('says how long attempts are held off, counts down, and offers to try again when it is over (T13)', async () => {
  const body = { status: 429, code: 'too-many', message: 'Try again in 61 seconds.' };
  network.mockResolvedValueOnce(
    answer(429, { ...body, data: { fields: [], requestId: 'r-42', retryAfterSeconds: 61 } }),
  );
  const { submit } = await openFilled();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    fireEvent.click(submit);
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 61 seconds.1:01 left');
    // The count begins a moment after it is drawn.
    await expect.poll(() => vi.getTimerCount(), { timeout: 10_000 }).toBe(1);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('alert').textContent).toContain('0:59 left');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('tells when and from where one was logged in before, so that somebody else is noticed', async () => {
  const lastSignIn = { at: '2026-11-20T00:02:00.000Z', ip: '203.0.113.7' };
  network.mockImplementation(async (url) => {
    if (url.endsWith('/api/auth')) return answer(200, { user: STAFF_SESSION.user, access_token: 't', lastSignIn });
    return answer(200, url.endsWith('/api/session') ? STAFF_SESSION : []);
  });
  const { submit } = await openFilled();
  fireEvent.click(submit);
  const detail = 'Last login: 20 Nov 2026 (Fri) 09:02, IP address 203.0.113.7';
  await waitFor(() => expect(messages.get()).toEqual([expect.objectContaining({ variant: 'success', detail })]));
});

it('fetches the person after sign-in and says so, before and after [S4-02]', async () => {
  network.mockImplementation(async (url) => {
    if (url.endsWith('/api/auth')) return answer(200, { user: STAFF_SESSION.user, access_token: 't' });
    return answer(200, url.endsWith('/api/session') ? STAFF_SESSION : []);
  });
  const { submit } = await openFilled();
  const seen: (readonly string[])[] = [];
  const stop = messages.subscribe(() => seen.push(messages.get().map(({ text }) => text)));
  fireEvent.click(submit);
  await waitFor(() => expect(uidNow()).toBe(STAFF_SESSION.user?.uid));
  stop();
  expect(seen).toEqual([['Logging in with Madoguchi'], ['Logged in with Madoguchi']]);
});

it('names no product in Japanese once somebody is logged in', async () => {
  network.mockImplementation(async (url) => {
    if (url.endsWith('/api/auth')) return answer(200, { user: STAFF_SESSION.user, access_token: 't' });
    return answer(200, url.endsWith('/api/session') ? STAFF_SESSION : []);
  });
  const { submit } = await openFilled();
  act(() => showLanguage('ja'));
  fireEvent.click(submit);
  await waitFor(() => expect(messages.get().map(({ text }) => text)).toEqual(['ログインしました。']));
});

it('holds that it has succeeded, and is not sent a second time while the next screen comes [S3-10]', async () => {
  network.mockImplementation(async (url) => {
    if (url.endsWith('/api/auth')) return answer(200, { user: STAFF_SESSION.user, access_token: 't' });
    return answer(200, url.endsWith('/api/session') ? STAFF_SESSION : []);
  });
  const sent = () => network.mock.calls.filter(([url]) => url.endsWith('/api/auth')).length;
  const { submit } = await openFilled();
  fireEvent.click(submit);
  await waitFor(() => expect(messages.get()).toMatchObject([{ variant: 'success' }]));
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('false'));
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await act(async () => {
    fireEvent.click(submit);
  });
  expect(sent()).toBe(1);
});

it.each([
  [
    'a refused field',
    () =>
      refusal(422, 'sign-in-failed', [{ field: 'password', type: 'password', code: 'wrong-password', message: 'x' }]),
  ],
  ['a failure of no field', () => refusal(503, 'unavailable', [])],
])('holds no success after %s, and can be sent again [S3-10]', async (_case, refuse) => {
  network.mockImplementation(async (url) => (url.endsWith('/api/auth') ? refuse() : answer(200, GUEST_SESSION)));
  const sent = () => network.mock.calls.filter(([url]) => url.endsWith('/api/auth')).length;
  const { submit, password, type } = await openFilled();
  fireEvent.click(submit);
  await waitFor(() => expect(sent()).toBe(1));
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('false'));
  type(password, 'another-password');
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  fireEvent.click(submit);
  await waitFor(() => expect(sent()).toBe(2));
});
