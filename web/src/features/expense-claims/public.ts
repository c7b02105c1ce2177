// The parts of claims that other features may show.
import { lazy } from 'react';

export { ClaimStatusChip } from './decisions/ClaimStatusChip.tsx';

/** The claim as an approver reads it; loaded when one is opened. */
export const ClaimForApproval = lazy(async () => ({
  default: (await import('./review/claim/ClaimForApproval.tsx')).ClaimForApproval,
}));
