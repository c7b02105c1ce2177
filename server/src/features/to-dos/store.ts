// The SQL that reads to-dos: the list of a place, and whole ones for the writes.
import type { TodoFilter } from '@madoguchi/contract/to-dos/choices.ts';
import { TODO_LIST } from '@madoguchi/contract/to-dos/lists.ts';
import type { Todo } from '@madoguchi/contract/to-dos/model.ts';
import { searchWords } from '@madoguchi/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, type Places, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import type { Question } from '../../platform/list/list-question.ts';
import {
  foundRows,
  type ListSource,
  listPagesOf,
  type RowsFrom,
  rowsOf,
  whereAsked,
} from '../../platform/list/list-store.ts';
import { orderBy } from '../../platform/list/order-store.ts';
import { hasIndexedWords, hasPairs, hasWords } from '../../platform/list/search-store.ts';
import { AS_MANY_AS_THERE_ARE, type Asked, AT_MOST_MANY, MANY } from '../../platform/list/ways-store.ts';

/** Where the to-dos of a list stand. */
export type PlaceOfList =
  | { readonly by: 'all' | TodoFilter }
  | { readonly by: 'folder' | 'label'; readonly placeId: string };

export interface Listing {
  readonly account: string;
  readonly today: string;
  readonly by: PlaceOfList['by'];
  /** Of a folder or a label. */
  readonly place: string | null;
}

/** Due by today: what is overdue counts while it is open. */
const DUE_TODAY = (at: PlacesOf<'today'>) => sql`r.due_on <= ${at('today')}::date
  and (r.due_on = ${at('today')}::date or r.status = 'open')`;

const LIVE = sql`r.deleted_at is null`;

function standsIn(by: PlaceOfList['by'], at: Places<Listing>): readonly RawBuilder<unknown>[] {
  switch (by) {
    case 'all':
      return [LIVE];
    case 'folder':
      return [LIVE, sql`r.folder_id = ${at('place')}::uuid`];
    case 'label':
      return [LIVE, sql`r.label_ids @> array[${at('place')}::uuid]`];
    case 'starred':
      return [LIVE, sql`r.starred`];
    case 'important':
      return [LIVE, sql`r.important`];
    case 'dueDate':
      return [LIVE, sql`r.due_on is not null`];
    case 'today':
      return [LIVE, DUE_TODAY(at as PlacesOf<'today'>)];
    case 'completed':
      return [LIVE, sql`r.status = 'done'`];
    case 'deleted':
      return [sql`r.deleted_at is not null`];
    default:
      return by satisfies never;
  }
}

const isLive = (id: RawBuilder<unknown>) =>
  sql`exists (select from todo_places p where p.id = ${id} and p.removed_at is null)`;

const columns = {
  id: sql`r.id`,
  version: sql`r.version`,
  title: sql`r.title`,
  notes: sql`left(r.notes, 600)`,
  startOn: sql`r.start_on`,
  dueOn: sql`r.due_on`,
  dueTime: sql`r.due_time`,
  status: sql`r.status`,
  starred: sql`r.starred`,
  important: sql`r.important`,
  folderId: sql`case when ${isLive(sql`r.folder_id`)} then r.folder_id end`,
  labelIds: sql`array(select l from unnest(r.label_ids) l where ${isLive(sql`l`)})`,
  subtasks: sql`jsonb_array_length(r.subtasks)`,
  subtasksDone: sql`jsonb_array_length(jsonb_path_query_array(r.subtasks, '$[*] ? (@.isDone == true)'))`,
  repeats: sql`r.repeat is not null`,
  link: sql`r.link`,
  createdAt: sql`r.created_at`,
};

const TEXT = sql`r.search_text`;
type TodoSource = ListSource<typeof TODO_LIST, Listing>;
/** Where no index of words is opened, or it was opened before: pairs of each text would be made for nothing. */
const withWords: NonNullable<TodoSource['search']> = (at) => hasWords(TEXT, at as never);

/** Ids of the to-dos whose words have the pairs of characters that are sought, `MANY` at most. */
const idsByWords = (at: Asked) => sql`array(select x.id from todos x where x.account_id = ${at('account')}::uuid
  and ${hasPairs(sql`x.search_text`, at as never)} limit ${AT_MOST_MANY})`;

/** The index collects every to-do with a word before it counts any: one that many have is met sooner along the order. */
const STROLL = sql.lit(300);
/**
 * A search by the length of its words. One character opens no index, two are a pair that the index finds without a look at the
 * text, and few to-dos have a word of four or more.
 */
type Sought = 'one character' | 'pairs' | 'short' | 'telling';
function soughtBy(q: string): Sought {
  const lengths = searchWords(q).map((word) => [...word].length);
  const longest = Math.max(0, ...lengths);
  if (longest < 2) return 'one character';
  if (longest >= 4) return 'telling';
  return lengths.every((length) => length === 2) ? 'pairs' : 'short';
}

/** Orders that say nothing of the words, along which one is soon met. By title those with a word stand side by side. */
const SOON_MET: readonly string[] = ['status', 'dueOn', 'startOn'];
const isSoonMet = ({ hasSearch, terms: [first] }: Question) => hasSearch && SOON_MET.includes(first?.column ?? '');

/**
 * The `select` of a page of a search in such an order. A statement is planned once for every word, so it carries several
 * ways to the ids of the page, and takes one when it runs; the columns are read once, of the rows that were chosen.
 */
function rowsByWords(source: TodoSource, question: Question, sought: Sought, at: Asked): RawBuilder<unknown> {
  const { terms, fetched } = question;
  const looked = { ...source, search: withWords };
  const order = orderBy(terms, source.columns);
  const everyRow: Question = { ...question, filters: {}, hasSearch: false };
  const walked = (most: RawBuilder<unknown>) => {
    const from: TodoSource['from'] = (own) => sql`(select r.* from ${source.from(own)}
      ${whereAsked(source, everyRow, at)} order by ${order} limit ${most}) r`;
    return sql`array(select found.id from (${foundRows({ ...looked, from }, { ...question, isNull: null }, at)}) found)`;
  };
  const walkedOn = walked(AS_MANY_AS_THERE_ARE);
  const byIndex = sql`(select case when cardinality(few.ids) < ${MANY} then few.ids else ${walkedOn} end
    from (select ${idsByWords(at)} as ids offset 0) few)`;
  const bySight = sql`(select case when cardinality(soon.ids) = ${sql.lit(fetched)} then soon.ids else ${byIndex} end
    from (select ${walked(STROLL)} as ids offset 0) soon)`;
  const ids = { 'one character': walkedOn, pairs: bySight, short: bySight, telling: byIndex }[sought];
  const where: TodoSource['where'] = (own) => [...(source.where?.(own) ?? []), sql`r.id = any((${ids})::uuid[])`];
  return foundRows({ ...looked, where }, question, at);
}

/** How a row has the words, where the index of words is opened. */
const SEARCHES: Readonly<Record<Sought, NonNullable<TodoSource['search']>>> = {
  'one character': withWords,
  pairs: (at) => hasPairs(TEXT, at as never),
  short: (at) => hasIndexedWords(TEXT, at as never),
  telling: (at) => hasIndexedWords(TEXT, at as never),
};

/** The rows of a place. Of few to-dos those with a word are read and sorted, which takes less than to choose a way. */
function sourceOf(name: string, by: PlaceOfList['by'], sought: Sought, hasFew: boolean): RowsFrom<Listing> {
  const source: TodoSource = {
    list: TODO_LIST,
    from: () => sql`todos r`,
    where: (at) => [sql`r.account_id = ${at('account')}::uuid`, ...standsIn(by, at)],
    columns,
    search: SEARCHES[sought],
  };
  return {
    ...rowsOf(name, source),
    rows: (question, at) =>
      isSoonMet(question) && !hasFew ? rowsByWords(source, question, sought, at) : foundRows(source, question, at),
  };
}

const SOURCES = new Map<string, RowsFrom<Listing>>();

export interface Looking extends Listing {
  /** True when the person has so few to-dos that any search reads all that it finds. */
  readonly hasFew: boolean;
}

/** Pages of a person's to-dos; each kind of place has a statement of its own, whose conditions an index answers. */
export const todoPages = listPagesOf<typeof TODO_LIST, Looking>({
  list: TODO_LIST,
  from: ({ by, hasFew }, { q }) => {
    const sought = soughtBy(q);
    const name = `${by} ${sought} ${hasFew}`;
    const known = SOURCES.get(name) ?? sourceOf(name, by, sought, hasFew);
    SOURCES.set(name, known);
    return known;
  },
});

/** So many to-dos are few. */
const FEW = sql.lit(600);
const moreThanFew = statement<{ account: string }, { many: boolean }>(
  (at) => sql`select exists (select from todos r where r.account_id = ${at('account')}::uuid and r.deleted_at is null
      order by r.due_on, r.id offset ${FEW} limit 1)
    or exists (select from todos r where r.account_id = ${at('account')}::uuid and r.deleted_at is not null
      order by r.deleted_at offset ${FEW} limit 1) as many`,
);

/** True when the account has few to-dos, live and deleted ones each. */
export async function findHasFew(executor: Executor, account: string): Promise<boolean> {
  return (await run(executor, moreThanFew, { account }))[0]?.many === false;
}

/** A to-do as it is kept: it may name a folder or labels that are removed. */
export interface StoredTodo extends Todo {
  /** Of its folder and labels, those that are removed. */
  readonly removedPlaces: readonly string[];
  /** The title of its folder, where that is removed. */
  readonly lostFolder: string | null;
}

const inTokyo = (format: RawBuilder<unknown>) => sql`to_char(r.remind_at at time zone 'Asia/Tokyo', ${format})`;

const whole = (where: RawBuilder<unknown>) => sql`select r.id, r.version, r.title, r.notes,
    to_char(r.start_on, 'YYYY-MM-DD') as "startOn", to_char(r.due_on, 'YYYY-MM-DD') as "dueOn", r.due_time as "dueTime",
    r.starred, r.important, r.folder_id as "folderId", to_json(r.label_ids) as "labelIds", r.subtasks, r.repeat,
    case when r.remind_at is not null then json_build_object('day', ${inTokyo(sql`'YYYY-MM-DD'`)},
      'time', ${inTokyo(sql`'HH24:MI'`)}) end as reminder, r.link,
    ${instant(sql`r.completed_at`)} as "completedAt", ${instant(sql`r.deleted_at`)} as "deletedAt",
    ${instant(sql`r.created_at`)} as "createdAt",
    (select coalesce(json_agg(p.id), '[]'::json) from todo_places p
      where p.id = any(r.label_ids || r.folder_id) and p.removed_at is not null) as "removedPlaces",
    (select p.title from todo_places p where p.id = r.folder_id and p.removed_at is not null) as "lostFolder"
  from todos r where r.account_id = ${where}`;

const byId = statement<{ account: string; ids: readonly string[] }, StoredTodo>((at) =>
  whole(sql`${at('account')}::uuid and r.id = any(${at('ids')}::uuid[])`),
);

/** The to-dos of the account with these ids, deleted ones too, in the order of the ids. */
export async function findTodos(
  executor: Executor,
  asked: { readonly account: string; readonly ids: readonly string[] },
): Promise<StoredTodo[]> {
  const found = new Map((await run(executor, byId, asked)).map((todo) => [todo.id, todo]));
  return asked.ids.flatMap((id) => found.get(id) ?? []);
}

const inPlace = new Map(
  (['all', 'folder', 'label', 'starred', 'important', 'dueDate', 'today', 'completed', 'deleted'] as const).map(
    (by) => [
      by,
      statement<Listing, StoredTodo>(
        (at) => sql`${whole(sql`${at('account')}::uuid and ${sql.join(standsIn(by, at), sql` and `)}`)}
        order by r.status desc, r.due_on, r.due_time, r.id`,
      ),
    ],
  ),
);

/** All to-dos of a place, whole: what the source's call answers. */
export async function findInPlace(executor: Executor, asked: Listing): Promise<StoredTodo[]> {
  const prepared = inPlace.get(asked.by);
  return prepared === undefined ? [] : run(executor, prepared, asked);
}

const due = statement<{ account: string; today: string }, { count: number; since: string | null }>(
  (at) => sql`select count(*)::int as count, to_char(min(r.due_on), 'YYYY-MM-DD') as since from todos r
    where r.account_id = ${at('account')}::uuid and r.deleted_at is null and r.status = 'open'
      and r.due_on <= ${at('today')}::date`,
);

/** How many open to-dos are due by the day, and the earliest of their days. */
export async function countDue(
  executor: Executor,
  asked: { readonly account: string; readonly today: string },
): Promise<{ readonly count: number; readonly since: string | null }> {
  return (await run(executor, due, asked))[0] ?? { count: 0, since: null };
}

/** One to-do as a change found it, and the version that it led to. */
export interface KeptState {
  readonly id: string;
  readonly version: number;
  readonly before: Todo | null;
}

const change = statement<{ id: string; account: string; since: string }, { states: readonly KeptState[] }>(
  (at) => sql`select c.states from todo_changes c where c.id = ${at('id')}::uuid
    and c.account_id = ${at('account')}::uuid and c.undone_at is null and c.changed_at >= ${at('since')}::timestamptz`,
);

/** The to-dos as a change of the account found them, where it was not taken back yet. */
export async function findChange(
  executor: Executor,
  asked: { id: string; account: string; since: string },
): Promise<readonly KeptState[] | null> {
  return (await run(executor, change, asked))[0]?.states ?? null;
}

interface Reminder {
  readonly id: string;
  readonly account: string;
  readonly title: string;
  readonly remindAt: string;
}

const reminders = statement<{ now: string; since: string; roles: readonly string[] }, Reminder>(
  (at) => sql`select r.id, r.account_id as account, r.title, ${instant(sql`r.remind_at`)} as "remindAt"
    from todos r join accounts a on a.id = r.account_id
    where r.remind_at <= ${at('now')}::timestamptz and r.remind_at > ${at('since')}::timestamptz
      and r.completed_at is null and r.deleted_at is null and r.remind_at is distinct from r.reminded_at
      and a.roles && ${at('roles')}::text[]
    order by r.remind_at limit 1000`,
);

/** Open to-dos whose moment has come since the one that is given, and that were not told for it. */
export async function findReminders(
  executor: Executor,
  asked: { readonly now: string; readonly since: string; readonly roles: readonly string[] },
): Promise<Reminder[]> {
  return run(executor, reminders, asked);
}

const reminded = statement<{ ids: readonly string[]; now: string }>(
  (at) => sql`update todos set reminded_at = remind_at where id = any(${at('ids')}::uuid[])
    and remind_at <= ${at('now')}::timestamptz`,
);

/** They were told: only another moment tells them again. One that was moved meanwhile has its own still to come. */
export async function noteReminded(
  executor: Executor,
  asked: { readonly ids: readonly string[]; readonly now: string },
): Promise<void> {
  await run(executor, reminded, asked);
}
