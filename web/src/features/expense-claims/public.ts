// What other features may show of claims.
import { lazy } from 'react';

export { ClaimStatusChip } from './decisions/ClaimStatusChip.tsx';

/** What an approver reads of a claim; loaded when one is opened. */
export const ClaimForApproval = lazy(async () => ({
  default: (await import('./review/claim/ClaimForApproval.tsx')).ClaimForApproval,
}));
