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

it('tells of an error of the database what broke, and nothing of the row, the key or the values [B0-09]', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const broken = Object.assign(new Error('new row violates check constraint "never_more_than_ordered"'), {
    code: '23514',
    table: 'purchase_lines',
    constraint: 'never_more_than_ordered',
    detail: 'Failing row contains (極秘の品, 5, 1).',
    where: 'COPY purchase_lines, line 1: "極秘の品"',
    internalQuery: "select '極秘の品'",
  });
  log.error({ err: broken }, 'unexpected error');
  log.error({ err: new Error('the save failed', { cause: broken }) }, 'unexpected error');
  log.error({ err: new AggregateError([broken], 'several') }, 'unexpected error');
  for (const line of lines) expect(line).not.toContain('極秘');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    code: '23514',
    constraint: 'never_more_than_ordered',
    message: broken.message,
    stack: expect.stringContaining('Error'),
  });
});
