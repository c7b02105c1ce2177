import type { AuditRecord } from '@madoguchi/contract/audit/model.ts';
import { screenPath } from '../../../platform/screen-path.ts';

interface Place {
  readonly to: `/${string}`;
  readonly search?: Readonly<Record<string, string>>;
}

/** Where the target of a record is looked at; `null` where no screen shows it. */
export function targetPlace({ targetKind, targetId, targetMonth }: AuditRecord): Place | null {
  if (targetId === null) return null;
  switch (targetKind) {
    case 'expense-claim':
      if (targetMonth === null) return null;
      return { to: screenPath('expense-claims.review', { applicationYm: targetMonth }), search: { claim: targetId } };
    case 'expense-claim-month':
      return { to: screenPath('expense-claims.review', { applicationYm: targetId }) };
    case 'announcement':
      return { to: screenPath('announcements.edit', { announcementId: targetId }) };
    default:
      return null;
  }
}
