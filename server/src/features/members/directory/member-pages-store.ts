// Where the rows of the member list lie.
import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../../../platform/db/statement.ts';
import { type ListSource, listPagesOf, rowsOf } from '../../../platform/list/list-store.ts';
import { hasIndexedWords, hasWords, type SearchValues } from '../../../platform/list/search-store.ts';
import { photoURL } from '../../profile/public.ts';
import type { MemberSearch } from './member-search.ts';

export interface MemberScope extends MemberSearch {
  readonly today: string;
  /** True when those who have left or are to come are shown, and who will leave. */
  readonly isWhole: boolean;
}

/** Where a person stands on a day, as the contract's states have it. */
export const memberState = (today: RawBuilder<unknown>) => sql`case when e.joined_on > ${today}::date then 'joining'
  when e.left_on < ${today}::date then 'left' else 'present' end`;

/** Works here on the day: has begun, and has not left. */
export const isPresent = (today: RawBuilder<unknown>) =>
  sql`e.joined_on <= ${today}::date and (e.left_on is null or e.left_on >= ${today}::date)`;

const NAME = sql`(rtrim(e.last_name || ' ' || e.first_name))`;
/** As its index has it. */
const KANA = sql`(e.last_name_kana || ' ' || e.first_name_kana)`;

/**
 * The people who are found are looked up first, a branch for each text: each goes along its own index. As one condition
 * PostgreSQL, which plans without knowing the words, walks through everybody and takes each of their texts apart.
 */
function isFound(at: PlacesOf<keyof (MemberScope & SearchValues)>, has: typeof hasWords): RawBuilder<unknown> {
  const readingAt: PlacesOf<keyof SearchValues> = (name) =>
    at(name === 'patterns' ? 'readingPatterns' : 'readingPairs');
  const branches = [
    has(sql`search_text`, at),
    has(sql`contact_text`, at),
    has(sql`reading_text`, readingAt),
    sql`cardinality(${at('named')}::text[]) > 0 and department_code = any(${at('named')}::text[])
      and search_text like all(${at('restPatterns')}::text[])`,
  ].map((condition) => sql`select id from employees where ${condition}`);
  return sql`e.id = any(array(${sql.join(branches, sql` union all `)}))`;
}

const peopleBy = (has: typeof hasWords): ListSource<typeof MEMBER_LIST, MemberScope> => ({
  list: MEMBER_LIST,
  from: (at) => sql`(select e.*, ${memberState(at('today'))} as state,
      case when ${at('isWhole')}::boolean then e.left_on end as shown_left_on, p.presence, p.note as presence_note
      from employees e left join presences p on p.employee_id = e.id and p.day = ${at('today')}::date) e`,
  where: (at) => [sql`(${at('isWhole')}::boolean or (${isPresent(at('today'))}))`],
  columns: {
    employeeId: sql`e.number`,
    name: NAME,
    kana: KANA,
    photoURL: photoURL(sql`e.id`),
    kanaRow: sql`e.kana_row`,
    departmentCode: sql`e.department_code`,
    positionCode: sql`e.position_code`,
    extension: sql`e.extension`,
    phone: sql`e.phone`,
    email: sql`e.email`,
    workplace: sql`e.workplace`,
    joinedOn: sql`e.joined_on`,
    leftOn: sql`e.shown_left_on`,
    state: sql`e.state`,
    presence: sql`e.presence`,
    presenceNote: sql`coalesce(e.presence_note, '')`,
  },
  search: (at) => isFound(at, has),
  neverNull: ['employeeId', 'kana'],
});

const BY_INDEX = peopleBy(hasIndexedWords);
const THROUGH_ALL = peopleBy(hasWords);

/** Pages of people: along the indexes of pairs, or through everybody where a single sign is looked for. */
export const memberPages = listPagesOf<typeof MEMBER_LIST, MemberScope>({
  list: MEMBER_LIST,
  from: ({ isIndexed }) => (isIndexed ? rowsOf('indexed', BY_INDEX) : rowsOf('through all', THROUGH_ALL)),
});
