// The SQL that reads courses as one person meets them.
import type { CourseCategory } from '@madoguchi/contract/academy/choices.ts';
import type { CourseStep } from '@madoguchi/contract/academy/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import { withFile } from '../attachments/public.ts';
import { ACCOUNTS, withAsked, withLive } from './asked-store.ts';

export interface Asked {
  account: string;
  today: string;
  roles: readonly string[];
}

export interface StoredCompletion {
  readonly id: string;
  readonly completedAt: string;
  readonly edition: number;
  readonly fiscalYear: number;
  readonly dueOn: PlainDate | null;
}

/** A published course with everything that is known of one person in it. */
export interface StoredCourse {
  readonly id: string;
  readonly slug: string;
  readonly courseCategory: CourseCategory;
  readonly title: string;
  readonly titleEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly edition: number;
  readonly renewsYearly: boolean;
  readonly requiredEdition: number;
  readonly publishedAt: string;
  /** Of a list without their texts. */
  readonly parts: readonly { readonly id: string; readonly minutes: number; readonly asks: boolean }[];
  readonly dueOn: PlainDate | null;
  readonly assignedAt: string | null;
  readonly taking: {
    readonly year: number;
    readonly edition: number;
    readonly stepId: string | null;
    readonly position: number;
    readonly done: readonly string[];
  } | null;
  /** The newest first. */
  readonly completions: readonly StoredCompletion[];
}

export interface StoredNote {
  readonly stepId: string;
  readonly note: string;
  readonly version: number;
}

export interface WholeCourse extends StoredCourse {
  readonly steps: readonly CourseStep[];
  readonly notes: readonly StoredNote[];
}

const COLUMNS = sql`k.id, x.slug, x.category as "courseCategory", x.title, x.title_en as "titleEn", x.description,
  x.description_en as "descriptionEn", x.edition, k.renews_yearly as "renewsYearly",
  k.required_edition as "requiredEdition", ${instant(sql`x.published_at`)} as "publishedAt",
  (select json_agg(json_build_object('id', p.step ->> 'id', 'minutes', (p.step ->> 'minutes')::int,
      'asks', jsonb_typeof(p.step -> 'question') = 'object') order by p.nth)
    from jsonb_array_elements(x.steps) with ordinality as p(step, nth)) as parts,
  to_char(d.due_on, 'YYYY-MM-DD') as "dueOn", ${instant(sql`d.assigned_at`)} as "assignedAt",
  (select json_build_object('year', t.round_year, 'edition', t.round_edition, 'stepId', t.step_id,
      'position', t.position, 'done', to_json(t.done))
    from course_takings t where t.account_id = c.id and t.course_id = k.id) as taking,
  (select coalesce(json_agg(json_build_object('id', m.id, 'completedAt', ${instant(sql`m.completed_at`)}, 'edition', m.edition,
      'fiscalYear', m.fiscal_year, 'dueOn', to_char(m.due_on, 'YYYY-MM-DD')) order by m.completed_at desc, m.id desc), '[]')
    from course_completions m where m.account_id = c.id and m.course_id = k.id) as completions`;

const FROM = sql`courses k join course_editions x on x.course_id = k.id and x.edition = k.edition`;

const all = statement<Asked, StoredCourse>(
  (at) => sql`with ${withLive(sql`${at('today')}::date`)} select ${COLUMNS} from ${FROM} cross join (${ACCOUNTS})
    ${withAsked({ day: sql`${at('today')}::date`, roles: sql`${at('roles')}::text[]` })}
    where k.status = 'published' and c.id = ${at('account')}::uuid
    order by x.published_at desc, k.id`,
);

/** Every published course with where the account stands in it, the newest first. */
export function findCourses(executor: Executor, asked: Asked): Promise<StoredCourse[]> {
  return run(executor, all, asked);
}

const one = statement<Asked & { id: string }, WholeCourse>(
  (at) => sql`with ${withLive(sql`${at('today')}::date`)} select ${COLUMNS}, x.steps,
      (select coalesce(json_agg(json_build_object('stepId', n.step_id, 'note', n.note, 'version', n.version)), '[]')
        from course_notes n where n.account_id = c.id and n.course_id = k.id) as notes
    from ${FROM} cross join (${ACCOUNTS})
    ${withAsked({ day: sql`${at('today')}::date`, roles: sql`${at('roles')}::text[]` })}
    where k.status = 'published' and c.id = ${at('account')}::uuid and k.id = ${at('id')}::uuid`,
);

/** One of them with its steps; null where none of that id is published. */
export async function findCourse(executor: Executor, asked: Asked & { id: string }): Promise<WholeCourse | null> {
  return (await run(executor, one, asked))[0] ?? null;
}

const picture = statement<
  { id: string; account: string; maintains: boolean },
  { sha256: string; mediaType: `image/${string}` }
>(
  (at) => sql`select encode(a.sha256, 'hex') as sha256, a.media_type as "mediaType"
    from (select ${at('id')}::uuid as id) p ${withFile(sql`p.id`)}
    where a.media_type in ('image/png', 'image/jpeg', 'image/webp') and (
      exists (select from ${FROM} where k.status = 'published' and x.picture_ids @> array[p.id])
      or ${at('maintains')}::boolean and (a.added_by = ${at('account')}::uuid
        or exists (select from courses k where k.picture_ids @> array[p.id])))`,
);

/** The file, where a published course shows it; for who writes courses, what drafts show and what they have just added, too. */
export async function findPicture(
  executor: Executor,
  asked: { readonly id: string; readonly account: string; readonly maintains: boolean },
): Promise<{ readonly sha256: string; readonly mediaType: `image/${string}` } | null> {
  return (await run(executor, picture, asked))[0] ?? null;
}

export interface CertifiedCompletion extends StoredCompletion {
  readonly account: string;
  readonly name: string;
  readonly employeeId: string | null;
  readonly courseId: string;
  readonly title: string;
  readonly titleEn: string;
}

const completion = statement<{ id: string }, CertifiedCompletion>(
  (at) => sql`select m.id, ${instant(sql`m.completed_at`)} as "completedAt", m.edition, m.fiscal_year as "fiscalYear",
      to_char(m.due_on, 'YYYY-MM-DD') as "dueOn", m.account_id as account, m.course_id as "courseId", x.title,
      x.title_en as "titleEn", e.number as "employeeId",
      coalesce(rtrim(e.last_name || ' ' || e.first_name), c.display_name) as name
    from course_completions m join course_editions x on x.course_id = m.course_id and x.edition = m.edition
      join (${ACCOUNTS}) on c.id = m.account_id
    where m.id = ${at('id')}::uuid`,
);

export async function findCompletion(executor: Executor, id: string): Promise<CertifiedCompletion | null> {
  return (await run(executor, completion, { id }))[0] ?? null;
}
