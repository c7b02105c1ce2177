// The SQL of new accounts: one or thousands, with their employee records, links and letters, all or nothing.
import type { HeldRole } from '@madoguchi/contract/access.ts';
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { letterParts } from '../../notifications/public.ts';

export interface EmployeeToMake {
  readonly number: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly department: string;
  readonly position: string;
}

export interface AccountToMake {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly kana: string;
  /** Of an employee who is there, or of the one that is made. */
  readonly employeeId: string | null;
  readonly employee: EmployeeToMake | null;
}

/** With what lets its person in: a password, or a link. `hash` in hexadecimal. */
export interface AccountRowToInsert extends AccountToMake {
  readonly role: HeldRole;
  /** Its last day; `null`: none. */
  readonly endsOn: string | null;
  readonly passwordHash: string | null;
  readonly link: { readonly id: string; readonly hash: string; readonly expiresAt: string } | null;
}

interface Inserting {
  /** Of `AccountRowToInsert[]`. */
  rows: string;
  /** Written by `writtenLetters`. */
  letters: string;
  by: string;
  at: string;
  today: string;
}

export const insertAccounts = change<Inserting>((at) => ({
  before: {
    asked: sql`select * from json_to_recordset(${at('rows')}::json) as row(id uuid, email text, "displayName" text,
      kana text, "employeeId" uuid, employee json, role text, "endsOn" date, "passwordHash" text, link json)`,
    employed: sql`insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
        department_code, position_code, joined_on)
      select "employeeId", employee ->> 'number', employee ->> 'lastName', employee ->> 'firstName',
        employee ->> 'lastNameKana', employee ->> 'firstNameKana', email, employee ->> 'department',
        employee ->> 'position', ${at('today')}::date
      from asked where json_typeof(employee) = 'object'`,
    made: sql`insert into accounts (id, email, password_hash, display_name, kana, roles, ends_on, status, employee_id, created_at,
        updated_at)
      select id, email, "passwordHash", "displayName", kana, array[role], "endsOn",
        case when "passwordHash" is null then 'invited' else 'active' end, "employeeId", ${at('at')}::timestamptz,
        ${at('at')}::timestamptz
      from asked returning id`,
    linked: sql`insert into account_links (id, account_id, kind, token_hash, created_by, created_at, expires_at)
      select (link ->> 'id')::uuid, id, 'invitation', decode(link ->> 'hash', 'hex'), ${at('by')}::uuid,
        ${at('at')}::timestamptz, (link ->> 'expiresAt')::timestamptz
      from asked where json_typeof(link) = 'object'`,
  },
  changed: sql`select '{}'::jsonb as patch from (select count(*) from made) done`,
  after: letterParts(at('letters')),
}));
