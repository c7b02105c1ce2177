// Which claim comes after a decision (B4-08).
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';

/** A row whose claim can be opened; a person who has not submitted has none. */
type OpenableRow = ReviewRow & { readonly claimId: string };

export function isOpenable(row: ReviewRow): row is OpenableRow {
  return row.claimId !== null && row.status !== null;
}

/**
 * The claim to look at after `decided`: the next submitted one below it, then from the top. One's own is left out,
 * since nobody decides it oneself.
 */
export function nextToReview(
  rows: readonly ReviewRow[],
  decided: string,
  ownEmployeeId: string | null,
): OpenableRow | null {
  const at = rows.findIndex((row) => row.claimId === decided);
  const turned = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return (
    turned.filter(isOpenable).find((row) => row.status === 'submitted' && row.employeeId !== ownEmployeeId) ?? null
  );
}
