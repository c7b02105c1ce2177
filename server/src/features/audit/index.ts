// Handlers of the audit trail.
import type { AUDIT_OPERATIONS } from '@madoguchi/contract/audit/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { exportAudit, listAudit, listOwnRecords, listProfileChanges, showAuditRecord } from './reads.ts';

const auditHandlers = {
  'audit.list': listAudit,
  'audit.show': showAuditRecord,
  'audit.export': exportAudit,
  'audit.list-own': listOwnRecords,
  'audit.list-profile-changes': listProfileChanges,
} satisfies HandlersFor<typeof AUDIT_OPERATIONS>;

export const auditFeature = { handlers: auditHandlers };
