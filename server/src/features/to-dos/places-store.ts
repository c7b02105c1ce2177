// The SQL of folders and labels, and of how many to-dos stand in each place.
import type { PlaceKind, TodoFilter } from '@madoguchi/contract/to-dos/choices.ts';
import type { TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import { sql } from 'kysely';
import { change } from '../../platform/db/change.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';

export interface StoredPlace extends Omit<TodoPlace, 'count'> {
  readonly isRemoved: boolean;
  readonly position: number;
}

const places = statement<{ account: string }, StoredPlace>(
  (
    at,
  ) => sql`select p.id, p.version, p.kind, p.handle, p.title, p.colour, p.position, p.removed_at is not null as "isRemoved"
    from todo_places p where p.account_id = ${at('account')}::uuid order by p.kind, p.position, p.id`,
);

/** All folders and labels of the account in their order, removed ones too. */
export async function findPlaces(executor: Executor, account: string): Promise<StoredPlace[]> {
  return run(executor, places, { account });
}

export interface PlaceCounts {
  readonly all: number;
  readonly filters: Readonly<Record<TodoFilter, number>>;
  readonly places: Readonly<Record<string, number>>;
}

const OPEN = sql`deleted_at is null and status = 'open'`;

/** One walk over the person's to-dos counts all filters; another those that stand in a folder or have a label. */
const counts = statement<{ account: string; today: string }, PlaceCounts>(
  (at) => sql`with placed as (select t.folder_id as id, count(*) as n from todos t
      where t.account_id = ${at('account')}::uuid and ${OPEN} and t.folder_id is not null group by t.folder_id
      union all select l, count(*) from todos t, unnest(t.label_ids) l
      where t.account_id = ${at('account')}::uuid and ${OPEN} group by l)
    select count(*) filter (where ${OPEN})::int as all, json_build_object(
        'starred', count(*) filter (where ${OPEN} and starred), 'important', count(*) filter (where ${OPEN} and important),
        'dueDate', count(*) filter (where ${OPEN} and due_on is not null),
        'today', count(*) filter (where ${OPEN} and due_on <= ${at('today')}::date),
        'completed', count(*) filter (where deleted_at is null and status = 'done'),
        'deleted', count(*) filter (where deleted_at is not null)) as filters,
      (select coalesce(json_object_agg(id, n), '{}'::json) from placed) as places
    from todos where account_id = ${at('account')}::uuid`,
);

/** How many to-dos stand in each place: open ones, but in the places of done and deleted ones. */
export async function countPlaces(
  executor: Executor,
  asked: { readonly account: string; readonly today: string },
): Promise<PlaceCounts> {
  const [row] = await run(executor, counts, asked);
  if (row === undefined) throw new Error('a count without from answers one row');
  return row;
}

const NOTHING = sql`'{}'::jsonb as patch`;

interface PlaceWrite {
  id: string;
  account: string;
  title: string;
  colour: string;
}

export const insertPlace = change<PlaceWrite & { kind: PlaceKind; handle: string; most: number }>((at) => ({
  changed: sql`insert into todo_places (id, version, account_id, kind, handle, title, colour, position)
    select ${at('id')}::uuid, 1, ${at('account')}::uuid, ${at('kind')}, ${at('handle')}, ${at('title')}, ${at('colour')},
      coalesce(max(p.position), 0) + 1
    from todo_places p where p.account_id = ${at('account')}::uuid and p.kind = ${at('kind')}
    having count(*) filter (where p.removed_at is null) < ${at('most')}::int
    returning ${NOTHING}`,
}));

export const updatePlace = change<PlaceWrite & { version: number }>((at) => ({
  changed: sql`update todo_places set title = ${at('title')}, colour = ${at('colour')}, version = version + 1
    where id = ${at('id')}::uuid and account_id = ${at('account')}::uuid and version = ${at('version')}::int
      and removed_at is null returning ${NOTHING}`,
}));

/** `removedAt` null brings it back. Nothing, where it is so already. */
export const markPlace = change<{ id: string; account: string; removedAt: string | null }>((at) => ({
  changed: sql`update todo_places set removed_at = ${at('removedAt')}::timestamptz, version = version + 1
    where id = ${at('id')}::uuid and account_id = ${at('account')}::uuid
      and (removed_at is null) = (${at('removedAt')}::timestamptz is not null) returning ${NOTHING}`,
}));

/** Those that are not named keep their order behind the named ones. */
export const putInOrder = change<{ account: string; kind: PlaceKind; ids: readonly string[] }>((at) => ({
  before: {
    ordered: sql`update todo_places p set position = o.position, version = version + 1
      from (select id, row_number() over (order by array_position(${at('ids')}::uuid[], id) nulls last, position, id) as position
        from todo_places where account_id = ${at('account')}::uuid and kind = ${at('kind')}) o
      where p.id = o.id and p.position <> o.position returning p.id`,
  },
  changed: sql`select ${NOTHING} from (select count(*) from ordered) done`,
}));
