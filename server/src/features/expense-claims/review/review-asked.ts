// The question to the review list, and the rows along which it is read: everybody's, or only those of claims.
import type { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { CLAIM_STATUSES } from '@madoguchi/contract/expense-claims/model.ts';
import type { Filters, SortKey } from '@madoguchi/contract/list/list.ts';
import { sortParts } from '@madoguchi/contract/list/list.ts';
import type { AskedState } from '../../../platform/list/list-question.ts';

export type Status = (typeof CLAIM_STATUSES)[number];
export type ReviewState = AskedState<typeof REVIEW_LIST>;
export type ReviewFilters = Filters<typeof REVIEW_LIST>;

/** The statuses of the claims that a reviewer may see of a month: everything that was handed in. */
const HANDED_IN: readonly Status[] = ['submitted', 'in_review', 'returned', 'approved', 'confirmed', 'rejected'];

/** Sorts that a person without a claim has a value for. */
const OF_PEOPLE: readonly string[] = ['employee', 'kana'];

export interface ReviewAsked extends ReviewState {
  readonly along: 'people' | 'claims';
  readonly statuses: readonly Status[];
  /** Of the rows along people: all, or those with none of these statuses left out. */
  readonly only: 'everybody' | 'missing' | 'missing-and-statuses';
}

/** True when a filter asks for something that only claims have. */
export function narrowsByClaim({ warned, total, submitted }: ReviewFilters): boolean {
  return warned !== undefined || total !== undefined || submitted !== undefined;
}

/** People who handed nothing in have no total and no submission: such sorts give way to the number. */
function sortsOfPeople(sort: readonly SortKey<typeof REVIEW_LIST>[]): readonly SortKey<typeof REVIEW_LIST>[] {
  const kept = sort.filter((key) => OF_PEOPLE.includes(sortParts(key).field));
  return kept.length > 0 ? kept : [sort[0]?.startsWith('-') ? '-employee' : 'employee'];
}

/**
 * The question in an order that its rows have. It goes along people where those who handed nothing in are wanted, unless
 * it sorts or narrows by what only claims have: then these people are left out.
 */
export function reviewAsked(state: ReviewState): ReviewAsked {
  const filters: ReviewFilters = state.filters;
  const wanted = filters.state;
  const statuses =
    wanted === undefined ? HANDED_IN : HANDED_IN.filter((status) => wanted.some((one) => one === status));
  const wantsMissing = wanted === undefined || wanted.includes('not-submitted');
  if (wantsMissing && statuses.length === 0) {
    return { ...state, sort: sortsOfPeople(state.sort), along: 'people', statuses, only: 'missing' };
  }
  const byClaim = narrowsByClaim(filters) || state.sort.some((key) => !OF_PEOPLE.includes(sortParts(key).field));
  if (!wantsMissing || byClaim) return { ...state, along: 'claims', statuses, only: 'everybody' };
  const only = wanted === undefined ? 'everybody' : 'missing-and-statuses';
  return { ...state, along: 'people', statuses, only };
}
