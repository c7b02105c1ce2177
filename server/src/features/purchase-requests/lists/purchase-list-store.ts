// The SQL of the requests' list (S2-14): the caller's own, those of the departments that they lead, all for an admin.
import type { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../../../platform/db/statement.ts';
import type { AskedState, Question } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource, listPagesOf } from '../../../platform/list/list-store.ts';
import { hasWords } from '../../../platform/list/search-store.ts';
import { rowsByWays, type Way, waysName } from '../../../platform/list/ways-store.ts';
import type { Viewer } from '../seen-store.ts';
import { PURCHASES_TAG } from './purchase-tag-store.ts';
import { OWN_FIELDS, rowColumns } from './row-columns-store.ts';
import { TURN_COLUMNS, withTurns } from './turns-store.ts';
import { alongValues, waysOf } from './ways-store.ts';
import { alongWords, soughtGrams } from './words-store.ts';

/** Of the viewer what the rows depend on. */
interface Looking extends Pick<Viewer, 'led' | 'isAdmin'> {
  readonly me: string | null;
}

type At = PlacesOf<keyof Looking>;
type Source = ListSource<typeof OWN_FIELDS, Looking>;

interface Scope {
  readonly condition: (at: At) => RawBuilder<unknown>;
  readonly ways: readonly Way[];
}

const isOwn = (at: At, request = sql`r`) => sql`${request}.employee_id = ${at('me')}::uuid`;
const WAY_OF_LED: Way = {
  by: 'led',
  rows: (at) => sql`select x.* from purchase_requests x where ${isOwn(at, sql`x`)}
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

function scopeOf({ isAdmin, led }: Looking): keyof typeof SCOPES {
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
  search: (values) => hasWords(sql`r.search_text`, values),
});

/** The text typed into the filter by name; blank where there is none. */
export function typedName({ filters }: Pick<AskedState<typeof PURCHASE_LIST>, 'filters'>): string {
  const { name } = filters;
  return typeof name === 'object' && 'typed' in name ? name.typed : '';
}

/** Pages of what they may see. */
export const purchasePages = listPagesOf<typeof OWN_FIELDS, Looking>({
  list: OWN_FIELDS,
  tag: () => PURCHASES_TAG,
  from: (looking, asked) => {
    const name = scopeOf(looking);
    const grams = soughtGrams(asked.q, typedName(asked));
    const waysInto = (question: Question) => waysOf(OWN_FIELDS, question, grams, SCOPES[name].ways);
    return {
      name,
      key: ['id'],
      nameOf: (question) => waysName(waysInto(question)),
      rows: (question, at) => {
        const source = sourceOf(name, at);
        const openings = { ways: waysInto(question), alongWords: alongWords(source, question, grams) };
        // A person's own are few: they are looked through whatever is asked for.
        const found = name === 'own' ? foundRows(source, question, at) : rowsByWays(source, question, openings, at);
        return withTurns(found, question, TURN_COLUMNS.list());
      },
      sent: grams,
    };
  },
});
