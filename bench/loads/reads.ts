// Loads that read: master list, the own month, the review list, and what has not changed since.
import { requestText } from '../load/http.ts';
import { ADMIN, MEMBER, type Months, tokenOf } from '../seed/size.ts';
import { always, inTurn, type Load } from './load.ts';
import { type PageOfPortal, pagesOf } from './portal-answers.ts';

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

/** Another page each time; the floor, which remembers nothing, is asked for its first. */
export async function inPages(load: Load, port: number, path: string, person: number): Promise<Load> {
  const pages = await pagesOf(port, path, person);
  return { ...load, from: { ...load.from, portal: inTurn(pages.map((page) => get(page, person))) } };
}

/** The beginning of the list, another page each time. */
export async function reviewPages(port: number, months: Months): Promise<Load> {
  const path = reviewPath(months);
  return inPages(same('review list, its first pages', 'review', path, ADMIN), port, path, ADMIN);
}

const SURNAMES = ['ﾜﾀﾅﾍﾞ', '鈴木', '髙橋', 'たなか', 'ito', '加藤', 'ヨシダ', '山田', '佐々木', 'まつもと'];
const inTurnOf = (words: readonly string[], n: number) => words[n % words.length] ?? '';

const SEARCHES: Readonly<Record<string, (n: number) => string>> = {
  'a surname': (n) => inTurnOf(SURNAMES, n),
  'two digits': (n) => String(10 + ((n * 7) % 90)),
  'three digits': (n) => String(100 + ((n * 37) % 400)),
  'a word of none, 鰻重': () => '鰻重',
};

/** As many searches of a kind are asked in turn. */
const OF_A_KIND = 240;

/** Searches of the review list: ten rows each, as many as the smallest database has people of a name. */
export function reviewSearches(months: Months): Load[] {
  return Object.entries(SEARCHES).map(([kind, nth]) => {
    const asked = Array.from({ length: OF_A_KIND }, (_, n) =>
      get(`${reviewPath(months)}&limit=10&q=${encodeURIComponent(nth(n))}`, ADMIN),
    );
    return {
      name: `review list, search for ${kind}`,
      part: 'search',
      expect: OK,
      from: { portal: inTurn(asked), floor: always('') },
    };
  });
}

/** The first pages, and those after row `page.rows`, another each time. */
export async function reviewLoads(port: number, months: Months, page: PageOfPortal): Promise<Load[]> {
  const path = reviewPath(months);
  const { number, id } = page.last;
  const far = await pagesOf(port, path, ADMIN, page.next);
  return [
    await reviewPages(port, months),
    {
      name: `review list, after row ${page.rows.toLocaleString('en')}`,
      part: 'review',
      expect: OK,
      from: {
        portal: inTurn(far.map((one) => get(one, ADMIN))),
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
