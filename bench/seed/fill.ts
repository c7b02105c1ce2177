// Fills a migrated database in bulk: people with accounts and sessions, claims, their lines and decisions.

import type { PoolClient } from 'pg';
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { PlainDate } from '../../contract/src/values/plain-date.ts';
import { insertBaseData, insertValues } from '../../db/base-data/load-base-data.ts';
import { DEPARTMENTS } from '../../db/seed/organisation/departments.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from '../../db/seed/organisation/names.ts';
import { ADMIN, ID_HEADS, type LineCount, MEMBER, peopleOf, sharesOf, TOKEN_SEED } from './size.ts';
import { TRIPS } from './trips.ts';

/** The nth id of a kind, as `idOf` in size.ts makes it. */
const id = (kind: keyof typeof ID_HEADS, n: string) =>
  `('${ID_HEADS[kind]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const TOKEN = `rtrim(translate(encode(sha256(convert_to('${TOKEN_SEED}' || n, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** Numbers in another order than people were entered, as in an organisation that has grown. */
const PRIME = 7919;

async function addPeople(client: PoolClient, people: number, passwordHash: string, today: PlainDate): Promise<void> {
  await client.query(
    `create temp table people as
     select n, 'E' || lpad(((n::bigint * ${PRIME}) % $1)::text, 6, '0') as number, family ->> 'text' as last_name,
       given ->> 'text' as first_name, family ->> 'kana' as last_name_kana, given ->> 'kana' as first_name_kana,
       department ->> 'code' as department_code, department ->> 'name' as department_name
     from generate_series(1, $1::int) as n,
       lateral (select $2::jsonb -> (n % $3) as family, $4::jsonb -> (n / 7 % $5) as given,
         $6::jsonb -> (n % $7) as department) as drawn`,
    [
      people,
      JSON.stringify(FAMILY_NAMES),
      FAMILY_NAMES.length,
      JSON.stringify(GIVEN_NAMES),
      GIVEN_NAMES.length,
      JSON.stringify(DEPARTMENTS.map(({ code, name }) => ({ code, name }))),
      DEPARTMENTS.length,
    ],
  );
  await client.query(
    `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, department_code,
       position_code, joined_on)
     select ${id('employee', 'n')}, number, last_name, first_name, last_name_kana, first_name_kana,
       'person' || n || '@bench.example', department_code, 'member', '2015-04-01' from people`,
  );
  // Triggers are off.
  await client.query(
    `insert into employee_grams (gram, number, employee_id)
     select distinct gram, number, id from employees, unnest(grams(search_text)) gram where strpos(gram, e'\\n') = 0`,
  );
  await client.query(
    `insert into accounts (id, email, password_hash, display_name, roles, language, employee_id)
     select ${id('account', 'n')}, 'person' || n || '@bench.example', $1, last_name || ' ' || first_name,
       array[case n when ${ADMIN} then 'admin' else 'staff' end], 'ja', ${id('employee', 'n')} from people`,
    [passwordHash],
  );
  await client.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     select ${id('session', 'n')}, ${id('account', 'n')}, sha256(convert_to(${TOKEN}, 'UTF8')), $1::date,
       $1::date + 3650, '127.0.0.1', 'bench' from people`,
    [today],
  );
}

/** The claims to make, numbered through; `k` counts inside a kind, as `idOf` wants it. */
async function drawUpClaims(client: PoolClient, lines: LineCount, today: PlainDate): Promise<void> {
  await client.query(
    `create temp table drawn_up as
     select row_number() over () as serial, share.*, n, case share.kind
         when 'review' then ${id('review', 'n')} when 'confirm' then ${id('confirm', 'n')} else ${id('older', 'n')}
       end as id, to_date(month, 'YYYYMM') as first_day
     from json_to_recordset($1) as share (kind text, month text, "from" int, "to" int, lines int, status text),
       generate_series(share.from, share.to) as n`,
    [JSON.stringify(sharesOf(lines, monthOf(today)))],
  );
  await client.query(
    `create temp table trips as
     select row_number() over () - 1 as at, trip.* from json_to_recordset($1) as trip (purpose text, "purposeText" text,
       "visitedParty" text, "transportMode" text, "from" text, via text, "to" text, "unitFare" int, memo text)`,
    [JSON.stringify(TRIPS)],
  );
}

const TRIP_OF = `(7 * d.n + k) % ${TRIPS.length}`;
const SUBMITTED_AT = `(d.first_day + interval '1 month' + d.n % 86400 * interval '1 second')`;

async function addClaims(client: PoolClient): Promise<void> {
  await client.query(
    `insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name,
       employee_kana, department_code, department_name, line_count, total_yen, warning_count, submitted_at, created_at,
       updated_at)
     select d.id, ${id('employee', 'd.n')}, d.month, d.status, case d.status when 'submitted' then 2 when 'approved' then 3 else 4 end,
       'TE-2025-' || lpad(d.serial::text, 6, '0'), p.number, p.last_name || ' ' || p.first_name,
       p.last_name_kana || ' ' || p.first_name_kana, p.department_code, p.department_name, d.lines,
       (select sum(t."unitFare") from generate_series(0, d.lines - 1) as k join trips t on t.at = ${TRIP_OF}),
       case when d.n % 9 = 0 then 1 else 0 end, ${SUBMITTED_AT}, ${SUBMITTED_AT}, ${SUBMITTED_AT}
     from drawn_up d join people p using (n) order by d.serial`,
  );
  await client.query(
    `insert into claim_lines (id, claim_id, position, use_date, purpose_code, purpose_name, purpose_text, visited_party,
       transport_mode_code, transport_mode_name, section_from, section_via, section_to, trip_type_code, trip_type_name,
       unit_fare, deduction, amount, expense_type, tax_class, registration_number, paid_by, memo, typed)
     select ${id('line', 'd.serial * 16 + k')}, d.id, k, d.first_day + (d.n + 3 * k) % 28, t.purpose, purpose.name,
       t."purposeText", t."visitedParty", t."transportMode", mode.name, t.from, t.via, t.to, 'one-way', '片道',
       t."unitFare", 0, t."unitFare", 'transport', 'standard', '', 'self', t.memo, '{}'
     from drawn_up d, generate_series(0, d.lines - 1) as k, trips t, classification_details purpose,
       classification_details mode
     where t.at = ${TRIP_OF} and (purpose.classification_code, purpose.code) = ('reason', t.purpose)
       and (mode.classification_code, mode.code) = ('route', t."transportMode")
     order by d.serial, k`,
  );
  // Person 2 decides for nobody's own claim either: older claims begin after both.
  await client.query(
    `insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_employee, by_name, by_department,
       at, comment)
     select ${id('decision', 'd.serial * 4 + f.at')}, 'expense-claim', d.id, f.decision, ${id('employee', 'd.n')},
       ${id('account', 'by.n')}, ${id('employee', 'by.n')}, by.last_name || ' ' || by.first_name, by.department_name,
       ${SUBMITTED_AT} + f.at * interval '1 hour', ''
     from drawn_up d
       join (values (0, 'submitted'), (1, 'approved'), (2, 'confirmed')) as f (at, decision)
         on f.at = 0 or d.status = 'confirmed'
       join people by on by.n = case f.at when 0 then d.n else ${MEMBER} end`,
  );
  await client.query(
    `insert into number_counters (prefix, fiscal_year, last) select 'TE', 2025, max(serial) from drawn_up`,
  );
}

/** Fills the database in one transaction. The client is a superuser's: foreign keys are not checked row by row. */
export async function fill(
  client: PoolClient,
  lines: LineCount,
  passwordHash: string,
  today: PlainDate,
): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await insertBaseData(client, today);
  await insertValues(client, {
    group: DEPARTMENTS.map(({ code, name, nameEn, kana }) => ({
      code,
      name,
      nameEn,
      kana,
      extra: { parent: null, head: null, deputy: null },
    })),
  });
  await addPeople(client, peopleOf(lines), passwordHash, today);
  await drawUpClaims(client, lines, today);
  await addClaims(client);
  await client.query('insert into installation (sample) values (false)');
  await client.query('commit');
  await client.query('vacuum (freeze, analyze)');
}
