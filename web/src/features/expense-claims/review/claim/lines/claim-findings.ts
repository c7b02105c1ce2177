// The warnings to the reviewer: findings of the checks at submission, and receipts that turned up elsewhere since.
import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import type { Claim, ClaimLine } from '@madoguchi/contract/expense-claims/model.ts';

type Kept = Pick<Claim, 'lines' | 'findings'>;

/** The same receipt in another claim: known only now, where that one was handed in later (B0-07). */
function elsewhereSince(line: ClaimLine, kept: readonly Finding[]): Finding[] {
  const number = line.attachments.find(({ alsoIn }) => alsoIn !== null)?.alsoIn;
  if (!number || kept.some(({ code }) => code === 'receipt-elsewhere')) return [];
  return [
    { lineId: line.id, field: 'attachments', code: 'receipt-elsewhere', severity: 'warning', values: { number } },
  ];
}

/** Findings by line (B4-04, B4-08). */
export function findingsByLine({ lines, findings }: Kept): ReadonlyMap<string, readonly Finding[]> {
  return new Map(
    lines.map((line) => {
      const kept = findings.filter(({ lineId }) => lineId === line.id);
      return [line.id, [...kept, ...elsewhereSince(line, kept)]];
    }),
  );
}

/** The findings about the claim as a whole: that it came late. */
export function findingsOfWhole({ findings }: Pick<Claim, 'findings'>): readonly Finding[] {
  return findings.filter(({ lineId }) => lineId === null);
}
