// The statements that write where a person stands in a course, what they completed, and their notes.
import { type RawBuilder, sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import type { Places } from '../../platform/db/statement.ts';

export interface TakingWrite {
  account: string;
  course: string;
  year: number;
  round: number;
  /** Null: the place stays. */
  stepId: string | null;
  position: number;
  /** Added to what is done. */
  done: readonly string[];
  at: string;
}

const SAME = sql`(t.round_year = excluded.round_year and t.round_edition = excluded.round_edition)`;

const taking = (
  at: Places<TakingWrite>,
  from: RawBuilder<unknown>,
) => sql`insert into course_takings as t (account_id, course_id,
    round_year, round_edition, step_id, position, done, begun_at, changed_at)
  select ${at('account')}::uuid, ${at('course')}::uuid, ${at('year')}::int, ${at('round')}::int, ${at('stepId')}::uuid,
    ${at('position')}::int, ${at('done')}::uuid[], ${at('at')}::timestamptz, ${at('at')}::timestamptz ${from}
  on conflict (account_id, course_id) do update set
    round_year = excluded.round_year, round_edition = excluded.round_edition,
    step_id = coalesce(excluded.step_id, case when ${SAME} then t.step_id end),
    position = case when excluded.step_id is null and ${SAME} then t.position else excluded.position end,
    done = case when ${SAME} then array(select distinct o from unnest(t.done || excluded.done) o) else excluded.done end,
    begun_at = case when ${SAME} then t.begun_at else excluded.begun_at end, changed_at = excluded.changed_at
  returning '{}'::jsonb as patch`;

/** Keeps the place and what is done besides; a new round begins anew. */
export const keepTaking = change<TakingWrite>((at) => ({
  changed: taking(at as unknown as Places<TakingWrite>, sql``),
}));

export interface FinishWrite extends TakingWrite {
  id: string;
  edition: number;
  fiscalYear: number;
  dueOn: string | null;
}

/** Nothing where another version is published by now, or the round is completed already. */
export const completeCourse = change<FinishWrite>((at) => ({
  changed: sql`insert into course_completions (id, course_id, account_id, edition, round_year, round_edition, fiscal_year, due_on,
      completed_at)
    select ${at('id')}::uuid, k.id, ${at('account')}::uuid, k.edition, ${at('year')}::int, ${at('round')}::int,
      ${at('fiscalYear')}::int, ${at('dueOn')}::date, ${at('at')}::timestamptz
    from courses k where k.id = ${at('course')}::uuid and k.status = 'published' and k.edition = ${at('edition')}::int
    on conflict (account_id, course_id, round_year, round_edition) do nothing
    returning '{}'::jsonb as patch`,
  after: { taken: taking(at as unknown as Places<TakingWrite>, sql`from changed`) },
}));

export interface NoteWrite {
  account: string;
  course: string;
  stepId: string;
  version: number;
  note: string;
  at: string;
}

/** Over the version that was seen; 0 where there was none. */
export const keepNote = change<NoteWrite>((at) => ({
  changed: sql`insert into course_notes as n (account_id, course_id, step_id, version, note, changed_at)
    select ${at('account')}::uuid, ${at('course')}::uuid, ${at('stepId')}::uuid, 1, ${at('note')}, ${at('at')}::timestamptz
    where ${at('version')}::int = 0 or exists (select from course_notes o where o.account_id = ${at('account')}::uuid
      and o.course_id = ${at('course')}::uuid and o.step_id = ${at('stepId')}::uuid)
    on conflict (account_id, course_id, step_id) do update set note = excluded.note, version = n.version + 1,
      changed_at = excluded.changed_at
      where n.version = ${at('version')}::int
    returning '{}'::jsonb as patch`,
}));
