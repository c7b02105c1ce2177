// The sample's courses as rows: published, assigned, completed by some, one of them overdue for the system account.
import { addDays, fiscalYear, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import { CLAIM_COURSE, PRIVACY_COURSE, type SampleCourse, SECURITY_COURSE } from './sample-courses.ts';

const TEN = 10 * 60;
const PUBLISHED_DAYS_AGO = 90;
const ASSIGNED_DAYS_AGO = 45;
const COMPLETED_BY = 0.25;

interface Assigned {
  readonly course: SampleCourse;
  /** Days from today to the deadline; null: nobody is asked. */
  readonly due: number | null;
  readonly isCompletedBySystem: boolean;
}

const COURSES: readonly Assigned[] = [
  { course: SECURITY_COURSE, due: -5, isCompletedBySystem: false },
  { course: PRIVACY_COURSE, due: 20, isCompletedBySystem: true },
  { course: CLAIM_COURSE, due: null, isCompletedBySystem: false },
];

function stepsOf({ steps }: SampleCourse, id: () => string) {
  return steps.map(({ title: [title, titleEn], body: [body, bodyEn], minutes, question }) => ({
    ...{ id: id(), title, titleEn, body, bodyEn, minutes, isHidden: false },
    question:
      question === undefined
        ? null
        : {
            ...{ text: question.text[0], textEn: question.text[1], right: question.right },
            ...{ explanation: question.explanation[0], explanationEn: question.explanation[1] },
            choices: question.choices.map(([text, textEn]) => ({ text, textEn })),
          },
  }));
}

/** Adds them around today. */
export async function insertCourses(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const author = employees.find(({ email }) => email === SAMPLE_PEOPLE.system.email);
  if (author === undefined) throw new Error('the sample has no system account');
  for (const [nth, { course, due, isCompletedBySystem }] of COURSES.entries()) {
    const at = momentOf(addDays(today, -PUBLISHED_DAYS_AGO), TEN + nth);
    const id = identity(at, random);
    const steps = JSON.stringify(stepsOf(course, () => identity(at, random)));
    const [title, titleEn] = course.title;
    const [description, descriptionEn] = course.description;
    const texts = [course.category, course.slug, title, titleEn, description, descriptionEn, steps];
    await client.query(
      `insert into courses (id, version, status, category, slug, title, title_en, description, description_en, steps,
         renews_yearly, picture_ids, edition, published_version, created_by, created_at, updated_by, updated_at)
       values ($1, 2, 'published', $2, $3, $4, $5, $6, $7, $8, $9, '{}', 1, 2, $10, $11, $10, $11)`,
      [id, ...texts, course.renewsYearly, author.accountId, instant(at)],
    );
    await client.query(
      `insert into course_editions (course_id, edition, category, slug, title, title_en, description, description_en,
         steps, picture_ids, retake, published_by, published_at)
       values ($1, 1, $2, $3, $4, $5, $6, $7, $8, '{}', false, $9, $10)`,
      [id, ...texts, author.accountId, instant(at)],
    );
    const dueOn = due === null ? null : addDays(today, due);
    if (dueOn !== null) {
      const assignedAt = momentOf(addDays(today, -ASSIGNED_DAYS_AGO), TEN);
      await client.query(
        `insert into course_assignments (id, course_id, assigned_to, departments, people, due_on, assigned_by, assigned_at)
         values ($1, $2, 'everybody', '{}', '{}', $3, $4, $5)`,
        [identity(assignedAt, random), id, dueOn, author.accountId, instant(assignedAt)],
      );
    }
    await insertCompletions(client, employees, { id, course, dueOn, isCompletedBySystem }, today, random);
  }
}

interface Completable {
  readonly id: string;
  readonly course: SampleCourse;
  readonly dueOn: PlainDate | null;
  readonly isCompletedBySystem: boolean;
}

/** Some of the staff have completed it within the last month, whoever the tool is open to by now. */
async function insertCompletions(
  client: PoolClient,
  employees: readonly Employee[],
  { id, course, dueOn, isCompletedBySystem }: Completable,
  today: PlainDate,
  random: Random,
): Promise<void> {
  const known = new Set<string>(Object.values(SAMPLE_PEOPLE).map(({ email }) => email));
  const takers = employees.filter(({ email, accountId, leftOn }) => {
    if (accountId === null || leftOn !== null) return false;
    if (email === SAMPLE_PEOPLE.system.email) return isCompletedBySystem;
    return !known.has(email) && random.chance(COMPLETED_BY);
  });
  const rows = takers.map(({ accountId }) => {
    const at = momentOf(addDays(today, -random.integer(1, 30)), TEN + random.integer(0, 400));
    const year = fiscalYear(tokyoDay(at));
    return { id: identity(at, random), accountId, at: instant(at), year, round: course.renewsYearly ? year : 0 };
  });
  await client.query(
    `insert into course_completions (id, course_id, account_id, edition, round_year, round_edition, fiscal_year, due_on,
       completed_at)
     select r.id, $1, r."accountId", 1, r.round, 1, r.year, $2, r.at
     from json_to_recordset($3) as r(id uuid, "accountId" uuid, at timestamptz, year int, round int)`,
    [id, dueOn, JSON.stringify(rows)],
  );
}
