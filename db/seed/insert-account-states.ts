// Accounts of the sample as a system person meets them: who logged in when, who is invited, whom guessing has locked.
import type { Role } from '@madoguchi/contract/access.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from './moments.ts';
import type { Employee } from './organisation/roster.ts';
import { SAMPLE_PEOPLE } from './people.ts';
import type { Random } from './random.ts';

/** People who begin next month: their account waits for its password. */
const INVITED = [
  { email: 'saki.nitta@madoguchi.example', displayName: '新田 咲', kana: 'ニッタ サキ', daysAgo: 1 },
  { email: 'riku.hoshino@madoguchi.example', displayName: '星野 陸', kana: 'ホシノ リク', daysAgo: 5 },
] as const;
const INVITATION_DAYS = 3;
const INVITED_ROLE: Role = 'staff';
const LOCKED_FAILURES = 30;

const TOKEN_BYTES = 32;

function hashOfNobody(random: Random): string {
  return Array.from({ length: TOKEN_BYTES }, () => random.integer(0, 255).toString(16).padStart(2, '0')).join('');
}

/** Everybody's last login lies in the two weeks before; some have never come. */
async function insertLastLogins(client: PoolClient, employees: readonly Employee[], today: PlainDate, random: Random) {
  const rows = employees
    .filter(({ leftOn }) => leftOn === null)
    .filter(() => random.chance(0.95))
    .map(({ accountId }) => ({
      id: accountId,
      at: instant(momentOf(addDays(today, -random.integer(1, 14)), random.integer(8 * 60, 19 * 60))),
      ip: `192.168.10.${random.integer(20, 220)}`,
    }));
  await client.query(
    `update accounts a set last_signed_in_at = r.at, last_signed_in_ip = r.ip
     from json_to_recordset($1) as r(id uuid, at timestamptz, ip text) where a.id = r.id`,
    [JSON.stringify(rows)],
  );
}

/** One link is still good, the other is over; the secrets of both are nobody's. */
async function insertInvited(client: PoolClient, by: string, today: PlainDate, random: Random): Promise<void> {
  for (const { email, displayName, kana, daysAgo } of INVITED) {
    const day = addDays(today, -daysAgo);
    const [at, until] = [day, addDays(day, INVITATION_DAYS)].map((one) => momentOf(one, 10 * 60)) as [number, number];
    const id = identity(at, random);
    await client.query(
      `insert into accounts (id, email, display_name, kana, roles, status, created_at, updated_at)
       values ($1, $2, $3, $4, array[$5], 'invited', $6, $6)`,
      [id, email, displayName, kana, INVITED_ROLE, instant(at)],
    );
    await client.query(
      `insert into account_links (id, account_id, kind, token_hash, created_by, created_at, expires_at)
       values ($1, $2, 'invitation', decode($3, 'hex'), $4, $5, $6)`,
      [identity(at, random), id, hashOfNobody(random), by, instant(at), instant(until)],
    );
  }
}

/** Somebody of the staff, shut until the day is over. */
async function lockOne(client: PoolClient, employees: readonly Employee[], today: PlainDate): Promise<void> {
  const known: readonly string[] = Object.values(SAMPLE_PEOPLE).map(({ email }) => email);
  const one = employees.findLast(
    ({ role, leftOn, email }) => role === 'staff' && leftOn === null && !known.includes(email),
  );
  await client.query(
    `insert into sign_in_limits (scope, subject, failures, window_began_at, blocked_until)
     values ('account', $1, $2, $3, $4)`,
    [one?.accountId, LOCKED_FAILURES, instant(momentOf(today)), instant(momentOf(addDays(today, 1)))],
  );
}

/** Answers how many accounts were added. */
export async function insertAccountStates(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<number> {
  const inviter = employees.find(({ email }) => email === SAMPLE_PEOPLE.system.email);
  await insertLastLogins(client, employees, today, random.child('logins'));
  if (inviter !== undefined) await insertInvited(client, inviter.accountId, today, random.child('invited'));
  await lockOne(client, employees, today);
  const { email, lastNameKana, firstNameKana } = SAMPLE_PEOPLE.user;
  await client.query('update accounts set kana = $2 where email = $1', [email, `${lastNameKana} ${firstNameKana}`]);
  return INVITED.length;
}
