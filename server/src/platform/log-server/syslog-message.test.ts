import { expect, it } from 'vitest';
import { syslogMessage } from './syslog-message.ts';

/** RFC 5424: priority, version, time, host, application, process, id, structured data, and a message in UTF-8. */
const MESSAGE =
  /^<(\d+)>1 (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) [\x21-\x7e]{1,255} madoguchi \d+ ([\x21-\x7e]{1,32}) (\[[^\]]+\]) \uFEFF(.*)$/s;

const hash = 'ab'.repeat(32);
const at = '2026-11-21T05:05:00.000Z';
const written = (event: string, line: string) =>
  MESSAGE.exec(syslogMessage({ number: 7, hash, at, event, line }).toString('utf8'))?.slice(1);

it('a record travels as RFC 5424 wants it, its line unchanged, with number and hash beside it [B0-09]', () => {
  const line = JSON.stringify({ record: 1, number: 7, at, event: 'session.started', actor: '山田', hash });
  expect(written('session.started', line)).toEqual([
    '109',
    at,
    'session.started',
    `[audit@32473 n="7" h="${hash}"]`,
    line,
  ]);
});

it('a long event is cut in the header only', () => {
  const line = JSON.stringify({ at, event: 'e'.repeat(40), hash });
  expect(written('e'.repeat(40), line)?.slice(2)).toEqual(['e'.repeat(32), `[audit@32473 n="7" h="${hash}"]`, line]);
});
