import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { SHEET_GROUND, testLineId, trainRide } from '../../../../../test/sheet-ground.ts';
import { SheetStore } from '../store/sheet-store.ts';
import { nextProblem } from './problem-walk.ts';

const december = '2026-12-01' as PlainDate;
const storeOf = (...lines: ReturnType<typeof trainRide>[]) =>
  new SheetStore({ ground: SHEET_GROUND, newId: () => testLineId(99), lines });

describe('the walk from problem to problem', () => {
  const store = storeOf(
    trainRide(1),
    trainRide(2, { useDate: december, registrationNumber: 'T1' }),
    trainRide(3, { transportMode: 'taxi', useDate: december }),
  );
  const at = (n: number, column: 'useDate' | 'registrationNumber' | 'attachments') => ({
    lineId: testLineId(n),
    column,
  });

  it('goes on in the order of the sheet and round its end, the second line and receipts included [B4-04]', () => {
    expect(nextProblem(store, null, 1)).toEqual(at(2, 'useDate'));
    expect(nextProblem(store, at(2, 'useDate'), 1)).toEqual(at(2, 'registrationNumber'));
    expect(nextProblem(store, at(2, 'registrationNumber'), 1)).toEqual(at(3, 'useDate'));
    expect(nextProblem(store, at(3, 'useDate'), 1)).toEqual(at(3, 'attachments'));
    expect(nextProblem(store, at(3, 'attachments'), 1)).toEqual(at(2, 'useDate'));
  });

  it('goes back the same way [B4-04]', () => {
    expect(nextProblem(store, at(3, 'useDate'), -1)).toEqual(at(2, 'registrationNumber'));
    expect(nextProblem(store, at(1, 'useDate'), -1)).toEqual(at(3, 'attachments'));
  });

  it('leads nowhere where nothing asks for a look [B4-04]', () => {
    expect(nextProblem(storeOf(trainRide(1)), null, 1)).toBeNull();
  });
});
