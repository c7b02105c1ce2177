// The SQL of profiles: what a person tells of themselves beside what the organisation knows of them.
import type { ProfileContent } from '@madoguchi/contract/profile/model.ts';
import type { ProfileVisibility } from '@madoguchi/contract/profile/visibility.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';

/** An employee with their profile; `version` 0 and nulls where they never wrote one. */
export interface ProfileRow extends ContentColumns {
  readonly id: string;
  readonly employeeId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly email: string;
  readonly department: string;
  readonly position: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  /** Name of the photo, if there is one. */
  readonly photo: string | null;
  readonly version: number;
  readonly visibility: Partial<ProfileVisibility>;
}

type ContentColumns = { readonly [Key in keyof ProfileContent]: ProfileContent[Key] };

const PROFILE = sql`select e.id, e.number as "employeeId", e.last_name as "lastName", e.first_name as "firstName",
    e.last_name_kana as "lastNameKana", e.first_name_kana as "firstNameKana", e.email,
    e.department_code as department, e.position_code as position, e.joined_on as "joinedOn", e.left_on as "leftOn",
    encode(photos.photo, 'hex') as photo, coalesce(p.version, 0) as version, p.birthday, p.gender,
    coalesce(p.locations, '{}') as locations, coalesce(p.occupation, '') as occupation,
    coalesce(p.skills, '{}') as skills, coalesce(p.jobs, '[]') as jobs, coalesce(p.postal_code, '') as "postalCode",
    coalesce(p.address, '') as address, coalesce(p.private_phone, '') as "privatePhone",
    coalesce(p.visibility, '{}') as visibility
  from employees e
    left join profiles p on p.employee_id = e.id
    left join profile_photos photos on photos.employee_id = e.id`;

const profileByNumber = statement<{ number: string }, ProfileRow>(
  (at) => sql`${PROFILE} where e.number = ${at('number')}`,
);
const profileById = statement<{ id: string }, ProfileRow>((at) => sql`${PROFILE} where e.id = ${at('id')}::uuid`);

/** The employee of the number with their profile, whoever asks and whether or not they still work here. */
export async function findProfile(pool: Pool, number: string): Promise<ProfileRow | null> {
  return (await run(pool, profileByNumber, { number }))[0] ?? null;
}

export async function findOwnProfile(pool: Pool, id: string): Promise<ProfileRow | null> {
  return (await run(pool, profileById, { id }))[0] ?? null;
}

interface Written extends Omit<ContentColumns, 'jobs'> {
  id: string;
  version: number;
  /** As JSON, like `visibility`. */
  jobs: string;
  visibility: string;
  at: string;
}

const COLUMNS = sql`birthday, gender, locations, occupation, skills, jobs, postal_code, address, private_phone,
  visibility, updated_at`;

/** Writes the whole profile over the version that its person saw; 0 begins one. */
export const saveProfile = change<Written>((at) => ({
  before: {
    written: sql`select ${at('id')}::uuid as employee_id, ${at('birthday')}::date as birthday,
      ${at('gender')} as gender, ${at('locations')}::text[] as locations, ${at('occupation')} as occupation,
      ${at('skills')}::text[] as skills, ${at('jobs')}::jsonb as jobs, ${at('postalCode')} as postal_code,
      ${at('address')} as address, ${at('privatePhone')} as private_phone, ${at('visibility')}::jsonb as visibility,
      ${at('at')}::timestamptz as updated_at`,
    begun: sql`insert into profiles (employee_id, version, ${COLUMNS})
      select employee_id, 1, ${COLUMNS} from written where ${at('version')}::int = 0
      on conflict (employee_id) do nothing
      returning '{}'::jsonb as patch`,
    rewritten: sql`update profiles p set version = p.version + 1, birthday = w.birthday, gender = w.gender,
        locations = w.locations, occupation = w.occupation, skills = w.skills, jobs = w.jobs,
        postal_code = w.postal_code, address = w.address, private_phone = w.private_phone,
        visibility = w.visibility, updated_at = w.updated_at
      from written w where p.employee_id = w.employee_id and p.version = ${at('version')}::int
      returning '{}'::jsonb as patch`,
  },
  changed: sql`select patch from begun union all select patch from rewritten`,
}));
