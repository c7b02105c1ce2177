// What other features show of purchase requests.
export { PurchaseForApproval } from './decide/PurchaseForApproval.tsx';
