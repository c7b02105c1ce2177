import { describe, expect, it } from 'vitest';
import { SHEET_GROUND, testLineId, trainRide } from '../../../../../test/sheet-ground.ts';
import type { SheetLine } from '../../sheet/store/sheet-line.ts';
import { SheetStore } from '../../sheet/store/sheet-store.ts';
import { hintPlaces } from './hint-places.ts';

const { route } = SHEET_GROUND.masters;
const taxi = route.find(({ extra }) => extra.kind === 'taxi')?.code ?? null;

function placesOf(...lines: SheetLine[]) {
  const newId = () => testLineId(99);
  return hintPlaces(new SheetStore({ ground: SHEET_GROUND, newId, lines }), route);
}

describe('the questions beside a sheet', () => {
  it('fit a taxi on one of its lines, and nothing where none is [B1-07]', () => {
    expect(taxi).not.toBeNull();
    expect(placesOf(trainRide(1))).toEqual([]);
    expect(placesOf(trainRide(1), { ...trainRide(2), transportMode: taxi })).toContain(
      'expense-claim.transportMode:taxi',
    );
  });

  it('fit what the checks found, each once and in one order [B1-07]', () => {
    const wanting = { ...trainRide(1), registrationNumber: 'T1', unitFare: null };
    const places = placesOf(wanting, { ...wanting, id: testLineId(2) });
    expect(places).toEqual(['expense-claim.registrationNumber', 'expense-claim.unitFare']);
  });
});
