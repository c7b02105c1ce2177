// The SQL of the requests' list (S2-14): the caller's own, those of the departments that they lead, all for an admin. Its columns
// and its tag are those of the decision list, too.
import { PURCHASE_DECISION_LIST, PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { type FoundPurchase, PurchaseDecisionRow, PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, type PlacesOf, run, statement } from '../../../platform/db/statement.ts';
import type { AskedState, Question } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource, listPagesOf } from '../../../platform/list/list-store.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { hasWords } from '../../../platform/list/search-store.ts';
import { rowsByWays, type Way, waysName } from '../../../platform/list/ways-store.ts';
import { NEWEST_ACT } from '../../approvals/public.ts';
import { holdingMark } from '../../delegations/public.ts';
import { seesPurchase, type Viewer } from '../seen-store.ts';
import { TURN_COLUMNS, withTurns } from './turns-store.ts';
import { alongValues, waysOf } from './ways-store.ts';
import { alongWords, soughtGrams } from './words-store.ts';

const NEWEST_REQUEST = sql`select r.change_xid from purchase_requests r order by r.change_xid desc limit 1`;

/** A turn may pass to somebody else while the request itself stays as it is. */
const PURCHASES_TAG: RawBuilder<unknown> = newestChanges([NEWEST_REQUEST, NEWEST_ACT]);

/** Whose turns somebody may take changes with the delegations that hold for them. Null as the tag is. */
export const turnsTag = (at: PlacesOf<'me' | 'on'>): RawBuilder<unknown> =>
  sql`(${PURCHASES_TAG} || '.' || ${holdingMark(at('me'), at('on'))})`;

const OF_TURNS = { waitsFor: true } as const;
const OF_DECISION_TURNS = { ...OF_TURNS, dueOn: true, isOverdue: true, approval: true } as const;

/** The lists without what is looked up of the approval, for the rows that are shown alone: see turns-store.ts. */
export const OWN_FIELDS = { ...PURCHASE_LIST, row: PurchaseRow.omit(OF_TURNS) };
export const DECISION_FIELDS = { ...PURCHASE_DECISION_LIST, row: PurchaseDecisionRow.omit(OF_DECISION_TURNS) };

/** The columns of the request `r` itself. `mine`: true where it is the caller's own. */
export const rowColumns = (mine: RawBuilder<unknown>) => ({
  id: sql`r.id`,
  version: sql`r.version`,
  number: sql`r.number`,
  purchaseName: sql`r.purchase_name`,
  purchaseCategory: sql`r.purchase_category_code`,
  lineCount: sql`r.line_count`,
  quantity: sql`r.quantity`,
  unitPrice: sql`r.unit_price`,
  totalYen: sql`r.total_yen`,
  supplier: sql`r.supplier`,
  supplierCount: sql`r.supplier_count`,
  neededBy: sql`r.needed_by`,
  employeeId: sql`r.employee_number`,
  employeeName: sql`r.employee_name`,
  departmentCode: sql`r.department_code`,
  status: sql`r.status`,
  warningCount: sql`r.warning_count`,
  submittedAt: sql`r.submitted_at`,
  updatedAt: sql`r.updated_at`,
  mine,
});

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

type Asked = Viewer & { numbers: readonly string[] };

const numbered = statement<Asked, FoundPurchase>(
  (at) => sql`select r.id, r.number, r.purchase_name as "purchaseName", r.status, r.employee_name as "employeeName"
    from purchase_requests r
    where r.number = any(${at('numbers')}::text[]) and ${seesPurchase(at as Places<Viewer>)}
    order by r.number desc`,
);

/** Those that the viewer may see, newest first. */
export function findNumbered(pool: Pool, asked: Asked): Promise<FoundPurchase[]> {
  return run(pool, numbered, asked);
}
