// The calls that the page makes to its lines, whether they stand in a grid or in cards.
import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';

export interface LinesHandle {
  /** Leads to the cell of a finding, or opens its line's form. */
  goTo(finding: Finding): void;
  addLine(): void;
  /** Takes what is being typed into the sheet, as before a submission. */
  commit(): void;
}
