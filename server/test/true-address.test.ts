// The terminal's address in the records is the true one, whatever the caller claims (reliability T14, S1-01).
import { signIn } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  '::1',
  '[2001:db8::1]:443',
  '203.0.113.7:8080',
  'localhost',
  'nonsense',
  '',
];
const HEADERS = [
  'x-forwarded-for',
  'X-Forwarded-For',
  'forwarded',
  'x-real-ip',
  'client-ip',
  'true-client-ip',
  'x-client-ip',
];
const forged = HEADERS.flatMap((name) =>
  ADDRESSES.map((address): [string, string] => [name, name === 'forwarded' ? `for="${address}"` : address]),
);

/** The address recorded of a failed sign-in with these headers. */
async function recordedAddress(world: World, headers: Record<string, string>): Promise<string | undefined> {
  const credentials = { email: 'nobody@madoguchi.example', password: 'nothing' };
  const { status } = await world.as(null)(signIn, credentials, { headers });
  expect(status).toBe(422);
  return (await world.audit(`event = 'session.refused'`)).at(-1)?.ip;
}

describe('the recorded address', () => {
  it(`is the peer's, for all of ${forged.length} forged headers [S1-01] [B0-09]`, async () => {
    for (const [name, value] of forged) {
      expect(await recordedAddress(direct, { [name]: value }), `${name}: ${value}`).toBe('127.0.0.1');
    }
  }, 60_000);

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
