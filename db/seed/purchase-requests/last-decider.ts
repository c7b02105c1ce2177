// The last decider of a sample request, expected or actual (S2-15).
import type { ActKind } from '@madoguchi/contract/approvals/approval.ts';
import type { Employee } from '../organisation/roster.ts';
import type { SamplePurchase } from './sample-purchase.ts';

const DECIDES: readonly ActKind[] = ['approve', 'check', 'reject'];

/** The first approver of the last step that decides; once the request is approved or rejected, whoever did that. */
export function lastDeciderOf(
  { approval }: Pick<SamplePurchase, 'approval'>,
  employees: ReadonlyMap<string, Employee>,
): Employee | null {
  const round = approval?.rounds.at(-1);
  if (approval === null || round === undefined) return null;
  if (round.status === 'approved' || round.status === 'rejected')
    return approval.acts.findLast(({ kind }) => DECIDES.includes(kind))?.by ?? null;
  const last = round.steps.findLast(({ kind }) => kind === 'approve');
  return employees.get(last?.tasks[0]?.approver.employeeId ?? '') ?? null;
}
