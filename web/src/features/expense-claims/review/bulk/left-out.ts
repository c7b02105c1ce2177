// Which of the chosen people a bulk action does something to, and why the others are left out (B4-08).
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { whyNot } from '@madoguchi/contract/expense-claims/rules.ts';

/** Why a chosen row is left out. `state`: its claim is not where the action begins; `turn`: others decide on it now. */
export type LeftOut = 'own' | 'warned' | 'no-claim' | 'state' | 'turn' | 'handed-in';

/** Decisions on many claims at once take none that wants to be looked at: no warned one, and nobody their own. */
export function whyNoDecision(
  row: ReviewRow,
  action: 'approve' | 'confirm',
  ownEmployeeId: string | null,
): LeftOut | null {
  if (row.status === null || row.claimId === null) return 'no-claim';
  if (row.employeeId === ownEmployeeId) return 'own';
  const refusal = action === 'approve' ? whyNoTurn(row, ownEmployeeId) : whyNoConfirmation(row);
  if (refusal !== null) return refusal;
  return row.warningCount > 0 ? 'warned' : null;
}

function whyNoTurn({ approval }: ReviewRow, ownEmployeeId: string | null): LeftOut | null {
  if (approval === null) return 'state';
  return approval.waitsFor.some(({ employeeId }) => employeeId === ownEmployeeId) ? null : 'turn';
}

function whyNoConfirmation({ status }: ReviewRow): LeftOut | null {
  const isAllowed = status !== null && whyNot(status, 'confirm', { isOwner: false, mayReview: true }) === null;
  return isAllowed ? null : 'state';
}

/** Only who has handed nothing in is reminded; nobody reminds themselves. */
export function whyNoReminder(row: ReviewRow, ownEmployeeId: string | null): LeftOut | null {
  if (row.employeeId === ownEmployeeId) return 'own';
  return row.status === null ? null : 'handed-in';
}
