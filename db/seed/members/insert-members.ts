// Contact data, places and posts of the sample's people, with the posts that they have
// held, hold besides, and are to hold.

import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import { type City, DEPARTMENTS } from '../organisation/departments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { otherPeople } from './others.ts';

/** Each city's office with the beginning of its numbers: no exchange begins with 0, so nobody is called. */
const OFFICES: Readonly<Record<City, { readonly workplace: string; readonly exchange: string }>> = {
  tokyo: { workplace: '東京本社', exchange: '03-0100' },
  osaka: { workplace: '大阪営業所', exchange: '06-0100' },
  nagoya: { workplace: '名古屋営業所', exchange: '052-010' },
};

interface Reached {
  readonly number: string;
  readonly phone: string;
  readonly extension: string;
  readonly workplace: string;
}

/** Extensions by city and number; each has a line of its own from outside. */
function reached(number: string, city: City, index: number): Reached {
  const { workplace, exchange } = OFFICES[city];
  const line = String(index + 1).padStart(4, '0');
  const floor = { tokyo: '2', osaka: '6', nagoya: '5' }[city];
  return { number, phone: `${exchange}-${line}`, extension: `${floor}${line.slice(1)}`, workplace };
}

interface PostRow {
  readonly id: string;
  readonly number: string;
  readonly department: string;
  readonly position: string;
  readonly from: PlainDate;
  readonly to: PlainDate | null;
}

/** One in four came to their department from another one, some time after joining and before the first claims. */
const TRANSFERRED_EACH = 4;
const MONTHS_BEFORE_TRANSFER = 18;
const MONTHS_OF_CLAIMS = 19;

/** Where somebody of a department was before. */
function formerDepartment(code: string): string {
  const offices = ['TYO', 'OSA', 'NGO'];
  return offices.find((office) => office !== code) ?? 'TYO';
}

/** Posts before today's: they end with the day on which today's begins. */
function formerPosts(employees: readonly Employee[], today: PlainDate, random: Random): PostRow[] {
  const claims = firstDay(addMonths(monthOf(today) as YearMonth, -MONTHS_OF_CLAIMS));
  return employees.flatMap((employee, index) => {
    const to = firstDay(addMonths(monthOf(employee.joinedOn) as YearMonth, MONTHS_BEFORE_TRANSFER));
    if (index % TRANSFERRED_EACH !== 1 || to >= claims || employee.department.code === 'HQ') return [];
    const id = identity(momentOf(employee.joinedOn, 541), random);
    const department = formerDepartment(employee.department.code);
    return [{ id, number: employee.number, department, position: 'member', from: employee.joinedOn, to }];
  });
}

/** Posts besides: heads of an office who help plan, a manager who leads a project of the technical department. */
const BESIDES = [
  { of: 'OSA', position: 'general-manager', department: 'PLAN', as: 'manager' },
  { of: 'NGO', position: 'manager', department: 'PLAN', as: 'manager' },
  { of: 'GA', position: 'manager', department: 'IT', as: 'chief' },
  { of: 'ENG', position: 'chief', department: 'TYO', as: 'senior' },
] as const;

function additionalPosts(employees: readonly Employee[], today: PlainDate, random: Random): PostRow[] {
  const from = firstDay(addMonths(monthOf(today) as YearMonth, -7));
  return BESIDES.flatMap(({ of, position, department, as }) => {
    const holder = employees.find((one) => one.department.code === of && one.position === position);
    if (holder === undefined) return [];
    const id = identity(momentOf(from), random);
    return [{ id, number: holder.number, department, position: as, from, to: null }];
  });
}

/** Somebody of general affairs who is to go to accounting. */
function coming(employees: readonly Employee[], today: PlainDate, random: Random): PostRow[] {
  const from = firstDay(addMonths(monthOf(today) as YearMonth, 2));
  const mover = employees.findLast(({ department, position }) => department.code === 'GA' && position === 'member');
  if (mover === undefined) return [];
  const id = identity(momentOf(today), random);
  return [{ id, number: mover.number, department: 'ACC', position: 'member', from, to: null }];
}

const POST_COLUMNS = 'as post (id uuid, number text, department text, position text, "from" date, "to" date)';

/** Follows the employees, each of whom has a first post by then. */
export async function insertMembers(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const others = otherPeople(today);
  const cityOf = (code: string) => DEPARTMENTS.find((one) => one.code === code)?.city ?? 'tokyo';
  await client.query(
    `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
       department_code, position_code, joined_on, left_on, created_at, updated_at)
     select id, number, "lastName", "firstName", "lastNameKana", "firstNameKana", email, department, position, "joinedOn",
       "leftOn", at, at
     from json_to_recordset($1) as row (id uuid, number text, "lastName" text, "firstName" text, "lastNameKana" text,
       "firstNameKana" text, email text, department text, position text, "joinedOn" date, "leftOn" date, at timestamptz)`,
    [
      JSON.stringify(
        others.map((one) => {
          const at = momentOf(one.joinedOn < today ? one.joinedOn : today);
          return { ...one, id: identity(at, random), at: instant(at) };
        }),
      ),
    ],
  );
  const contacts = [
    ...employees.map(({ number, department }, index) => reached(number, department.city, index)),
    ...others.map(({ number, department }, index) => reached(number, cityOf(department), employees.length + index)),
  ];
  await client.query(
    `update employees e set phone = row.phone, extension = row.extension, workplace = row.workplace
     from json_to_recordset($1) as row (number text, phone text, extension text, workplace text)
     where e.number = row.number`,
    [JSON.stringify(contacts)],
  );
  const former = JSON.stringify(formerPosts(employees, today, random));
  await client.query(
    `update employee_posts p set valid_from = post."to" from json_to_recordset($1) ${POST_COLUMNS}, employees e
     where e.number = post.number and p.employee_id = e.id and p.is_primary`,
    [former],
  );
  const next = JSON.stringify(coming(employees, today, random));
  await client.query(
    `update employee_posts p set valid_to = post."from" from json_to_recordset($1) ${POST_COLUMNS}, employees e
     where e.number = post.number and p.employee_id = e.id and p.is_primary`,
    [next],
  );
  for (const [posts, isPrimary] of [
    [former, true],
    [next, true],
    [JSON.stringify(additionalPosts(employees, today, random)), false],
  ] as const) {
    await client.query(
      `insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from, valid_to,
         created_at)
       select post.id, e.id, post.department, post.position, $2, post."from", post."to", least(post."from", $3::date)
       from json_to_recordset($1) ${POST_COLUMNS} join employees e on e.number = post.number`,
      [posts, isPrimary, today],
    );
  }
}
