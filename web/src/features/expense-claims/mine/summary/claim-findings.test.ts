import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { SHEET_GROUND, testLineId, trainRide } from '../../../../../test/sheet-ground.ts';
import { SheetStore } from '../../sheet/store/sheet-store.ts';
import { readinessOf, shownFindings } from './claim-findings.ts';

const store = new SheetStore({
  ground: SHEET_GROUND,
  newId: () => testLineId(99),
  lines: [
    trainRide(1, { tripType: null, unitFare: null, from: '', purpose: null }),
    trainRide(2, { to: '', useDate: '2026-12-01' as PlainDate }),
  ],
});
const IN_ORDER = ['1 purpose', '1 from', '1 tripType', '1 unitFare', '2 useDate', '2 to'];

describe('what a claim lacks', () => {
  it('is listed as it stands on the sheet, line by line and from left to right [B4-04]', () => {
    const placed = readinessOf(store).blockers;
    expect(placed.map(({ finding, lineNumber }) => `${lineNumber} ${finding.field}`)).toEqual(IN_ORDER);
  });

  it('is shown in the same order while one types [B4-04]', () => {
    const errors = shownFindings(store).filter(({ finding }) => finding.severity === 'error');
    expect(errors.map(({ finding, lineNumber }) => `${lineNumber} ${finding.field}`)).toEqual(IN_ORDER);
  });
});
