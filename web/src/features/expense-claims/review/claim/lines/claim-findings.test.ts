import { DEFAULT_LIMITS } from '@madoguchi/contract/expense-claims/model.ts';
import { MASTER_VALUES } from '@madoguchi/contract/master-data/model.ts';
import { describe, expect, it } from 'vitest';
import { claim, claimLine } from '../../../../../../test/claims.ts';
import { findingsByLine } from './claim-findings.ts';

function value(code: string, extra: object) {
  const names = { code, name: code, nameEn: '', kana: '', order: 1 };
  return { ...names, validFrom: '2020-04-01', validTo: null, active: true, extra };
}

const ride = (kind: 'rail' | 'taxi', receiptFrom: number | null) => ({
  kind,
  publicTransport: kind === 'rail',
  receiptFrom,
  perKmYen: null,
});

const MASTERS = {
  reason: [MASTER_VALUES.reason.parse(value('visit', { needsCounterparty: false }))],
  route: [
    MASTER_VALUES.route.parse(value('train', ride('rail', null))),
    MASTER_VALUES.route.parse(value('taxi', ride('taxi', 1))),
  ],
  way: [MASTER_VALUES.way.parse(value('one-way', { multiplier: 1 }))],
};

function codesOf(...lines: ReturnType<typeof claimLine>[]) {
  const found = findingsByLine(claim({ lines }), { masters: MASTERS, limits: DEFAULT_LIMITS });
  return lines.map((line) => (found.get(line.id) ?? []).map(({ code }) => code));
}

describe('what a reviewer is warned of', () => {
  it('is nothing on a usual line', () => {
    expect(codesOf(claimLine())).toEqual([[]]);
  });

  it('is a ride on a weekend, a missing receipt and a receipt used elsewhere, worst first [B4-04]', () => {
    const elsewhere = {
      id: '01932b6c-0000-7000-8000-0000000000aa',
      name: 'r.png',
      mediaType: 'image/png',
      bytes: 1,
      sha256: '0'.repeat(64),
      alsoIn: 'TE-2026-00098',
    };
    const ids = ['b', 'c'].map((end) => `01932b6c-0000-7000-8000-00000000000${end}`);
    const [first, second] = codesOf(
      claimLine({ id: ids[0], useDate: '2026-11-21', transportMode: 'taxi' }),
      claimLine({ id: ids[1], attachments: [elsewhere] }),
    );
    expect(first).toEqual(['receipt-missing', 'weekend']);
    expect(second).toEqual(['receipt-elsewhere']);
  });

  it('is no master that has ended since the claim was handed in', () => {
    expect(codesOf(claimLine({ purpose: 'ended' }))).toEqual([[]]);
  });
});
