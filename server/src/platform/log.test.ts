import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(level: 'info' | 'warn', what: object): string[] {
  const lines: string[] = [];
  createLog({ logLevel: level }, { write: (line) => lines.push(line) }).info(what, 'said');
  return lines;
}

it('a line is one JSON object with its level in words and its instant in UTC', () => {
  const [line = ''] = logged('info', { month: '202611' });
  expect(JSON.parse(line)).toMatchObject({ level: 'info', month: '202611', msg: 'said' });
  expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it('a line below the level is not written', () => {
  expect(logged('warn', {})).toEqual([]);
});

it.each([
  { password: 'geheim' },
  { body: { email: 'a@b.jp', password: 'geheim' } },
  { caller: { ip: '127.0.0.1', token: 'geheim' } },
  { headers: { authorization: 'Bearer geheim', cookie: 'session=geheim', 'set-cookie': 'session=geheim' } },
])('a credential is not logged: %j', (what) => {
  const [line = ''] = logged('info', what);
  expect(line).not.toContain('geheim');
  expect(line).toContain('(not logged)');
});
