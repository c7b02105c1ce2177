// The people whom server tests meet: those of the sample organisation, a second admin, a second staff member.
import { randomUUID } from 'node:crypto';
import type { Role } from '@madoguchi/contract/access.ts';
import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import type { Pool } from 'pg';
import { newToken, tokenHash } from '../src/platform/session/session-store.ts';

export type Who = keyof typeof PEOPLE;

export interface Person {
  readonly accountId: string;
  readonly employeeUuid: string | null;
  readonly number: string | null;
  readonly email: string;
  readonly role: Role;
  readonly name: string;
  readonly token: string;
}

const second = {
  lastName: '高橋',
  firstName: '誠',
  lastNameKana: 'タカハシ',
  firstNameKana: 'マコト',
  department: 'HQ',
};
const other = {
  lastName: '髙﨑',
  firstName: '真理',
  lastNameKana: 'タカサキ',
  firstNameKana: 'マリ',
  department: 'HQ',
};

const PEOPLE = {
  ...SAMPLE_PEOPLE,
  admin2: { ...second, email: 'admin2@madoguchi.example', role: 'admin' },
  other: { ...other, email: 'other@madoguchi.example', role: 'staff' },
} as const;

const WHO = Object.keys(PEOPLE) as Who[];

/** Adds them all, each with an open session; nobody's password is right unless a hash is given. */
export async function addPeople(pool: Pool, passwordHash = 'nobody'): Promise<Record<Who, Person>> {
  const added = await Promise.all(
    WHO.map(async (who, index) => [who, await addPerson(pool, who, index, passwordHash)] as const),
  );
  return Object.fromEntries(added) as Record<Who, Person>;
}

/** The second admin presides: nobody stands above them, and their own claims go to the admins at once. */
const positionOf = (who: Who) => (who === 'admin2' ? 'president' : 'staff');

/** Makes the second admin the head of the head office: claims of everybody else go to them first, and to an admin then. */
export async function giveHead(pool: Pool, { admin2 }: Record<Who, Person>): Promise<void> {
  await pool.query(
    `update classification_details set extra = extra || jsonb_build_object('head', $1::text)
     where classification_code = 'group' and code = 'HQ'`,
    [admin2.number],
  );
}

async function addPerson(pool: Pool, who: Who, index: number, passwordHash: string): Promise<Person> {
  const { email, role, lastName, firstName, lastNameKana, firstNameKana, department } = PEOPLE[who];
  const [accountId, token] = [randomUUID(), newToken()];
  const employeeUuid = department === null ? null : randomUUID();
  const number = department === null ? null : String(index + 1).padStart(5, '0');
  const name = `${lastName} ${firstName}`;
  if (employeeUuid !== null) {
    await pool.query(
      `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
         department_code, position_code, joined_on)
       values ($1, $2, $3, $4, $5, $6, $7, 'HQ', $8, '2020-04-01')`,
      [employeeUuid, number, lastName, firstName, lastNameKana, firstNameKana, email, positionOf(who)],
    );
  }
  await pool.query(
    `insert into accounts (id, email, password_hash, display_name, roles, employee_id) values ($1, $2, $3, $4, $5, $6)`,
    [accountId, email, passwordHash, name, [role], employeeUuid],
  );
  await pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [randomUUID(), accountId, tokenHash(token)],
  );
  return { accountId, employeeUuid, number, email, role, name, token };
}
