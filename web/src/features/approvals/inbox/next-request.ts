// Which request comes after a decision. Pure.
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';

/** The next one below the decided one, then from the top; `null` where nothing else waits. */
export function nextRequest(rows: readonly InboxRow[], decided: string): InboxRow | null {
  const at = rows.findIndex((row) => row.approvalId === decided);
  const turned = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return turned.find((row) => row.approvalId !== decided) ?? null;
}
