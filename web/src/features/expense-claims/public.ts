// The parts of claims that other features may show.
import { lazy } from 'react';

export { ClaimStatusChip } from './decisions/ClaimStatusChip.tsx';

/** The grid of a claim's lines over lines of the caller's own; loaded where it is shown. */
export const HeldLinesGrid = lazy(async () => ({
  default: (await import('./sheet/HeldLinesGrid.tsx')).HeldLinesGrid,
}));

/** The claim as an approver reads it; loaded when one is opened. */
export const ClaimForApproval = lazy(async () => ({
  default: (await import('./review/claim/ClaimForApproval.tsx')).ClaimForApproval,
}));
