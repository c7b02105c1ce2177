// The SQL that reads boards for their writes: what the caller may, whole cards, and the place between two others.
import type { BoardRole, BoardState } from '@madoguchi/contract/scrumboard/choices.ts';
import type { BoardPerson, CardDue, Checklist } from '@madoguchi/contract/scrumboard/model.ts';
import type { LabelColour } from '@madoguchi/contract/to-dos/choices.ts';
import type { TodoLink } from '@madoguchi/contract/to-dos/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import { photoURL } from '../profile/public.ts';
import type { Placed } from './order-keys.ts';

export const stateOf = (row: RawBuilder<unknown>) => sql`case when ${row}.deleted_at is not null then 'deleted'
  when ${row}.archived_at is not null then 'archived' else 'live' end`;

export const isLive = (row: RawBuilder<unknown>) => sql`${row}.deleted_at is null and ${row}.archived_at is null`;

const nameWith = (a: RawBuilder<unknown>, e: RawBuilder<unknown>) =>
  sql`coalesce(rtrim(${e}.last_name || ' ' || ${e}.first_name), ${a}.display_name)`;

/** The name of the person of an account. */
export const nameOf = (account: RawBuilder<unknown>) => sql`(select ${nameWith(sql`pa`, sql`pe`)} from accounts pa
  left join employees pe on pe.id = pa.employee_id where pa.id = ${account})`;

/** The person of an account as JSON of the contract's `BoardPerson`. */
export const personOf = (account: RawBuilder<unknown>) => sql`(select json_build_object('id', pa.id,
    'name', ${nameWith(sql`pa`, sql`pe`)}, 'photoURL', ${photoURL(sql`pa.employee_id`)}) from accounts pa
  left join employees pe on pe.id = pa.employee_id where pa.id = ${account})`;

/** A select of the members of a board as JSON of the contract's `BoardMember`. */
export const memberOf = (m: RawBuilder<unknown>) => sql`(select json_build_object('id', pa.id,
    'employeeId', pa.employee_id, 'name', ${nameWith(sql`pa`, sql`pe`)}, 'photoURL', ${photoURL(sql`pa.employee_id`)},
    'kana', coalesce(pe.last_name_kana || ' ' || pe.first_name_kana, pa.kana), 'role', ${m}.role)
  from accounts pa left join employees pe on pe.id = pa.employee_id where pa.id = ${m}.account_id)`;

export interface StoredBoard {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly uri: string;
  readonly colour: LabelColour;
  readonly coverImages: boolean;
  readonly listsOrder: number;
  readonly state: BoardState;
  /** Of the caller. */
  readonly role: BoardRole;
  readonly starred: boolean;
  readonly subscribed: boolean;
}

const board = statement<{ account: string; board: string }, StoredBoard>(
  (at) => sql`select b.id, b.version, b.title, b.uri, b.colour, b.cover_images as "coverImages",
      b.lists_order as "listsOrder", ${stateOf(sql`b`)} as state, m.role, m.starred, m.subscribed
    from boards b join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
    where b.id = ${at('board')}::uuid`,
);

/** The board, if the account is on it; a deleted one too. */
export async function findBoard(
  executor: Executor,
  asked: { readonly account: string; readonly board: string },
): Promise<StoredBoard | null> {
  return (await run(executor, board, asked))[0] ?? null;
}

export interface StoredList {
  readonly id: string;
  readonly version: number;
  readonly boardId: string;
  readonly title: string;
  readonly wipLimit: number | null;
  readonly archived: number;
  readonly state: BoardState;
  readonly boardState: BoardState;
  readonly listsOrder: number;
  readonly role: BoardRole;
}

const list = statement<{ account: string; list: string }, StoredList>(
  (at) => sql`select l.id, l.version, l.board_id as "boardId", l.title, l.wip_limit as "wipLimit",
      (select count(*)::int from board_cards c where c.list_id = l.id and c.deleted_at is null
        and c.archived_at is not null) as archived,
      ${stateOf(sql`l`)} as state, ${stateOf(sql`b`)} as "boardState", b.lists_order as "listsOrder", m.role
    from board_lists l join boards b on b.id = l.board_id
      join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
    where l.id = ${at('list')}::uuid`,
);

/** The list, if the account is on its board. */
export async function findList(
  executor: Executor,
  asked: { readonly account: string; readonly list: string },
): Promise<StoredList | null> {
  return (await run(executor, list, asked))[0] ?? null;
}

const lists = statement<{ board: string }, Placed & { readonly isLive: boolean }>(
  (at) => sql`select l.id, l.position, ${isLive(sql`l`)} as "isLive" from board_lists l
    where l.board_id = ${at('board')}::uuid order by l.position`,
);

/** All lists of a board in their order, removed ones among them. */
export async function findLists(executor: Executor, id: string) {
  return run(executor, lists, { board: id });
}

/** A card as it is kept and written. */
export interface CardRecord extends Placed {
  readonly version: number;
  readonly boardId: string;
  readonly listId: string;
  /** 0: the board gives it one when it is written. */
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly due: CardDue | null;
  readonly labelIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly checklists: readonly Checklist[];
  readonly coverId: string | null;
  readonly link: TodoLink | null;
  readonly doneAt: string | null;
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
  readonly createdAt: string;
}

export interface StoredCard extends CardRecord {
  readonly listTitle: string;
  readonly listState: BoardState;
  readonly boardState: BoardState;
  readonly role: BoardRole;
}

const cards = statement<{ account: string; ids: readonly string[] }, StoredCard>(
  (at) => sql`select c.id, c.version, c.board_id as "boardId", c.list_id as "listId", c.number, c.position, c.title,
      c.description, case when c.due_on is not null then json_build_object('day', to_char(c.due_on, 'YYYY-MM-DD'),
        'time', c.due_time) end as due, to_json(c.label_ids) as "labelIds", to_json(c.member_ids) as "memberIds",
      c.checklists, c.cover_id as "coverId", c.link, ${instant(sql`c.done_at`)} as "doneAt",
      ${instant(sql`c.archived_at`)} as "archivedAt", ${instant(sql`c.deleted_at`)} as "deletedAt",
      ${instant(sql`c.created_at`)} as "createdAt", l.title as "listTitle", ${stateOf(sql`l`)} as "listState",
      ${stateOf(sql`b`)} as "boardState", m.role
    from board_cards c join board_lists l on l.id = c.list_id join boards b on b.id = c.board_id
      join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
    where c.id = any(${at('ids')}::uuid[])`,
);

/** The cards of boards of the account with these ids, removed ones too, in the order of the ids. */
export async function findCards(
  executor: Executor,
  asked: { readonly account: string; readonly ids: readonly string[] },
): Promise<StoredCard[]> {
  const found = new Map((await run(executor, cards, asked)).map((card) => [card.id, card]));
  return asked.ids.flatMap((id) => found.get(id) ?? []);
}

/** A list as a place for cards, at the state of its order that a write is over. */
export interface Placement {
  readonly listId: string;
  readonly boardId: string;
  readonly title: string;
  readonly state: BoardState;
  readonly boardState: BoardState;
  readonly role: BoardRole;
  readonly order: number;
  /** Keys between which the cards go; null: at the end, at the beginning. */
  readonly before: string | null;
  readonly after: string | null;
  /** The same as `after`, of the cards that are shown. */
  readonly liveAfter: string | null;
  /** Cards that are shown in it, without those that move. */
  readonly cards: number;
  readonly cardsOfBoard: number;
}

interface Asked {
  account: string;
  list: string;
  moved: readonly string[];
  beforeId: string | null;
  place: number | null;
}

const placement = statement<Asked, Placement>((at) => {
  const others = sql`board_cards c where c.list_id = l.id and not c.id = any(${at('moved')}::uuid[])`;
  return sql`select l.id as "listId", l.board_id as "boardId", l.title, ${stateOf(sql`l`)} as state,
      ${stateOf(sql`b`)} as "boardState", m.role, l.cards_order as "order", p.before,
      (select max(c.position) from ${others} and (p.before is null or c.position < p.before)) as after,
      (select max(c.position) from ${others} and ${isLive(sql`c`)} and (p.before is null or c.position < p.before))
        as "liveAfter",
      (select count(*)::int from ${others} and ${isLive(sql`c`)}) as cards,
      (select count(*)::int from board_cards o where o.board_id = b.id and o.deleted_at is null) as "cardsOfBoard"
    from board_lists l join boards b on b.id = l.board_id
      join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
      cross join lateral (select case when ${at('place')}::int is not null
        then (select c.position from ${others} and ${isLive(sql`c`)} order by c.position
          offset greatest(${at('place')}::int - 1, 0) limit 1)
        else (select c.position from ${others} and c.position >= (select x.position from board_cards x
          where x.id = ${at('beforeId')}::uuid and x.list_id = l.id) order by c.position limit 1) end as before) p
    where l.id = ${at('list')}::uuid`;
});

/** Where cards go that are put before another, or at a place. */
export async function findPlacement(executor: Executor, asked: Asked): Promise<Placement | null> {
  return (await run(executor, placement, asked))[0] ?? null;
}

const ofBoard = statement<{ account: string; board: string }, { id: string }>(
  (at) => sql`select c.id from board_cards c join board_lists l on l.id = c.list_id
      join board_members m on m.board_id = c.board_id and m.account_id = ${at('account')}::uuid
    where c.board_id = ${at('board')}::uuid and ${isLive(sql`c`)} and ${isLive(sql`l`)} order by c.list_id, c.position`,
);

/** The cards that are shown on a board of the account, list by list in their order. */
export async function findShownCards(
  executor: Executor,
  asked: { readonly account: string; readonly board: string },
): Promise<StoredCard[]> {
  const ids = (await run(executor, ofBoard, asked)).map(({ id }) => id);
  return findCards(executor, { account: asked.account, ids });
}

const order = statement<{ list: string }, Placed>(
  (at) => sql`select c.id, c.position from board_cards c where c.list_id = ${at('list')}::uuid order by c.position`,
);

/** All cards of a list in their order, removed ones among them. */
export async function findOrder(executor: Executor, listId: string): Promise<Placed[]> {
  return run(executor, order, { list: listId });
}

export interface StoredLabel {
  readonly id: string;
  readonly version: number;
  readonly boardId: string;
  readonly title: string;
  readonly colour: LabelColour;
  readonly isRemoved: boolean;
}

const LABEL = sql`t.id, t.version, t.board_id as "boardId", t.title, t.colour, t.removed_at is not null as "isRemoved"`;

const labels = statement<{ board: string }, StoredLabel>(
  (at) => sql`select ${LABEL} from board_labels t where t.board_id = ${at('board')}::uuid order by t.id`,
);

/** All labels of a board, removed ones among them. */
export async function findLabels(executor: Executor, id: string): Promise<StoredLabel[]> {
  return run(executor, labels, { board: id });
}

const label = statement<
  { account: string; label: string },
  StoredLabel & { readonly role: BoardRole; readonly boardState: BoardState }
>(
  (at) => sql`select ${LABEL}, m.role, ${stateOf(sql`b`)} as "boardState" from board_labels t
    join boards b on b.id = t.board_id
    join board_members m on m.board_id = b.id and m.account_id = ${at('account')}::uuid
    where t.id = ${at('label')}::uuid`,
);

export async function findLabel(executor: Executor, asked: { readonly account: string; readonly label: string }) {
  return (await run(executor, label, asked))[0] ?? null;
}

export interface StoredMember extends BoardPerson {
  readonly employeeId: string | null;
  readonly kana: string;
  readonly role: BoardRole;
}

const members = statement<{ board: string }, { member: StoredMember }>(
  (at) => sql`select ${memberOf(sql`m`)} as member from board_members m where m.board_id = ${at('board')}::uuid
    order by m.added_at, m.account_id`,
);

export async function findMembers(executor: Executor, id: string): Promise<StoredMember[]> {
  return (await run(executor, members, { board: id })).map(({ member }) => member);
}

const person = statement<{ account: string }, { member: StoredMember }>(
  (at) =>
    sql`select ${memberOf(sql`m`)} as member from (select ${at('account')}::uuid as account_id, 'view' as role) m`,
);

/** The person of an account, as a member who may view. */
export async function findPerson(executor: Executor, account: string): Promise<StoredMember | null> {
  return (await run(executor, person, { account }))[0]?.member ?? null;
}

const candidate = statement<{ employee: string; roles: readonly string[]; today: string }, { id: string }>(
  (at) => sql`select a.id from accounts a where a.employee_id = ${at('employee')}::uuid
    and a.roles && ${at('roles')}::text[] and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}`,
);

/** The account of an employee who may have the tool; null where there is none. */
export async function findCandidate(
  executor: Executor,
  asked: { readonly employee: string; readonly roles: readonly string[]; readonly today: string },
): Promise<string | null> {
  return (await run(executor, candidate, asked))[0]?.id ?? null;
}

const candidates = statement<{ ids: readonly string[]; roles: readonly string[] }, { id: string }>(
  (at) => sql`select a.id from accounts a where a.id = any(${at('ids')}::uuid[]) and a.roles && ${at('roles')}::text[]`,
);

/** Those of the accounts that have one of the roles. */
export async function findCandidates(
  executor: Executor,
  asked: { readonly ids: readonly string[]; readonly roles: readonly string[] },
): Promise<string[]> {
  return (await run(executor, candidates, asked)).map(({ id }) => id);
}

interface Hearer {
  readonly card: string | null;
  readonly account: string;
}

const hearers = statement<{ board: string; cards: readonly string[]; roles: readonly string[] }, Hearer>(
  (at) => sql`select w.card_id as card, m.account_id as account from board_members m
      join accounts a on a.id = m.account_id and a.roles && ${at('roles')}::text[]
      join board_watches w on w.account_id = m.account_id and w.card_id = any(${at('cards')}::uuid[])
    where m.board_id = ${at('board')}::uuid
    union all select null, m.account_id from board_members m
      join accounts a on a.id = m.account_id and a.roles && ${at('roles')}::text[]
    where m.board_id = ${at('board')}::uuid and m.subscribed`,
);

/** Members who get the news of cards; `card` null: those of the whole board. */
export async function findHearers(
  executor: Executor,
  asked: { readonly board: string; readonly cards: readonly string[]; readonly roles: readonly string[] },
): Promise<Hearer[]> {
  return run(executor, hearers, asked);
}

const accountsOn = statement<{ board: string }, { account: string }>(
  (at) => sql`select m.account_id as account from board_members m where m.board_id = ${at('board')}::uuid`,
);

/** The accounts that are on a board. */
export async function findAccountsOn(executor: Executor, id: string): Promise<string[]> {
  return (await run(executor, accountsOn, { board: id })).map(({ account }) => account);
}
