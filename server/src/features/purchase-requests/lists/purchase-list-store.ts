// The SQL of the requests' list (S2-14): the caller's own, those of the departments that they lead, all for an admin.
import type { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run } from '../../../platform/db/statement.ts';
import { type AskedPage, type ListPage, pageOf, questionOf } from '../../../platform/list/list-question.ts';
import { type ListSource, rememberShapes } from '../../../platform/list/list-store.ts';
import { hasWords, type SearchValues } from '../../../platform/list/search-store.ts';
import type { Seer } from '../seen-store.ts';
import { OWN_FIELDS, rowColumns } from './row-columns-store.ts';
import { TURN_COLUMNS, withTurns } from './turns-store.ts';
import { rowsByWays, waysShape } from './ways-store.ts';

/** Of the seer what the rows depend on. Named as no filter is: both are sent with one statement. */
interface Looking {
  readonly me: string | null;
  readonly led: readonly string[];
}

type At = Places<Looking>;
type Source = ListSource<typeof OWN_FIELDS, Looking>;

const isOwn = (at: At) => sql`r.employee_id = ${at('me')}::uuid`;

/** Whose requests, by who looks: each is a statement of its own. What was never submitted is its requester's alone. */
const SCOPES = {
  own: (at: At) => isOwn(at),
  led: (at: At) => sql`(${isOwn(at)} or (r.number is not null and r.department_code = any(${at('led')}::text[])))`,
  all: (at: At) => sql`(r.number is not null or ${isOwn(at)})`,
} as const;

function scopeOf({ isAdmin, led }: Seer): keyof typeof SCOPES {
  if (isAdmin) return 'all';
  return led.length > 0 ? 'led' : 'own';
}

/** A part of the name, in whatever script it was typed. */
export const NAMED = {
  name: (typed: RawBuilder<unknown>) =>
    sql`strpos(split_part(r.search_text, e'\\n', 1), (select folded(${typed}))) > 0`,
};

/** The columns stand for every caller; whose a row is, is the only one that depends on who looks. */
const sourceOf = (scope: keyof typeof SCOPES, at: At): Source => ({
  list: OWN_FIELDS,
  from: () => sql`purchase_requests r`,
  where: () => [SCOPES[scope](at)],
  columns: rowColumns(sql`coalesce(${isOwn(at)}, false)`),
  typedConditions: NAMED,
  search: (values) => hasWords(sql`r.search_text`, values as Places<SearchValues>),
  key: ['id'],
});

const remembered = rememberShapes<{ row: string }>();

export async function purchasePages(
  executor: Executor,
  seer: Seer,
  asked: AskedPage<typeof PURCHASE_LIST>,
): Promise<ListPage> {
  const scope = scopeOf(seer);
  const looking: Looking = { me: seer.employee, led: seer.led };
  const question = questionOf({ list: OWN_FIELDS, key: ['id'] }, [scope, looking], asked);
  const prepared = remembered(JSON.stringify([scope, question.shape, waysShape(OWN_FIELDS, question)]), (at) => {
    const source = sourceOf(scope, at as unknown as At);
    return withTurns(rowsByWays(source, question, at), question, TURN_COLUMNS.list());
  });
  const found = await run(executor, prepared, { ...looking, ...question.sent });
  return pageOf(
    found.map(({ row }) => row),
    question,
  );
}
