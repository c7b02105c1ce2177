// Many employees with sessions whose tokens can be told from their number: for loads over real connections.
import type { Pool } from 'pg';
import { tokenHash } from '../src/platform/session/session-store.ts';

/** The token of the nth of the crowd, counted from 1. */
export const tokenOf = (nth: number): string => `crowd-${String(nth).padStart(37, '0')}`;

/** Adds as many staff members, each with an open session. */
export async function addCrowd(pool: Pool, people: number): Promise<void> {
  const hashes = Array.from({ length: people }, (_, index) => tokenHash(tokenOf(index + 1)));
  await pool.query(
    `with crowd as (
       select nth, hash, gen_random_uuid() as employee, gen_random_uuid() as account
       from unnest($1::bytea[]) with ordinality as given(hash, nth)
     ), employed as (
       insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
         department_code, position_code, joined_on)
       select employee, (10000 + nth)::text, '鈴木', nth::text, 'スズキ', nth::text, nth || '@crowd.example', 'HQ', 'staff', '2010-04-01'
       from crowd returning id
     ), admitted as (
       insert into accounts (id, email, password_hash, display_name, roles, employee_id)
       select account, nth || '@crowd.example', 'nobody', '鈴木 ' || nth, '{staff}', employee
       from crowd where employee in (select id from employed) returning id
     )
     insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     select gen_random_uuid(), account, hash, now(), now() + interval '1 day', '127.0.0.1', 'test'
     from crowd where account in (select id from admitted)`,
    [hashes],
  );
}
