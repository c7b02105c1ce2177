// All findings of a sheet in the order of its lines and columns: what the list above the grid shows and F8 walks.
import type { CheckedLine, Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { blockers, checkClaim } from '@madoguchi/contract/expense-claims/checks.ts';
import { byColumn } from '../../sheet/moves/problem-walk.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';

/** A finding with the number of its line as people count; `null` for the claim as a whole. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly lineNumber: number | null;
}

/** The findings that the sheet shows now: those of lines that the person has left. */
export function shownFindings(store: SheetStore): PlacedFinding[] {
  return store.order().flatMap((id, index) => {
    const findings = store.row(id)?.findings ?? [];
    return findings.toSorted(byColumn).map((finding) => ({ finding, lineNumber: index + 1 }));
  });
}

export interface Readiness {
  /** The findings that block submission, claim-wide ones first. */
  readonly blockers: readonly PlacedFinding[];
  /** Warnings that go on with their reason. */
  readonly warningCount: number;
}

/** Everything the submission will ask for, by the contract's own checks (B4-04). */
export function readinessOf(store: SheetStore): Readiness {
  const lines: readonly CheckedLine[] = store.lines().map((line) => ({ ...line, typed: { ...line.typed } }));
  const findings = checkClaim(lines, store.ground);
  const place = new Map(store.order().map((id, index) => [id, index + 1]));
  const placed = blockers(lines, findings).map((finding) => ({
    finding,
    lineNumber: finding.lineId === null ? null : (place.get(finding.lineId) ?? null),
  }));
  return {
    blockers: placed.toSorted((a, b) => (a.lineNumber ?? 0) - (b.lineNumber ?? 0) || byColumn(a.finding, b.finding)),
    warningCount: findings.filter(({ severity }) => severity === 'warning').length,
  };
}
