// Which posts and comments a reader sees, as parts of every statement that reads them: what is not seen is as unknown as none.
import { audiencesOpenTo, isModerator } from '@madoguchi/contract/timeline/choices.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../../platform/db/statement.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';

export interface Reader {
  account: string;
  /** Audiences whose posts are open to them whoever wrote them. */
  open: readonly string[];
  /** Theirs; null without an employee record. */
  department: string | null;
  moderates: boolean;
  today: string;
}
type At = PlacesOf<keyof Reader>;

export function readerOf({ clock }: Pick<Ground, 'clock'>, actor: Actor): Reader {
  const open = audiencesOpenTo(actor);
  return {
    account: actor.accountId,
    open,
    // An auditor may read nothing here, and counts as a member of no department.
    department: open.length === 0 ? null : (actor.employee?.departmentCode ?? null),
    moderates: isModerator(actor),
    today: clock.today(),
  };
}

const isOf = (row: RawBuilder<unknown>, at: At) => sql`${row}.author_id = ${at('account')}::uuid`;

/** True while nobody hid the row, or where its reader is its author or watches over all. */
export const isNotHidden = (row: RawBuilder<unknown>, at: At) =>
  sql`(${row}.hidden_at is null or ${at('moderates')}::boolean or ${isOf(row, at)})`;

/** Posts of people who have left are shown to nobody: their profiles aren't either (B2-02). */
const isSeenAlone = (row: RawBuilder<unknown>, at: At) => sql`(${row}.removed_at is null and ${isNotHidden(row, at)}
  and (${isOf(row, at)} or (
    (${row}.audience = any(${at('open')}::text[])
      or (${row}.audience = 'department' and ${row}.department_code = ${at('department')}::text))
    and exists (select from accounts writer where writer.id = ${row}.author_id
      and ${mayLogIn(sql`writer`, sql`${at('today')}::date`)}))))`;

/** True where the reader sees the post; a share only where they see what it is of. */
export const isSeen = (row: RawBuilder<unknown>, at: At): RawBuilder<unknown> => sql`(${isSeenAlone(row, at)}
  and (${row}.shared_id is null or exists (select from timeline_posts origin where origin.id = ${row}.shared_id
    and ${isSeenAlone(sql`origin`, at)})))`;
