import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { reviewRow } from '../../../../test/review-rows.ts';
import {
  FIRST_PLACE,
  heldRows,
  PAGE_ROWS,
  PAGES_HELD,
  type PageOfRows,
  type PagePlace,
  placeAfter,
  placeBefore,
  ROWS_HELD,
  sharedPages,
} from './pages.ts';

type Row = ReturnType<typeof reviewRow>;
type Pages = InfiniteData<PageOfRows<Row>, PagePlace>;

const keyOf = (row: Row) => row.employeeId;
const COMPANY = Array.from({ length: 5_050 }, (_, index) => reviewRow(String(index).padStart(5, '0'), 'submitted'));

/** Pages as the server cuts them: the key names the last row of the page before. */
function pageAfter(key: PageKey | null): PageOfRows<Row> {
  const from = key === null ? 0 : COMPANY.findIndex((row) => row.employeeId === key) + 1;
  const rows = COMPANY.slice(from, from + PAGE_ROWS);
  const hasMore = from + PAGE_ROWS < COMPANY.length;
  return { rows, next: hasMore ? ((rows.at(-1)?.employeeId ?? '') as PageKey) : null };
}

function listObserver() {
  return new InfiniteQueryObserver<PageOfRows<Row>, Error, Pages, readonly string[], PagePlace>(new QueryClient(), {
    queryKey: ['list'],
    queryFn: ({ pageParam }) => Promise.resolve(pageAfter(pageParam.after)),
    initialPageParam: FIRST_PLACE,
    getNextPageParam: (last, _pages, place) => placeAfter(last, place),
    getPreviousPageParam: (_first, _pages, place) => placeBefore(place),
    maxPages: PAGES_HELD,
  });
}

const inHand = (data: Pages | undefined) => heldRows(data?.pages ?? [], data?.pageParams ?? [], keyOf);

describe('the rows in hand', () => {
  it('are at most 2,000 on the way to the end of a long list and back, without a gap [B0-10]', async () => {
    const list = listObserver();
    let answer = await list.fetchNextPage();
    const check = () => {
      const { offset, rows } = inHand(answer.data);
      expect(rows.length).toBeLessThanOrEqual(ROWS_HELD);
      expect(rows.map((row) => row.employeeId)).toEqual(
        COMPANY.slice(offset, offset + rows.length).map((row) => row.employeeId),
      );
    };
    while (answer.hasNextPage) {
      answer = await list.fetchNextPage();
      check();
    }
    expect(inHand(answer.data)).toMatchObject({ offset: 3_100, isComplete: true });
    expect(inHand(answer.data).rows).toHaveLength(1_950);
    while (answer.hasPreviousPage) {
      answer = await list.fetchPreviousPage();
      check();
    }
    expect(inHand(answer.data)).toMatchObject({ offset: 0, isComplete: false });
    expect(inHand(answer.data).rows).toHaveLength(ROWS_HELD);
  });

  it('stay the same objects where they come back as they were, though the window of pages has moved [B0-10]', () => {
    const second = { after: 'k' as PageKey, index: 1, before: FIRST_PLACE };
    const page = (of: string, status: 'submitted' | 'approved' = 'submitted') => ({
      rows: [reviewRow(`${of}1`, 'submitted'), reviewRow(`${of}2`, status)],
      next: 'k' as PageKey,
    });
    const before: Pages = { pages: [page('a'), page('b')], pageParams: [FIRST_PLACE, second] };
    const again = sharedPages(before, { pages: [page('a'), page('b')], pageParams: [FIRST_PLACE, second] });
    expect(again).toBe(before);
    const moved = sharedPages(before, { pages: [page('b', 'approved')], pageParams: [second] });
    expect(moved.pages[0]?.rows[0]).toBe(before.pages[1]?.rows[0]);
    expect(moved.pages[0]?.rows[1]).toEqual(reviewRow('b2', 'approved'));
  });

  it('hold a row once, though it moved to a later page between two requests', () => {
    const pages = [
      { rows: [reviewRow('1', 'submitted')], next: 'k' as PageKey },
      { rows: [reviewRow('1', 'submitted'), reviewRow('2', 'submitted')], next: null },
    ];
    expect(heldRows(pages, [FIRST_PLACE], keyOf).rows.map((row) => row.employeeId)).toEqual(['1', '2']);
  });
});
