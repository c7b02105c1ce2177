// About in three sections, each field with who may see it (S2-21, B2-02).
import * as z from 'zod';
import { Code, Version } from '../values/id.ts';
import { PhoneNumber } from '../values/phone-number.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText, text } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';
import { VISIBILITIES } from './visibility.ts';

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;
export type Gender = (typeof GENDERS)[number];

/** Most entries of a list, and longest texts in UTF-16 units. */
export const PROFILE_LIMITS = {
  locations: 5,
  location: 50,
  occupation: 60,
  skills: 30,
  skill: 40,
  jobs: 20,
  jobTitle: 60,
  company: 80,
  address: 200,
} as const;

const EARLIEST_BIRTHDAY = '1900-01-01';

const Birthday = PlainDate.refine((day) => day >= EARLIEST_BIRTHDAY, { error: 'birthday' });
const PostalCode = z.string().regex(/^\d{7}$/, { error: 'postal-code' });

/** A list of short texts, each once. */
function chips(most: number, longest: number) {
  return z
    .array(requiredText(longest))
    .max(most)
    .refine((all) => new Set(all).size === all.length, { error: 'twice' });
}

/** A job before or beside this one; `to` is null while it lasts. */
export const Job = z
  .strictObject({
    title: requiredText(PROFILE_LIMITS.jobTitle),
    company: requiredText(PROFILE_LIMITS.company),
    from: YearMonth,
    to: YearMonth.nullable(),
  })
  .refine(({ from, to }) => to === null || to >= from, { error: 'job-period', path: ['to'] });
export type Job = z.infer<typeof Job>;

const general = {
  birthday: Birthday.nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** Where the person works: offices, home. */
  locations: chips(PROFILE_LIMITS.locations, PROFILE_LIMITS.location),
};
const work = {
  occupation: text(PROFILE_LIMITS.occupation),
  skills: chips(PROFILE_LIMITS.skills, PROFILE_LIMITS.skill),
  jobs: z.array(Job).max(PROFILE_LIMITS.jobs),
};
const contact = {
  /** Seven digits, or empty. */
  postalCode: PostalCode.or(z.literal('')),
  address: text(PROFILE_LIMITS.address),
  privatePhone: PhoneNumber.or(z.literal('')),
};

const Seen = z.enum(VISIBILITIES);
const generalVisibility = { gender: Seen, locations: Seen };
const workVisibility = { occupation: Seen, skills: Seen, jobs: Seen };

/** The sections as they are saved: each over the version of the whole profile that its person saw. */
export const ChangedGeneral = z.strictObject({
  version: Version,
  ...general,
  visibility: z.strictObject(generalVisibility),
});
export const ChangedWork = z.strictObject({ version: Version, ...work, visibility: z.strictObject(workVisibility) });
export const ChangedContact = z.strictObject({ version: Version, ...contact });

/** Everything that a person may write of themselves. */
export const ProfileContent = z.object({ ...general, ...work, ...contact });
export type ProfileContent = z.infer<typeof ProfileContent>;

const employed = {
  lastName: z.string(),
  firstName: z.string(),
  lastNameKana: z.string(),
  firstNameKana: z.string(),
};

/** About as one viewer sees it: a field that is not for them is absent. */
export const About = z.object({
  general: z.object({ ...employed, ...z.object(general).partial().shape }),
  work: z.object(work).partial(),
  contact: z.object(contact).partial(),
});
export type About = z.infer<typeof About>;

/** The person, as everybody who may open the profile sees them. */
const Whose = z.object({
  /** `null`: an account without an employee record. */
  employeeId: Code.nullable(),
  name: z.string(),
  kana: z.string(),
  email: z.string(),
  department: Code.nullable(),
  position: Code.nullable(),
  /** The large square; `null` without a photo. */
  photoURL: z.string().nullable(),
});
export type Whose = z.infer<typeof Whose>;

export const Profile = z.object({
  person: Whose,
  /** `null` for an account without an employee record: there is nobody to tell anything of. */
  about: About.nullable(),
  /** Of the viewer's own profile: what they chose, and the version that they change. */
  own: z.object({ visibility: z.object({ ...generalVisibility, ...workVisibility }), version: Version }).nullable(),
});
export type Profile = z.infer<typeof Profile>;
