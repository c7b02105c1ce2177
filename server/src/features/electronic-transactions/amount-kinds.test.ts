// Every kind of amount and day that trade knows, from its registration through the list and the file to a correction.
import type { NewTransaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import {
  correctTransaction,
  exportTransactions,
  listTransactions,
  showTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoice, registered } from '../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = (said: string) => said as PlainDate;
const DOLLARS: Partial<NewTransaction> = { currency: 'USD', foreignMinor: 123_456, taxes: [] };
const TWO_RATES = [
  { rate: 10, base: yen(10_000), tax: yen(1_000) },
  { rate: 8, base: yen(5_000), tax: yen(400) },
];

const KINDS: readonly [string, Partial<NewTransaction>, inFile: readonly string[]][] = [
  ['nothing to pay', { amount: yen(0), taxes: [] }, ['0']],
  ['a credit note', { amount: yen(-5_500), taxes: [{ rate: 10, base: yen(-5_000), tax: yen(-500) }] }, ['-5500']],
  ['two rates', { amount: yen(16_400), taxes: TWO_RATES }, ['16400', '10%: 10000 + 1000; 8%: 5000 + 400']],
  ['no amount', { amount: null, taxBasis: 'none', taxes: [] }, ['No amount']],
  ['dollars without a rate', { ...DOLLARS, amount: null }, ['USD', '123456']],
  [
    'dollars with a rate',
    { ...DOLLARS, amount: yen(191_751), rate: '155.32', rateDate: day('2026-11-09') },
    ['USD', '123456', '191751', '155.32', '2026/11/09'],
  ],
  ['a period', { dateKind: 'period', periodEnd: day('2026-11-30') }, ['Period']],
  ['the day of receipt', { dateKind: 'received', transactionDate: day('2026-11-12') }, ['Day of receipt']],
  ['no day', { dateKind: 'none', transactionDate: null }, ['No date']],
];

it.each(KINDS)('goes through registration, list, file and correction unchanged: %s [B7-01, B7-03]', async (...row) => {
  const [kind, more, inFile] = row;
  const as = world.as('system');
  const counterparty = `種類商事 ${kind}`;
  const { id } = await registered(world, { counterparty, ...more });
  const stated = (await as(showTransaction, { id })).output.current;
  expect(stated).toMatchObject(more);

  const { taxes: _taxes, ...shown } = more;
  const { rows } = (await as(listTransactions, { counterparty })).output;
  expect(rows).toEqual([expect.objectContaining({ id, ...shown })]);
  const [, line = ''] = (await as(exportTransactions, { counterparty })).raw.body.trim().split('\r\n');
  const cells = line.split(',').map((cell) => cell.replace(/^"|"$/g, ''));
  expect(cells).toEqual(expect.arrayContaining([...inFile]));

  const correction = { ...invoice({ counterparty, ...more }), id, version: 1, note: '追記', reason: '摘要の追加' };
  expect((await as(correctTransaction, correction)).status).toBe(200);
  expect((await as(showTransaction, { id })).output.current).toMatchObject({ ...more, version: 2, note: '追記' });
});
