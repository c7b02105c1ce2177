// The columns of the request itself in a row of either list; it stands as `r` in the statements.
import { PURCHASE_DECISION_LIST, PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { PurchaseDecisionRow, PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { type RawBuilder, sql } from 'kysely';

const OF_TURNS = { waitsFor: true } as const;
const OF_DECISION_TURNS = { ...OF_TURNS, dueOn: true, isOverdue: true, approval: true } as const;

/** The lists without what is looked up of the approval, for the rows that are shown alone: see turns-store.ts. */
export const OWN_FIELDS = { ...PURCHASE_LIST, row: PurchaseRow.omit(OF_TURNS) };
export const DECISION_FIELDS = { ...PURCHASE_DECISION_LIST, row: PurchaseDecisionRow.omit(OF_DECISION_TURNS) };

/** `mine`: whether it is the caller's own. */
export const rowColumns = (mine: RawBuilder<unknown>) => ({
  id: sql`r.id`,
  version: sql`r.version`,
  number: sql`r.number`,
  purchaseName: sql`r.purchase_name`,
  purchaseCategory: sql`r.purchase_category_code`,
  lineCount: sql`r.line_count`,
  quantity: sql`r.quantity`,
  unitPrice: sql`r.unit_price`,
  totalYen: sql`r.total_yen`,
  supplier: sql`r.supplier`,
  supplierCount: sql`r.supplier_count`,
  neededBy: sql`r.needed_by`,
  employeeId: sql`r.employee_number`,
  employeeName: sql`r.employee_name`,
  departmentCode: sql`r.department_code`,
  status: sql`r.status`,
  warningCount: sql`r.warning_count`,
  submittedAt: sql`r.submitted_at`,
  updatedAt: sql`r.updated_at`,
  mine,
});
