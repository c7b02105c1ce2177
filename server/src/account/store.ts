import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../platform/db/change.ts';
import { run, statement } from '../platform/db/statement.ts';

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly display_name: string;
  readonly role: string;
  /** `null`: no employee record is made. */
  readonly employee_id: string | null;
  readonly number: string | null;
  readonly last_name: string;
  readonly first_name: string;
  readonly last_name_kana: string | null;
  readonly first_name_kana: string | null;
  readonly department: string | null;
  readonly position: string | null;
  readonly joined_on: string;
}

/** The account and, where wanted, its employee record. */
export const insertAccount = change<NewAccount>((at) => ({
  before: {
    employed: sql`insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
        department_code, position_code, joined_on)
      select ${at('employee_id')}::uuid, ${at('number')}::text, ${at('last_name')}::text, ${at('first_name')}::text,
        ${at('last_name_kana')}::text, ${at('first_name_kana')}::text, ${at('email')}::text,
        ${at('department')}::text, ${at('position')}::text, ${at('joined_on')}::date
      where ${at('employee_id')}::uuid is not null
      returning id`,
  },
  changed: sql`insert into accounts (id, email, password_hash, display_name, roles, employee_id)
    values (${at('id')}::uuid, ${at('email')}::text, ${at('password_hash')}::text, ${at('display_name')}::text,
      array[${at('role')}::text], (select id from employed))
    returning '{}'::jsonb as patch`,
}));

const codes = statement<{ list: string }, { code: string }>(
  (at) => sql`select code from classification_details
    where classification_code = ${at('list')} and active order by sort_order, code`,
);

/** The codes of a master list that can be chosen. */
export async function listCodes(pool: Pool, list: 'group' | 'position'): Promise<string[]> {
  return (await run(pool, codes, { list })).map(({ code }) => code);
}
