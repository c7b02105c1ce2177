// Searches of the decision list: each asks for another word of its kind, so that pages of memory and disk are not those of the last.
import { requestText } from '../load/http.ts';
import { SUPPLIERS, WARES } from '../seed/fill-purchases.ts';
import { ADMIN, tokenOf } from '../seed/size.ts';
import { always, inTurn, type Load } from './load.ts';

const NAMES = ['鈴木', '佐藤', '高橋', '田中', '伊藤', '渡辺', '山本', '中村', '小林', '加藤'];
const NARROW = ['ﾉｰﾄﾊﾟｿｺﾝ', 'ﾏｳｽ', 'ｷｰﾎﾞｰﾄﾞ', 'ﾍｯﾄﾞｾｯﾄ', 'ﾌﾟﾘﾝﾀｰ', 'ﾄﾅｰ', 'ｷｬﾋﾞﾈｯﾄ', 'ﾀﾌﾞﾚｯﾄ'];
const NOWHERE = ['鰻重', '天丼', '蕎麦湯', '茶碗蒸し', '盆踊り', '雪だるま', '潮干狩り', '花火大会'];

/** As many requests of a kind are asked in turn. */
const OF_A_KIND = 240;
const word = (words: readonly string[], n: number) => words[n % words.length] ?? '';

/** The text of the nth search. */
const KINDS: Readonly<Record<string, (n: number) => string>> = {
  'a word of half of all, 株式会社': () => '株式会社',
  'a supplier': (n) => word(SUPPLIERS, n),
  'a surname': (n) => word(NAMES, n),
  'a ware': (n) => word(WARES, n),
  'a ware, half width': (n) => word(NARROW, n),
  'a term of 500, 第7期': (n) => `第${(n * 83) % 2_000}期`,
  'two digits': (n) => String(10 + ((n * 7) % 90)),
  'three digits': (n) => String(100 + ((n * 37) % 900)),
  'a ware and a surname': (n) => `${word(WARES, n)} ${word(NAMES, n)}`,
  'a number, PR-2025-0000123': (n) => `PR-2025-${String((n * 41_641) % 1_000_000).padStart(7, '0')}`,
  'a word of none, 鰻重': (n) => word(NOWHERE, n),
};

/** Each kind of search, asked by an admin of the portal alone: the floor has nothing that finds words. */
export const purchaseSearches: readonly Load[] = Object.entries(KINDS).map(([kind, nth]) => {
  const asked = Array.from({ length: OF_A_KIND }, (_, n) =>
    requestText({
      method: 'GET',
      path: `/api/purchase-requests/decision/all?q=${encodeURIComponent(nth(n))}`,
      token: tokenOf(ADMIN),
    }),
  );
  return {
    name: `search for ${kind}`,
    part: 'search',
    expect: { portal: 200, floor: 200 },
    from: { portal: inTurn(asked), floor: always('') },
  };
});
