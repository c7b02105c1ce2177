// The SQL that boards offer other features: their names in the audit trail, and what a leaver leaves behind on them.
import { type RawBuilder, sql } from 'kysely';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import type { OpenWorkPort } from '../members/public.ts';
import { isLive, nameOf } from './store.ts';

/** Of more cards than anybody can mean, the last are found by their title. */
const FOUND_MOST = 1_000;

/** Along the index of pairs; one character has none. */
const cardsNamed = (typed: RawBuilder<unknown>) => sql`(select c.id::text from board_cards c
  where char_length(folded(${typed})) >= 2 and bigrams(c.search_text) @> bigrams(folded(${typed}))
    and strpos(c.search_text, folded(${typed})) > 0
  order by c.created_at desc limit ${sql.lit(FOUND_MOST)})`;

/** Boards, lists, labels and cards by their titles of today; what was deleted for good stands by its id. */
export const auditedBoards: readonly AuditedTarget[] = [
  {
    kind: 'board',
    name: (id) => sql`(select b.title from boards b where b.id = ${id})`,
    named: (typed) => sql`select b.id::text from boards b
      where ${typed} <> '' and strpos(folded(b.title), folded(${typed})) > 0`,
  },
  { kind: 'board-list', name: (id) => sql`(select l.title from board_lists l where l.id = ${id})` },
  { kind: 'board-label', name: (id) => sql`(select t.title from board_labels t where t.id = ${id})` },
  { kind: 'card', name: (id) => sql`(select c.title from board_cards c where c.id = ${id})`, named: cardsNamed },
];

/**
 * The boards on which a leaver has open cards, or is the only owner, with whom to ask. Cards are for the people of their board: they
 * are counted, and not named.
 */
export const openCards: OpenWorkPort = {
  kind: 'boards',
  tool: 'scrumboard',
  rows: ({ id }) => sql`select json_agg(json_build_object('id', b.id, 'title', b.title, 'cards', n.cards,
      'owners', o.names) order by folded(b.title), b.id)
    from accounts a join board_members m on m.account_id = a.id join boards b on b.id = m.board_id and ${isLive(sql`b`)}
      cross join lateral (select count(*)::int as cards from board_cards c join board_lists l on l.id = c.list_id
        where c.board_id = b.id and c.member_ids @> array[a.id] and c.done_at is null and ${isLive(sql`c`)}
          and ${isLive(sql`l`)}) n
      cross join lateral (select coalesce(json_agg(${nameOf(sql`x.account_id`)} order by x.added_at, x.account_id), '[]')
          as names, count(*) as others
        from board_members x where x.board_id = b.id and x.role = 'owner' and x.account_id <> a.id) o
    where a.employee_id = ${id} and (n.cards > 0 or (m.role = 'owner' and o.others = 0))`,
};
