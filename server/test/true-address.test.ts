// The terminal's address in the records is the true one, whatever the caller claims (reliability T14, S1-01).
import { request } from 'node:http';
import { describeApi } from '@madoguchi/contract/system/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listeningAt } from './listening.ts';
import { openWorld, type World } from './world.ts';

let direct: World;
let behindProxy: World;
beforeAll(async () => {
  [direct, behindProxy] = await Promise.all([openWorld(), openWorld({ TRUSTED_PROXIES: '127.0.0.1' })]);
});
afterAll(() => Promise.all([direct.close(), behindProxy.close()]));

const ADDRESSES = [
  '203.0.113.7',
  '203.0.113.7, 198.51.100.2',
  '127.0.0.1, 127.0.0.1',
  '::1',
  '::ffff:203.0.113.7',
  '[2001:db8::1]:443',
  '203.0.113.7:8080',
  'localhost',
  'nonsense',
  '',
];
const FORWARDED_FOR = 'x-forwarded-for';
const HEADERS = [
  FORWARDED_FOR,
  'forwarded',
  'x-real-ip',
  'client-ip',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
];
const forged = HEADERS.flatMap((name) =>
  ADDRESSES.map((address): [string, string] => [name, name === 'forwarded' ? `for="${address}"` : address]),
);

/** The peer whom the proxy saw, and says so behind whatever its caller claimed. */
const SEEN = '198.51.100.77';
function byProxy([name, value]: [string, string]): Record<string, string> {
  if (name !== FORWARDED_FOR) return { [name]: value, [FORWARDED_FOR]: SEEN };
  return { [name]: value === '' ? SEEN : `${value}, ${SEEN}` };
}

/** The address recorded of an attempt that was refused, with these headers and from that peer. */
async function recordedAddress(
  { app, people, audit }: World,
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
): Promise<string | undefined> {
  const authorization = `Bearer ${people.user.token}`;
  const answer = await app.inject({ url: describeApi.path, headers: { ...headers, authorization }, remoteAddress });
  expect(answer.statusCode).toBe(403);
  return (await audit(`request_id = '${answer.json().data.requestId}'`)).at(0)?.ip;
}

/** Over a real connection, as no client library writes it. Resolves with the status. */
function sentTwice(to: URL, token: string, values: readonly string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: to.hostname, port: to.port, path: '/api/openapi.json' }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    asked.setHeader('authorization', `Bearer ${token}`);
    asked.setHeader('x-forwarded-for', [...values]);
    asked.on('error', reject).end();
  });
}

describe('the recorded address', () => {
  it(`is the peer's, for all of ${forged.length} forged headers [S1-01] [B0-09]`, async () => {
    for (const [name, value] of forged) {
      expect(await recordedAddress(direct, { [name]: value }), `${name}: ${value}`).toBe('127.0.0.1');
    }
  }, 60_000);

  it(`is what the trusted proxy saw, for all of ${forged.length} headers that came to it forged (T14) [S1-01] [B0-09]`, async () => {
    for (const header of forged) {
      expect(await recordedAddress(behindProxy, byProxy(header)), header.join(': ')).toBe(SEEN);
    }
  }, 60_000);

  it('is the peer’s where that is not the trusted proxy, whatever it says (T14) [S1-01] [B0-09]', async () => {
    for (const header of forged) {
      const [name, value] = header;
      expect(await recordedAddress(behindProxy, { [name]: value }, SEEN), header.join(': ')).toBe(SEEN);
    }
  }, 60_000);

  it('has a negative control: whoever trusts every peer records what the caller claims (T14)', async () => {
    const credulous = await openWorld({ TRUSTED_PROXIES: `127.0.0.1,${SEEN}` });
    expect(await recordedAddress(credulous, { [FORWARDED_FOR]: '203.0.113.7' }, SEEN)).toBe('203.0.113.7');
    await credulous.close();
  });

  it('is the peer’s, though a header stands there twice, or says it comes from a proxy that is trusted (T14)', async () => {
    const address = await listeningAt(direct.app);
    const told = await sentTwice(new URL(address), direct.people.user.token, ['127.0.0.1', '203.0.113.7']);
    expect(told).toBe(403);
    expect((await direct.audit(`event = 'attempt.refused'`)).at(-1)?.ip).toBe('127.0.0.1');
  });

  it('is what the trusted proxy says, and nothing that stood before it [S1-01]', async () => {
    const said = (value: string) => recordedAddress(behindProxy, { 'x-forwarded-for': value });
    expect(await said('203.0.113.7')).toBe('203.0.113.7');
    // The caller claimed the first; the proxy added the last, whom it saw.
    expect(await said('198.51.100.2, 203.0.113.7')).toBe('203.0.113.7');
    expect(await recordedAddress(behindProxy, { 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' })).toBe(
      '127.0.0.1',
    );
  });
});
