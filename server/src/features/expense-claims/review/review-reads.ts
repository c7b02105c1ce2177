// Reads of the review list: its pages and its counts.
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import {
  countForReview as countOperation,
  listForReview as listOperation,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { KeptPages, nameOfAsked } from '../../../platform/list/kept-pages.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { masterData, withThoseBelow } from '../../master-data/public.ts';
import { peopleSearch } from './people-search-store.ts';
import { type ReviewFilters, type ReviewState, reviewAsked } from './review-asked.ts';
import { countReview } from './review-counts-store.ts';
import { findReviewPage, type MonthSpan, type ReviewMasters } from './review-store.ts';
import { reviewTag } from './review-tag-store.ts';

const REVIEW_PAGES = new KeptPages(4_000_000);

export function monthSpan(month: YearMonth): MonthSpan {
  return { month, first: firstDay(month), last: lastDay(month) };
}

/** What search and department filter need of the masters, and the tag of these; nothing where neither is asked for. */
export async function reviewMasters(
  ground: Ground,
  { q, filters }: ReviewState,
): Promise<ReviewMasters & { readonly tag: string }> {
  const { department: departments }: ReviewFilters = filters;
  if (q.trim() === '' && departments === undefined) return { search: null, departments: null, tag: '' };
  const { lists, tag } = await masterData(ground);
  return {
    search: peopleSearch(q, lists.group),
    departments: departments === undefined ? null : withThoseBelow(departments, lists.group),
    tag,
  };
}

export const listForReview = handle(listOperation, async (asking) => {
  const { ground, input } = asking;
  const { month, after, limit, ...state } = input;
  const asked = reviewAsked(askedState(REVIEW_LIST, state));
  const masters = await reviewMasters(ground, asked);
  // Every reviewer sees the same.
  return REVIEW_PAGES.answer(asking, [month, after, limit, asked, masters.tag], {
    tag: () => reviewTag(ground.pool, { month }),
    page: (known) => findReviewPage(ground.pool, monthSpan(month), asked, masters, { after, limit }, known),
  });
});

export const countForReview = handle(countOperation, async ({ ground, input, unlessKnown }) => {
  const { month, ...narrowing } = input;
  const asked = askedState(REVIEW_LIST, { ...narrowing, sort: REVIEW_LIST.sort });
  const masters = await reviewMasters(ground, asked);
  const tag = await reviewTag(ground.pool, { month });
  if (tag !== null) unlessKnown(`${tag}.${nameOfAsked([month, asked, masters.tag])}`);
  const rows = await countReview(ground.pool, monthSpan(month), asked.filters, masters);
  return rows.map(({ state, people, totalYen }) => ({ state, people, totalYen: Number(totalYen) }));
});
