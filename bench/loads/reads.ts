// Loads that read: master list, the own month, the review list, and what has not changed since.
import { requestText } from '../load/http.ts';
import { ADMIN, MEMBER, type Months, tokenOf } from '../seed/size.ts';
import { always, type Load } from './load.ts';
import type { PageOfPortal } from './portal-answers.ts';

const OK = { portal: 200, floor: 200 };
const UNCHANGED = { portal: 304, floor: 200 };

const get = (path: string, person: number, headers = {}) =>
  requestText({ method: 'GET', path, token: tokenOf(person), headers });

export const MASTER_PATH = '/api/master/find/route';
const monthPath = ({ review }: Months) => `/api/expense-claims/mine/${review}`;
export const reviewPath = ({ review }: Months) => `/api/expense-claims/review/${review}?state=submitted`;

/** The same request to both sides. */
function same(name: string, part: Load['part'], path: string, person: number): Load {
  const request = get(path, person);
  return { name, part, expect: OK, from: { portal: always(request), floor: always(request) } };
}

/** The portal is told what the caller has; the floor knows no such thing and answers in full. */
function unchanged(name: string, path: string, etag: string): Load {
  const portal = always(get(path, ADMIN, { 'If-None-Match': etag }));
  return { name, part: 'unchanged', expect: UNCHANGED, from: { portal, floor: always(get(path, ADMIN)) } };
}

export const masterLoads: readonly Load[] = [
  same('master list, admin', 'master', MASTER_PATH, ADMIN),
  same('master list, member', 'master', MASTER_PATH, MEMBER),
];

export function monthLoads(months: Months): Load[] {
  return [
    same('my month, admin', 'month', monthPath(months), ADMIN),
    same('my month, member', 'month', monthPath(months), MEMBER),
  ];
}

/** The first page, with a filter. */
export function reviewFirstPage(months: Months): Load {
  return same('review list, first page', 'review', reviewPath(months), ADMIN);
}

/** Everybody of a frequent family name: few of many rows, found by their people. */
export function reviewSearch(months: Months): Load {
  const path = `${reviewPath(months)}&q=${encodeURIComponent('ﾜﾀﾅﾍﾞ')}`;
  return same('review list, a search', 'review', path, ADMIN);
}

/** The first page, and the page after row `page.rows`. */
export function reviewLoads(months: Months, page: PageOfPortal): Load[] {
  const path = reviewPath(months);
  const { number, id } = page.last;
  return [
    reviewFirstPage(months),
    {
      name: `review list, after row ${page.rows.toLocaleString('en')}`,
      part: 'review',
      expect: OK,
      from: {
        portal: always(get(`${path}&after=${page.next}`, ADMIN)),
        floor: always(get(`${path}&number=${number}&id=${id}`, ADMIN)),
      },
    },
  ];
}

export function unchangedLoads(months: Months, etags: { readonly review: string; readonly master: string }): Load[] {
  return [
    unchanged('304 of the review list', reviewPath(months), etags.review),
    unchanged('304 of the master list', MASTER_PATH, etags.master),
  ];
}
