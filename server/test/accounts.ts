// Accounts for tests: strangers in each state, and links whose secret is known.
import { randomUUID } from 'node:crypto';
import type { HeldRole } from '@madoguchi/contract/access.ts';
import type { AccountState, LinkKind } from '@madoguchi/contract/accounts/model.ts';
import { newToken, tokenHash } from '../src/platform/session/session-store.ts';
import { NOW, type World } from './world.ts';

/** The last day of every auditor's account. */
export const AUDITED_UNTIL = '2026-12-10';

type Place = Pick<World, 'pool' | 'people'>;

/** An account of nobody else's, in the state; its first version. */
export async function account(
  { pool }: Place,
  state: AccountState = 'active',
  role: HeldRole = 'staff',
): Promise<{ id: string; version: number; email: string }> {
  const id = randomUUID();
  const email = `${id}@stranger.example`;
  const status = state === 'locked' ? 'active' : state;
  await pool.query(
    `insert into accounts (id, email, password_hash, display_name, kana, roles, status, ends_on)
     values ($1, $2, $3, '見知 らぬ', 'ミシ ラヌ', $4, $5, $6)`,
    [id, email, state === 'invited' ? null : 'nobody', [role], status, role === 'auditor' ? AUDITED_UNTIL : null],
  );
  if (state === 'locked') {
    await pool.query(
      `insert into sign_in_limits (scope, subject, failures, window_began_at, blocked_until)
       values ('account', $1, 12, $2, '2030-01-01')`,
      [id, NOW],
    );
  }
  return { id, version: 1, email };
}

/** One more session of the account; its token. */
export async function sessionOn({ pool }: Place, accountId: string): Promise<string> {
  const token = newToken();
  await pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [randomUUID(), accountId, tokenHash(token)],
  );
  return token;
}

/** A browser that the account's person has signed in with; its cookie. */
export async function deviceOn({ pool }: Pick<World, 'pool'>, accountId: string): Promise<string> {
  const device = newToken();
  await pool.query(
    'insert into known_devices (account_id, token_hash, created_at, last_used_at) values ($1, $2, $3, $3)',
    [accountId, tokenHash(device), NOW],
  );
  return device;
}

/** True when guesses from the browser count for the browser alone. */
export async function knowsDevice({ pool }: Pick<World, 'pool'>, device: string): Promise<boolean> {
  return (await pool.query('select from known_devices where token_hash = $1', [tokenHash(device)])).rowCount === 1;
}

/** Whom an identity provider means by the subject, which is the account's id. */
export async function identityOn({ pool, config }: Pick<World, 'pool' | 'config'>, accountId: string, email: string) {
  await pool.query(
    `insert into account_identities (provider, subject, account_id, email, created_at) values ($1, $2::text, $2::uuid, $3, $4)`,
    [config.identityProvider?.issuer, accountId, email, NOW],
  );
}

/** A link of the account, good until the instant; its secret. */
export async function linkOn(
  { pool, people }: Place,
  accountId: string,
  kind: LinkKind = 'invitation',
  until = '2026-11-24T05:05:00.000Z',
): Promise<string> {
  const token = newToken();
  await pool.query(
    `insert into account_links (id, account_id, kind, token_hash, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), accountId, kind, tokenHash(token), people.system.accountId, '2026-11-20T00:00:00Z', until],
  );
  return token;
}
