// The sample's profiles as rows: of the people one logs in as, and of a few colleagues, most of them with a portrait.
import type { Gender } from '@madoguchi/contract/profile/model.ts';
import { INITIAL_VISIBILITY } from '@madoguchi/contract/profile/visibility.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { PoolClient } from 'pg';
import { instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import { drawPortrait } from './draw-portrait.ts';
import { FURTHER_PROFILES, PROFILES_OF_THE_FOUR, type SampleJob, type SampleProfile } from './sample-profiles.ts';

interface Told {
  readonly employee: Employee;
  readonly profile: SampleProfile;
  readonly gender: Gender | null;
  readonly hasPhoto: boolean;
}

/** Whoever is logged in as `staff` has still to choose a photo. */
function toldOfTheFour(employees: readonly Employee[]): Told[] {
  const of = (who: keyof typeof PROFILES_OF_THE_FOUR, gender: Gender, hasPhoto: boolean): Told[] => {
    const employee = employees.find(({ email }) => email === SAMPLE_PEOPLE[who].email);
    return employee === undefined ? [] : [{ employee, profile: PROFILES_OF_THE_FOUR[who], gender, hasPhoto }];
  };
  return [...of('system', 'male', true), ...of('admin', 'female', true), ...of('staff', 'male', false)];
}

function told(employees: readonly Employee[], random: Random): Told[] {
  const four = toldOfTheFour(employees);
  const taken = new Set(four.map(({ employee }) => employee.id));
  const others = employees.filter(({ id, leftOn }) => leftOn === null && !taken.has(id));
  const further = random.some(others, FURTHER_PROFILES.length).map((employee, nth): Told => {
    const profile = FURTHER_PROFILES[nth];
    if (profile === undefined) throw new RangeError('more people than profiles');
    return { employee, profile, gender: nth % 2 === 0 ? 'female' : 'male', hasPhoto: nth % 3 !== 2 };
  });
  return [...four, ...further];
}

const yearsBefore = (month: YearMonth, years: number) => addMonths(month, -12 * years);

function jobOf({ title, company, begun, ended = 0 }: SampleJob, joinedOn: PlainDate) {
  const joined = monthOf(joinedOn) as YearMonth;
  return { title, company, from: yearsBefore(joined, begun), to: addMonths(yearsBefore(joined, ended), -1) };
}

function birthdayOf({ joinedOn }: Employee, random: Random): string {
  const year = Number(joinedOn.slice(0, 4)) - random.integer(23, 34);
  const [month, day] = [random.integer(1, 12), random.integer(1, 28)].map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${day}`;
}

export async function insertProfiles(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const all = told(employees, random);
  const rows = all.map(({ employee, profile, gender }, nth) => ({
    employeeId: employee.id,
    birthday: birthdayOf(employee, random),
    gender,
    locations: profile.locations,
    occupation: profile.occupation,
    skills: profile.skills,
    jobs: profile.jobs.map((job) => jobOf(job, employee.joinedOn)),
    postalCode: '1000000',
    address: `東京都見本区窓口町${nth + 1}-2-3`,
    privatePhone: `090-0000-${String(nth + 1).padStart(4, '0')}`,
  }));
  await client.query(
    `insert into profiles (employee_id, version, birthday, gender, locations, occupation, skills, jobs, postal_code,
       address, private_phone, visibility, updated_at)
     select "employeeId", 1, birthday, gender, locations, occupation, skills, jobs, "postalCode", address,
       "privatePhone", $2, $3
     from jsonb_to_recordset($1) as row ("employeeId" uuid, birthday date, gender text, locations text[],
       occupation text, skills text[], jobs jsonb, "postalCode" text, address text, "privatePhone" text)`,
    [JSON.stringify(rows), JSON.stringify(INITIAL_VISIBILITY), instant(momentOf(today))],
  );
  for (const { employee } of all.filter(({ hasPhoto }) => hasPhoto)) {
    const { photo, large, small } = await drawPortrait(random);
    await client.query(
      'insert into profile_photos (employee_id, photo, large, small, set_at) values ($1, $2, $3, $4, $5)',
      [employee.id, photo, large, small, instant(momentOf(today))],
    );
  }
}
