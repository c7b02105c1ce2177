import { expect, it } from 'vitest';
import { syslogMessage } from './syslog-message.ts';

/** RFC 5424: priority, version, time, host, application, process, id, structured data, and a message in UTF-8. */
const MESSAGE =
  /^<(\d+)>1 (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) [\x21-\x7e]{1,255} madoguchi \d+ ([\x21-\x7e]{1,32}) (\[[^\]]+\]) \uFEFF(.*)$/s;

const hash = 'ab'.repeat(32);
const written = (line: string) => MESSAGE.exec(syslogMessage({ number: 7, line }).toString('utf8'))?.slice(1);

it('a record travels as RFC 5424 wants it, its line unchanged, with number and hash beside it [B0-09]', () => {
  const line = JSON.stringify({
    record: 1,
    number: 7,
    at: '2026-11-21T05:05:00.000Z',
    event: 'session.started',
    actor: '山田',
    hash,
  });
  expect(written(line)).toEqual([
    '109',
    '2026-11-21T05:05:00.000Z',
    'session.started',
    `[audit@32473 n="7" h="${hash}"]`,
    line,
  ]);
});

it('a checkpoint travels like a record, and a long event is cut in the header only', () => {
  const checkpoint = JSON.stringify({ checkpoint: 1, number: 7, at: '2026-11-21T05:05:00.000Z', hash });
  expect(written(checkpoint)?.[2]).toBe('checkpoint');
  const line = JSON.stringify({ at: '2026-11-21T05:05:00.000Z', event: 'e'.repeat(40), hash });
  expect(written(line)?.slice(2)).toEqual(['e'.repeat(32), `[audit@32473 n="7" h="${hash}"]`, line]);
});
