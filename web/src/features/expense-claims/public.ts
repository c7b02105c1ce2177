// What other features may show of claims.
export { ClaimStatusChip } from './decisions/ClaimStatusChip.tsx';
