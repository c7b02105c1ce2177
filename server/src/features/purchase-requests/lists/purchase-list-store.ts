// The SQL of the requests' list (S2-14): the caller's own, those of the departments that they lead, all for an admin.
import type { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run } from '../../../platform/db/statement.ts';
import { type TaggedPage, taggedPage } from '../../../platform/list/kept-pages.ts';
import { type AskedPage, questionOf } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource, rememberShapes } from '../../../platform/list/list-store.ts';
import { besideTag, type TaggedRows } from '../../../platform/list/list-tag-store.ts';
import { hasWords, type SearchValues } from '../../../platform/list/search-store.ts';
import type { Seer } from '../seen-store.ts';
import { PURCHASES_TAG } from './purchase-tag-store.ts';
import { OWN_FIELDS, rowColumns } from './row-columns-store.ts';
import { TURN_COLUMNS, withTurns } from './turns-store.ts';
import { alongValues, type Openings, rowsByWays, type Way, waysShape } from './ways-store.ts';
import { soughtGrams } from './words-store.ts';

/** Of the seer what the rows depend on. Named as no filter is: both are sent with one statement. */
interface Looking {
  readonly me: string | null;
  readonly led: readonly string[];
}

type At = Places<Looking>;
type Source = ListSource<typeof OWN_FIELDS, Looking>;

interface Scope {
  readonly condition: (at: At) => RawBuilder<unknown>;
  readonly ways: readonly Way[];
}

const isOwn = (at: At, request = sql`r`) => sql`${request}.employee_id = ${at('me')}::uuid`;
const WAY_OF_LED: Way = {
  by: 'led',
  requests: (at) => sql`select x.* from purchase_requests x where ${isOwn(at as unknown as At, sql`x`)}
    union all select * from (${alongValues(sql`x.department_code`, sql`select unnest(${at('led')}::text[]) as value`)}) led
      where led.employee_id is distinct from ${at('me')}::uuid`,
};

/** Whose requests, by who looks: each is a statement of its own. What was never submitted is its requester's alone. */
const SCOPES = {
  own: { condition: (at) => isOwn(at), ways: [] },
  led: {
    condition: (at) => sql`(${isOwn(at)} or (r.number is not null and r.department_code = any(${at('led')}::text[])))`,
    ways: [WAY_OF_LED],
  },
  all: { condition: (at) => sql`(r.number is not null or ${isOwn(at)})`, ways: [] },
} as const satisfies Record<string, Scope>;

function scopeOf({ isAdmin, led }: Seer): keyof typeof SCOPES {
  if (isAdmin) return 'all';
  return led.length > 0 ? 'led' : 'own';
}

const NAME = sql`split_part(r.search_text, e'\\n', 1)`;
/** A part of the name, in whatever script it was typed. */
export const NAMED = { name: (typed: RawBuilder<unknown>) => sql`strpos(${NAME}, (select folded(${typed}))) > 0` };

const sourceOf = (scope: keyof typeof SCOPES, at: At): Source => ({
  list: OWN_FIELDS,
  from: () => sql`purchase_requests r`,
  where: () => [SCOPES[scope].condition(at)],
  columns: rowColumns(sql`coalesce(${isOwn(at)}, false)`),
  typedConditions: NAMED,
  search: (values) => hasWords(sql`r.search_text`, values as Places<SearchValues>),
});

/** What was typed into the filter by name; blank where nothing was. */
export function typedName({ filters }: Pick<AskedPage<typeof PURCHASE_LIST>, 'filters'>): string {
  const { name } = filters;
  return typeof name === 'object' && 'typed' in name ? name.typed : '';
}

const remembered = rememberShapes<TaggedRows>();

/** A page of what they may see; without rows where `known` is still the requests' tag. */
export async function purchasePages(
  executor: Executor,
  seer: Seer,
  asked: AskedPage<typeof PURCHASE_LIST>,
  known: string | null = null,
): Promise<TaggedPage> {
  const scope = scopeOf(seer);
  const looking: Looking = { me: seer.employee, led: seer.led };
  const question = questionOf({ list: OWN_FIELDS, key: ['id'] }, [scope, looking], asked);
  const openings: Openings = {
    first: [],
    ways: SCOPES[scope].ways,
    everywhere: [],
    grams: soughtGrams(asked.q, typedName(asked)),
  };
  const prepared = remembered(
    JSON.stringify([scope, question.shape, waysShape(OWN_FIELDS, question, openings)]),
    (at) => {
      const source = sourceOf(scope, at as unknown as At);
      // A person's own are few: they are looked through whatever is asked for.
      const found = scope === 'own' ? foundRows(source, question, at) : rowsByWays(source, question, openings, at);
      return besideTag(withTurns(found, question, TURN_COLUMNS.list()), PURCHASES_TAG, at('known'));
    },
  );
  const [found] = await run(executor, prepared, { ...looking, ...question.sent, ...openings.grams, known });
  return taggedPage(found, question);
}
