// Out at the provider as well: with the token of this login, which nobody else can read or show.
import { finishSingleSignOn, showWayOut } from '@madoguchi/contract/single-sign-on/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person, thereAndBack } from '../../../test/provider-logins.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { tokenHash } from '../../platform/session/session-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function comesBack(claims: Parameters<typeof thereAndBack>[1]) {
  const { input, headers } = await thereAndBack(world, claims);
  return world.as(null)(finishSingleSignOn, input, { headers });
}

describe('the way out', () => {
  const out = async (token: string | null) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    return (await world.as(null)(showWayOut, {}, { headers })).output.url;
  };

  it('leads to the provider with the token of this login, and back to the login page [S4-06]', async () => {
    const { output } = await comesBack(person(world, 'staff'));
    const url = new URL((await out(output.access_token)) ?? '');
    expect(url.origin + url.pathname).toBe(`${world.config.identityProvider?.issuer}/logout`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/login');
    const [, claims = ''] = url.searchParams.get('id_token_hint')?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: 'subject-of-staff' });
  });

  it('is no way for a session of a password, or for none [S4-06]', async () => {
    expect(await out(world.people.staff.token)).toBeNull();
    expect(await out(null)).toBeNull();
  });

  it('shows the provider no token that was moved to another person’s session', async () => {
    const [staff, admin] = [await comesBack(person(world, 'staff')), await comesBack(person(world, 'admin'))];
    const hashes = [staff, admin].map(({ output }) => tokenHash(output.access_token));
    await world.pool.query(
      `update sessions set sealed_id_token = (select sealed_id_token from sessions where token_hash = $1)
       where token_hash = $2`,
      hashes,
    );
    const url = new URL((await out(admin.output.access_token)) ?? '');
    expect(url.searchParams.has('id_token_hint')).toBe(false);
    expect(url.searchParams.get('client_id')).toBe('madoguchi');
    const own = new URL((await out(staff.output.access_token)) ?? '');
    expect(own.searchParams.has('id_token_hint')).toBe(true);
  });

  it('keeps the token in the database as nothing that anybody could read there', async () => {
    const { output } = await comesBack(person(world, 'staff'));
    const url = new URL((await out(output.access_token)) ?? '');
    const token = url.searchParams.get('id_token_hint') ?? '';
    const { rows } = await world.pool.query(
      `select encode(sealed_id_token, 'escape') as kept from sessions where sealed_id_token is not null`,
    );
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });
});
