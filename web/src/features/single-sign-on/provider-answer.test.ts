// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { takeProviderAnswer } from './provider-answer.ts';

it('takes what it knows out of the address, and leaves nothing there for the history or a reload', () => {
  window.history.replaceState(
    { of: 'the router' },
    '',
    '/callback?code=c&state=s&session_state=x&iss=https%3A%2F%2Fid',
  );
  expect(takeProviderAnswer()).toEqual({ code: 'c', state: 's', iss: 'https://id' });
  expect(window.location.pathname + window.location.search).toBe('/callback');
  expect(window.history.state).toEqual({ of: 'the router' });
  expect(takeProviderAnswer()).toEqual({});
});
