import { REVIEW_SORTS, REVIEW_STATES } from '@madoguchi/contract/expense-claims/model.ts';
import { exportReviewList, listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  isFiltered,
  type ReviewSearch,
  readSearch,
  sortedBy,
  sortOf,
  withoutFilters,
  withParts,
} from './search.ts';

const MONTH = '202611' as YearMonth;

const searches: fc.Arbitrary<ReviewSearch> = fc
  .record(
    {
      state: fc.constantFrom(...REVIEW_STATES),
      department: fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$/),
      warned: fc.constant('yes' as const),
      sort: fc.constantFrom(...REVIEW_SORTS),
      direction: fc.constant('desc' as const),
      claim: fc.uuid({ version: 7 }),
    },
    { requiredKeys: [] },
  )
  .map(readSearch);

/** As the portal's router writes and reads a query: text, no JSON. */
const urlOf = (search: ReviewSearch) => new URLSearchParams(Object.entries(search)).toString();
const readUrl = (url: string) => readSearch(Object.fromEntries(new URLSearchParams(url)));

describe('the URL of the review list', () => {
  it('gives back every state it carries, department codes of digits included [B0-10]', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(readUrl(urlOf(search))).toEqual(search);
      }),
    );
  });

  it('stays bare while nothing is set [B0-10]', () => {
    expect(urlOf(readUrl(''))).toBe('');
    expect(readSearch({ sort: 'employee', direction: 'asc' })).toEqual({});
    expect(withoutFilters({ state: 'submitted', department: 'D10', warned: 'yes' })).toEqual({});
  });

  it('opens whatever somebody typed into it: what is unknown is dropped', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('state', 'department', 'warned', 'sort', 'direction', 'claim', 'x'),
          fc.anything(),
        ),
        (raw) => {
          const search = readSearch(raw);
          expect(readSearch({ ...search })).toEqual(search);
          expect(listForReview.input.safeParse(filtersOf(MONTH, search)).success).toBe(true);
        },
      ),
    );
  });

  it('asks the list and its CSV for the same rows [B0-10]', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const filters = filtersOf(MONTH, search);
        const { limit: _limit, ...list } = listForReview.input.parse(filters);
        const { encoding: _encoding, ...file } = exportReviewList.input.parse(filters);
        expect(list).toEqual(file);
      }),
    );
  });
});

describe('sorting by a head', () => {
  it('goes upwards first, then downwards, then upwards again', () => {
    const once = sortedBy({}, 'total');
    const twice = sortedBy(once, 'total');
    expect(once).toEqual({ sort: 'total' });
    expect(twice).toEqual({ sort: 'total', direction: 'desc' });
    expect(sortedBy(twice, 'total')).toEqual(once);
  });

  it('starts upwards on another column, and the first column is the default', () => {
    expect(sortedBy({ sort: 'total', direction: 'desc' }, 'kana')).toEqual({ sort: 'kana' });
    expect(sortedBy({ sort: 'total' }, 'employee')).toEqual({});
    expect(sortedBy({}, 'employee')).toEqual({ direction: 'desc' });
    expect(sortOf({})).toBe('employee');
  });

  it('keeps the filters and the open claim', () => {
    const search = withParts({ state: 'returned' }, { claim: '01932b6c-0000-7000-8000-000000000001' });
    expect(sortedBy(search, 'kana')).toEqual({ ...search, sort: 'kana' });
    expect(isFiltered(search)).toBe(true);
    expect(isFiltered(withoutFilters(search))).toBe(false);
  });
});
