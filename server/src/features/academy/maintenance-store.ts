// The SQL of those who write courses: any state, one statement each write.
import { COURSE_LIST } from '@madoguchi/contract/academy/lists.ts';
import type { CourseDraft, CourseStep, MaintainedCourse } from '@madoguchi/contract/academy/model.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type Places, run, statement } from '../../platform/db/statement.ts';
import { listPages } from '../../platform/list/list-store.ts';
import type { StepValues } from '../../platform/record/record-kit.ts';

const SHOWN = sql`jsonb_array_elements(k.steps) p(step) where not (p.step ->> 'isHidden')::boolean`;

export const coursePages = listPages<typeof COURSE_LIST, object>({
  list: COURSE_LIST,
  from: () => sql`courses k join accounts u on u.id = k.updated_by`,
  columns: {
    id: sql`k.id`,
    version: sql`k.version`,
    title: sql`k.title`,
    titleEn: sql`coalesce(nullif(k.title_en, ''), k.title)`,
    courseCategory: sql`k.category`,
    status: sql`k.status`,
    edition: sql`k.edition`,
    steps: sql`(select count(*)::int from ${SHOWN})`,
    minutes: sql`(select coalesce(sum((p.step ->> 'minutes')::int), 0)::int from ${SHOWN})`,
    renewsYearly: sql`k.renews_yearly`,
    assignments: sql`(select count(*)::int from course_assignments s where s.course_id = k.id and s.ended_at is null)`,
    completions: sql`(select count(distinct m.account_id)::int from course_completions m where m.course_id = k.id)`,
    updatedAt: sql`k.updated_at`,
    updatedBy: sql`u.display_name`,
  },
});

const one = statement<{ id: string }, MaintainedCourse>(
  (
    at,
  ) => sql`select k.id, k.version, k.status, k.category as "courseCategory", k.slug, k.title, k.title_en as "titleEn",
      k.description, k.description_en as "descriptionEn", k.renews_yearly as "renewsYearly", k.steps, k.edition,
      k.published_version is distinct from k.version as "isChanged", ${instant(sql`k.updated_at`)} as "updatedAt",
      u.display_name as "updatedBy"
    from courses k join accounts u on u.id = k.updated_by where k.id = ${at('id')}::uuid`,
);

/** The course as it is written, in whatever state; null where there is none. */
export async function findMaintained(executor: Executor, id: string): Promise<MaintainedCourse | null> {
  return (await run(executor, one, { id }))[0] ?? null;
}

interface Written {
  courseCategory: string | null;
  slug: string;
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  renewsYearly: boolean;
  steps: string;
  pictures: readonly string[];
  id: string;
  by: string;
  at: string;
}

/** A draft as the statements take it. */
export function writtenCourse(draft: CourseDraft, pictures: readonly string[]): Omit<Written, 'id' | 'by' | 'at'> {
  const { courseCategory, slug, title, titleEn, description, descriptionEn, renewsYearly, steps } = draft;
  return {
    ...{ courseCategory, slug, title, titleEn, description, descriptionEn, renewsYearly },
    ...{ steps: JSON.stringify(steps), pictures },
  };
}

const CONTENT_COLUMNS = sql`category, slug, title, title_en, description, description_en, renews_yearly, steps, picture_ids`;
const CONTENT_VALUES = (
  at: Places<Written>,
) => sql`${at('courseCategory')}, ${at('slug')}, ${at('title')}, ${at('titleEn')},
  ${at('description')}, ${at('descriptionEn')}, ${at('renewsYearly')}::boolean, ${at('steps')}::jsonb, ${at('pictures')}::uuid[]`;
const NOTHING = sql`'{}'::jsonb as patch`;

export const insertCourse = change<Written>((at) => ({
  changed: sql`insert into courses (id, status, version, ${CONTENT_COLUMNS}, created_by, created_at, updated_by, updated_at)
    values (${at('id')}::uuid, 'draft', 1, ${CONTENT_VALUES(at as Places<Written>)}, ${at('by')}::uuid,
      ${at('at')}::timestamptz, ${at('by')}::uuid, ${at('at')}::timestamptz)
    returning ${NOTHING}`,
}));

export const updateCourse = change<Written & { version: number }>((at) => ({
  changed: sql`update courses set (${CONTENT_COLUMNS}) = row(${CONTENT_VALUES(at as unknown as Places<Written>)}),
      version = version + 1, updated_by = ${at('by')}::uuid, updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int returning ${NOTHING}`,
}));

export const withdrawRow = change<StepValues>((at) => ({
  changed: sql`update courses set status = ${at('to')}, version = version + 1, updated_by = ${at('by')}::uuid,
      updated_at = ${at('at')}::timestamptz,
      -- Nothing was written by it: what is published next is what was published last.
      published_version = case when published_version = version then version + 1 else published_version end
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
}));

interface Edition {
  /** The steps that are shown. */
  shown: string;
  retake: boolean;
  shownPictures: readonly string[];
}

/** The steps of a draft that its readers will see, as the statements take them. */
export function editionOf(steps: readonly CourseStep[], retake: boolean, pictures: readonly string[]): Edition {
  return { shown: JSON.stringify(steps.filter(({ isHidden }) => !isHidden)), retake, shownPictures: pictures };
}

const PUBLISHED = sql`${NOTHING}, k.id, k.edition, k.category, k.slug, k.title, k.title_en, k.description, k.description_en`;

const edition = (at: Places<Edition & { by: string; at: string }>) => ({
  published: sql`insert into course_editions (course_id, edition, category, slug, title, title_en, description, description_en,
      steps, picture_ids, retake, published_by, published_at)
    select n.id, n.edition, n.category, n.slug, n.title, n.title_en, n.description, n.description_en, ${at('shown')}::jsonb,
      ${at('shownPictures')}::uuid[], ${at('retake')}::boolean, ${at('by')}::uuid, ${at('at')}::timestamptz
    from changed n`,
});

export const publishRow = change<StepValues & Edition & { retakeBy: string | null }>((at) => ({
  changed: sql`update courses k set status = ${at('to')}, version = k.version + 1, published_version = k.version + 1,
      edition = k.edition + 1,
      required_edition = case when ${at('retake')}::boolean then k.edition + 1 else k.required_edition end,
      retake_by = case when ${at('retake')}::boolean then ${at('retakeBy')}::date else k.retake_by end,
      updated_by = ${at('by')}::uuid, updated_at = ${at('at')}::timestamptz
    where k.id = ${at('id')}::uuid and k.version = ${at('version')}::int and k.status = ${at('from')}
    returning ${PUBLISHED}`,
  after: edition(at as never),
}));

/** Written and published in one, as the source's call does; version 0 for a new one. */
export const saveWhole = change<Written & Edition & { version: number }>((at) => ({
  changed: sql`insert into courses as k (id, status, version, published_version, edition, ${CONTENT_COLUMNS}, created_by,
      created_at, updated_by, updated_at)
    select ${at('id')}::uuid, 'published', 1, 1, 1, ${CONTENT_VALUES(at as unknown as Places<Written>)}, ${at('by')}::uuid,
      ${at('at')}::timestamptz, ${at('by')}::uuid, ${at('at')}::timestamptz
    on conflict (id) do update set status = 'published', version = k.version + 1, published_version = k.version + 1,
      edition = k.edition + 1, category = excluded.category, slug = excluded.slug, title = excluded.title,
      title_en = excluded.title_en, description = excluded.description, description_en = excluded.description_en,
      renews_yearly = excluded.renews_yearly, steps = excluded.steps, picture_ids = excluded.picture_ids,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at
      where k.version = ${at('version')}::int
    returning ${PUBLISHED}`,
  after: edition(at as never),
}));
