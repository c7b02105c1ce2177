import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../test/audit-history.ts';
import { checkpointLink, GENESIS, type LineRecord, recordLink } from './record-line.ts';

const RECORD: LineRecord = {
  id: '01980000-0000-7000-8000-000000000001',
  at: '2026-11-21T05:05:00.123Z',
  account: null,
  actor: '山田 "太郎"\n\u2028\u0001',
  roles: ['admin', 'staff'],
  ip: '2001:db8::1',
  agent: '\\',
  operation: 'session.sign-in',
  event: 'session.refused',
  target_kind: 'account',
  target_id: null,
  difference: '{"a": 1.0, "number": 12345678901234567890}',
  request: 'abc123',
};

describe('the line of the audit trail', () => {
  it('is this text, byte for byte: logs of years are verified by it [B0-09]', () => {
    const { line, hash } = recordLink(7n, RECORD, GENESIS);
    expect(line).toBe(
      `{"record":1,"number":7,"id":"01980000-0000-7000-8000-000000000001","at":"2026-11-21T05:05:00.123Z","account":null,` +
        `"actor":"山田 \\"太郎\\"\\n\u2028\\u0001","roles":["admin","staff"],"ip":"2001:db8::1","agent":"\\\\",` +
        `"operation":"session.sign-in","event":"session.refused","target":["account",null],` +
        `"difference":{"a": 1.0, "number": 12345678901234567890},"request":"abc123","previous":"${GENESIS}",` +
        `"hash":"${hash}"}`,
    );
    expect(hash).toBe('b454554578e359537ef3aa2084044f899b22e9d8de87a0bcae3279c0636ccf10');
  });

  it('carries the hash of what stands before it [B0-09]', () => {
    const record = recordLink(1n, RECORD, GENESIS);
    expect(hashOf(record.line)).toBe(record.hash);
    const signed = checkpointLink(2n, { at: RECORD.at, key: '0123456789abcdef' }, record.hash, 'c2ln');
    expect(hashOf(signed.line)).toBe(signed.hash);
    expect(JSON.parse(signed.line)).toEqual({
      checkpoint: 1,
      number: 2,
      at: RECORD.at,
      key: '0123456789abcdef',
      previous: record.hash,
      signature: 'c2ln',
      hash: signed.hash,
    });
  });
});
