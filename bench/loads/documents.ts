// Searches of electronic transactions, as the tax office wants them: by date, amount and counterparty, by words, and how many there are.
import { addDays } from '../../contract/src/values/calendar-days.ts';
import type { PlainDate } from '../../contract/src/values/plain-date.ts';
import { requestText } from '../load/http.ts';
import { PARTIES } from '../seed/fill-documents.ts';
import { ADMIN, tokenOf } from '../seed/size.ts';
import { inTurn, type Load } from './load.ts';

const OK = { portal: 200, floor: 200 };
/** As many requests of a kind are asked in turn. */
const OF_A_KIND = 120;
/** The smallest database goes back for so many days. */
const DAYS = 180;
const NAMES = ['山田', '鈴木', '青空', 'みどり', '北斗', '朝日', '東洋', '中央'];

type Conditions = Readonly<Record<string, string>>;

/** Conditions of the nth search of each kind; every one finds as much in every database. */
const KINDS: Readonly<Record<string, (today: PlainDate, n: number) => Conditions>> = {
  'ten days': (today, n) => {
    const last = addDays(today, -((n * 7) % DAYS));
    return { date: `${addDays(last, -9)}..${last}` };
  },
  'date, amount and counterparty': (today, n) => ({
    date: `${addDays(today, -DAYS)}..${today}`,
    amount: `${1_000 + n * 1_000}..${200_000 + n * 1_000}`,
    counterparty: `${NAMES[n % NAMES.length] ?? ''}${['商店', '電気', '製作所', '印刷', '運輸'][n % 5] ?? ''}`,
  }),
  'a counterparty and ten days': (today, n) => ({
    date: `${addDays(today, -((n * 7) % DAYS) - 9)}..${addDays(today, -((n * 7) % DAYS))}`,
    counterparty: String((n * 37) % PARTIES),
  }),
  'a number': (_today, n) => ({ q: `ET-2000-${String((n * 83) % 10_000).padStart(5, '0')}` }),
};

const load = (name: string, path: string, of: (n: number) => Conditions): Load => {
  const requests = Array.from({ length: OF_A_KIND }, (_, n) =>
    requestText({ method: 'GET', path: `${path}?${new URLSearchParams(of(n)).toString()}`, token: tokenOf(ADMIN) }),
  );
  return { name, part: 'documents', expect: OK, from: { portal: inTurn(requests), floor: inTurn(requests) } };
};

const LIST = '/api/electronic-transactions';

/** The first page of what each kind finds, and the count with its sum of one kind. */
export const documentSearches = (today: PlainDate): readonly Load[] => [
  ...Object.entries(KINDS).map(([kind, of]) => load(`search: ${kind}`, LIST, (n) => of(today, n))),
  load('count: ten days', `${LIST}/counts`, (n) => KINDS['ten days']?.(today, n) ?? {}),
];
