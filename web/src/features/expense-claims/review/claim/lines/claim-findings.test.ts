import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { describe, expect, it } from 'vitest';
import { claim, claimLine } from '../../../../../../test/claims.ts';
import { findingsByLine, findingsOfWhole } from './claim-findings.ts';

const ids = ['b', 'c'].map((end) => `01932b6c-0000-7000-8000-00000000000${end}`);
const warning = (lineId: string | null, code: Finding['code']) =>
  ({ lineId, field: null, code, severity: 'warning', values: {} }) as const;
const receipt = {
  id: '01932b6c-0000-7000-8000-0000000000aa',
  name: 'r.png',
  mediaType: 'image/png',
  bytes: 1,
  sha256: '0'.repeat(64),
  alsoIn: 'TE-2026-00098',
};

describe('what a reviewer is warned of', () => {
  const kept = [warning(ids[0] ?? '', 'fare-differs'), warning(null, 'late')];
  const handedIn = claim({
    lines: [claimLine({ id: ids[0] }), claimLine({ id: ids[1], attachments: [receipt] })],
    findings: kept,
  });
  const codes = (id: string | undefined) =>
    findingsByLine(handedIn)
      .get(id ?? '')
      ?.map(({ code }) => code);

  it('is what the checks found at submission, at its line [B4-04] [B4-08]', () => {
    expect(codes(ids[0])).toEqual(['fare-differs']);
    expect(findingsOfWhole(handedIn).map(({ code }) => code)).toEqual(['late']);
  });

  it('is a receipt that another claim holds by now, told once [B0-07]', () => {
    expect(codes(ids[1])).toEqual(['receipt-elsewhere']);
    const told = { ...handedIn, findings: [warning(ids[1] ?? '', 'receipt-elsewhere')] };
    expect(findingsByLine(told).get(ids[1] ?? '')).toHaveLength(1);
  });
});
