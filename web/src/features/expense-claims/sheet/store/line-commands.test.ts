import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHEET_GROUND, testLineId, trainRide } from '../../../../../test/sheet-ground.ts';
import {
  copyDay,
  copyMonth,
  dayInMonth,
  duplicateLine,
  insertLine,
  removeBlankLines,
  sortByDate,
} from './line-commands.ts';
import { newLine, type SheetLine } from './sheet-line.ts';
import { SheetStore } from './sheet-store.ts';

const day = (text: string) => text as PlainDate;
const receipt = {
  id: testLineId(500),
  name: '領収書.pdf',
  mediaType: 'application/pdf',
  bytes: 10,
  sha256: '0'.repeat(64),
  alsoIn: null,
} as const;

let ids = 100;
const storeOf = (lines: SheetLine[]) => new SheetStore({ ground: SHEET_GROUND, newId: () => testLineId(ids++), lines });

describe('copies', () => {
  it('a doubled line stands below its original, without its receipts, and one undo takes it away [B4-02]', () => {
    const store = storeOf([trainRide(1, { attachments: [receipt] }), trainRide(2)]);
    const { ids: added } = duplicateLine(store, testLineId(1));
    expect(store.order()).toEqual([testLineId(1), added[0], testLineId(2)]);
    expect(store.lines()[1]).toEqual({ ...trainRide(1), id: added[0] });
    store.undo();
    expect(store.order()).toHaveLength(2);
  });

  it('a day is copied with all its lines onto another day [B4-02]', () => {
    const store = storeOf([trainRide(1), trainRide(2, { useDate: day('2026-11-05') }), trainRide(3)]);
    copyDay(store, day('2026-11-04'), day('2026-11-10'));
    expect(
      store
        .lines()
        .map(({ useDate, purposeText }) => [useDate, purposeText])
        .slice(3),
    ).toEqual([
      ['2026-11-10', '定例1'],
      ['2026-11-10', '定例3'],
    ]);
  });

  it('last month is copied with its days moved, and what the limit leaves out is counted [B4-02, B4-01]', () => {
    const store = storeOf(Array.from({ length: 199 }, (_, n) => trainRide(n)));
    const october = [trainRide(900, { useDate: day('2026-10-13') }), trainRide(901, { useDate: day('2026-10-14') })];
    const { ids: added, leftOut } = copyMonth(store, october, '202611' as YearMonth);
    expect([added.length, leftOut]).toEqual([1, 1]);
    expect(store.lines().at(-1)?.useDate).toBe('2026-11-10');
  });

  it.each([
    ['2026-10-13', '202611', '2026-11-10', 'the second Tuesday'],
    ['2026-10-01', '202611', '2026-11-05', 'the first Thursday'],
    ['2026-10-30', '202611', '2026-11-30', 'no fifth Friday: the same day'],
    ['2027-01-31', '202702', '2027-02-28', 'no fifth Sunday and no 31st: the last day'],
  ])('%s becomes in %s the %s (%s) [B4-02]', (from, month, to) => {
    expect(dayInMonth(day(from), month as YearMonth)).toBe(to);
  });
});

describe('lines', () => {
  it('a 201st line is not added [B4-01]', () => {
    const store = storeOf(Array.from({ length: 200 }, (_, n) => trainRide(n)));
    expect(insertLine(store, 200)).toEqual({ ids: [], leftOut: 1 });
    expect(store.order()).toHaveLength(200);
  });

  it('are put in the order of their days as one step; those of one day keep theirs, those without one come last', () => {
    const days = fc.array(fc.constantFrom(null, '2026-11-02', '2026-11-09', '2026-11-16'), { maxLength: 12 });
    fc.assert(
      fc.property(days, (given) => {
        const lines = given.map((useDate, n) => trainRide(n, { useDate: useDate && day(useDate) }));
        const store = storeOf(lines);
        sortByDate(store);
        const places = store.lines().map(({ id }) => lines.findIndex((line) => line.id === id));
        const rank = (place: number) => `${given[place] ?? '9999'} ${String(place).padStart(2, '0')}`;
        expect(places.map(rank)).toEqual([...given.keys()].map(rank).toSorted());
        store.undo();
        expect(store.lines()).toEqual(lines);
      }),
    );
  });

  it('lines that nobody filled can be taken out in one step [B4-02]', () => {
    const store = storeOf([newLine(testLineId(1)), trainRide(2), newLine(testLineId(3))]);
    removeBlankLines(store);
    expect(store.order()).toEqual([testLineId(2)]);
    store.undo();
    expect(store.order()).toEqual([testLineId(1), testLineId(2), testLineId(3)]);
  });
});
