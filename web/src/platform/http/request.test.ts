import { expect, it } from 'vitest';
import { requestOf } from './request.ts';

const READ = { method: 'GET', path: '/api/claims/:id/lines' } as const;
const WRITE = { method: 'POST', path: '/api/claims/:id/submit' } as const;

it('takes the path from the input and sends the rest of a read as query', () => {
  expect(requestOf(READ, { id: 'a/b', state: 'submitted', warned: true })).toEqual({
    method: 'GET',
    path: '/api/claims/a%2Fb/lines?state=submitted&warned=true',
  });
});

it('sends a list as a repeated key, and nothing for what is not set', () => {
  const { path } = requestOf(READ, { id: '1', state: ['a', 'b'], after: null, limit: undefined });
  expect(path).toBe('/api/claims/1/lines?state=a&state=b');
});

it('sends what the path of a write leaves over as a JSON body', () => {
  expect(requestOf(WRITE, { id: '1', version: 3 })).toEqual({
    method: 'POST',
    path: '/api/claims/1/submit',
    body: '{"version":3}',
  });
});

it('refuses to guess a missing part of the path', () => {
  expect(() => requestOf(WRITE, {})).toThrow('needs id');
});
