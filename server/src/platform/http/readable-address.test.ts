import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { readableAddress } from './readable-address.ts';

const LIST = '/apps/purchase-request/list/-/-/-';

describe('an address with a % that stands for no sign', () => {
  it.each([
    [`${LIST}/50%`, `${LIST}/50%25`],
    [`${LIST}/%E6%9C%BA%2F100%`, `${LIST}/%E6%9C%BA%2F100%25`],
    ['/apps/%zz/%FF?q=50%', '/apps/%25zz/%25FF?q=50%'],
    ['/apps/%E6%9C', '/apps/%25E6%259C'],
    ['/apps/%25/%20', '/apps/%25/%20'],
  ])('%s is read as %s [S2-03]', (address, readable) => expect(readableAddress(address)).toBe(readable));

  it.each(['//evil.example/%', '/\\evil.example/%', 'https://evil.example/%', ''])(
    '%j is none of the portal’s',
    (address) => expect(readableAddress(address)).toBeNull(),
  );

  it('can be read whatever stood in it, and is then left as it is', () => {
    const part = fc.oneof(fc.constantFrom('%', '%2', '%FF', '%E3%81', '%E3%81%82', '%25', '/', 'a'), fc.string());
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const path = `/a${parts.join('').replaceAll('?', '')}`;
        const readable = readableAddress(path);
        expect(() => decodeURIComponent(readable ?? '')).not.toThrow();
        expect(readableAddress(readable ?? '')).toBe(readable);
      }),
    );
  });
});

describe('the portal', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const get = async (url: string) => {
    const { statusCode, headers, body } = await world.app.inject({ url });
    return { status: statusCode, location: headers.location, body };
  };

  it.each([`${LIST}/50%`, '/apps/purchase-request/50%', '/nowhere/%FF', '/%'])(
    'leads from %s to the same screen, readable [S2-03]',
    async (url) => expect(await get(url)).toMatchObject({ status: 302, location: readableAddress(url) }),
  );

  it.each(['/api/purchase-requests/50%', '/api/faq/%FF', '//evil.example/%'])(
    'refuses %s as unreadable [S8-01]',
    async (url) => {
      const { status, body, location } = await get(url);
      expect([status, JSON.parse(body).code, location]).toEqual([400, 'unreadable', undefined]);
    },
  );

  it('refuses a write to an address that cannot be read', async () => {
    const { statusCode } = await world.app.inject({ method: 'POST', url: '/apps/50%' });
    expect(statusCode).toBe(400);
  });
});
