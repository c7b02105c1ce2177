// The people of the sample organisation: one for each post of the departments.
import type { Role } from '@madoguchi/contract/access.ts';
import { addDays, fiscalYear, plainDate } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { identity, momentOf } from '../moments.ts';
import { SAMPLE_PEOPLE, SAMPLE_SUPERIOR, type SamplePerson } from '../people.ts';
import type { Random } from '../random.ts';
import { DEPARTMENTS, type Department, type PositionCode } from './departments.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';

export interface Employee {
  readonly id: string;
  readonly accountId: string;
  /** Four digits with leading zeros, in order of joining. */
  readonly number: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly email: string;
  readonly role: Role;
  readonly department: Department;
  readonly position: PositionCode;
  readonly joinedOn: PlainDate;
  readonly leftOn: PlainDate | null;
}

interface Post {
  readonly department: Department;
  readonly position: PositionCode;
  /** Place in its department: 0 is the head. */
  readonly place: number;
}

/** Where the people one logs in as sit, and the one who checks the accountants' own claims. */
const FIXED: Readonly<Record<string, SamplePerson>> = {
  'IT 0': SAMPLE_PEOPLE.system,
  'ACC 0': SAMPLE_PEOPLE.admin,
  'TYO 0': SAMPLE_SUPERIOR,
  'TYO 2': SAMPLE_PEOPLE.staff,
};
const SECOND_ADMIN = 'ACC 2';
const NEWCOMER = 'TYO 11';
const LEAVER = 'ENG 10';

const YEARS_OF_SERVICE: Readonly<Record<PositionCode, readonly [number, number]>> = {
  president: [19, 19],
  director: [15, 18],
  'general-manager': [12, 17],
  manager: [9, 14],
  chief: [7, 10],
  senior: [4, 8],
  member: [1, 5],
};

/** About sixty people, numbered by the day they joined: one came this month, one has left three months ago. */
export function employRoster(today: PlainDate, random: Random): Employee[] {
  const posts = DEPARTMENTS.flatMap((department) =>
    department.posts.map((position, place): Post => ({ department, position, place })),
  );
  const families = random.some(FAMILY_NAMES, FAMILY_NAMES.length);
  const given = random.some(GIVEN_NAMES, GIVEN_NAMES.length);
  return posts
    .map((post, index) => {
      const seat = `${post.department.code} ${post.place}`;
      const family = families[index % families.length] ?? random.pick(FAMILY_NAMES);
      const first = given[index % given.length] ?? random.pick(GIVEN_NAMES);
      const invented: SamplePerson = {
        email: `${first.latin}.${family.latin}@madoguchi.example`,
        role: seat === SECOND_ADMIN ? 'admin' : 'staff',
        lastName: family.text,
        firstName: first.text,
        lastNameKana: family.kana,
        firstNameKana: first.kana,
        department: post.department.code,
      };
      return { post, seat, person: FIXED[seat] ?? invented, joinedOn: joiningDay(seat, post.position, today, random) };
    })
    .toSorted((one, other) => one.joinedOn.localeCompare(other.joinedOn))
    .map(({ post, seat, person, joinedOn }, index) => ({
      id: identity(momentOf(joinedOn, 540), random),
      accountId: identity(momentOf(joinedOn, 545), random),
      number: String(index + 1).padStart(4, '0'),
      lastName: person.lastName,
      firstName: person.firstName,
      lastNameKana: person.lastNameKana,
      firstNameKana: person.firstNameKana,
      email: person.email,
      role: person.role,
      department: post.department,
      position: post.position,
      joinedOn,
      leftOn: seat === LEAVER ? lastDay(addMonths(monthOf(today), -3)) : null,
    }));
}

/** Most join on 1 April after school, some on the first of another month; nobody but the newcomer this year. */
function joiningDay(seat: string, position: PositionCode, today: PlainDate, random: Random): PlainDate {
  if (seat === NEWCOMER) return firstDay(monthOf(today));
  const [fewest, most] = YEARS_OF_SERVICE[position];
  const year = fiscalYear(addDays(today, -365)) - random.integer(fewest, most) + 1;
  const month = random.chance(0.6) ? 4 : random.pick([7, 9, 10, 12]);
  const day = plainDate(year, month, 1);
  if (day === null) throw new RangeError(`no first day in ${year}-${month}`);
  return day;
}
