// Which claim comes after a decision (B4-08).
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';

/** A row whose claim can be opened; a person who has not submitted has none. */
type OpenableRow = ReviewRow & { readonly claimId: string };

export function isOpenable(row: ReviewRow): row is OpenableRow {
  return row.claimId !== null && row.status !== null;
}

/** True when the reader is the one who acts next: it is their turn to approve, or theirs to confirm. Never their own. */
export function waitsForMe({ status, employeeId, approval }: ReviewRow, ownEmployeeId: string | null): boolean {
  if (employeeId === ownEmployeeId) return false;
  if (status === 'approved') return true;
  return approval?.waitsFor.some((one) => one.employeeId === ownEmployeeId) ?? false;
}

/** The claim to look at after `decided`: the next one below it that waits for the reader, then from the top. */
export function nextToReview(
  rows: readonly ReviewRow[],
  decided: string,
  ownEmployeeId: string | null,
): OpenableRow | null {
  const at = rows.findIndex((row) => row.claimId === decided);
  const turned = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return turned.filter(isOpenable).find((row) => waitsForMe(row, ownEmployeeId)) ?? null;
}
