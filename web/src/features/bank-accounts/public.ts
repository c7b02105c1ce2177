// The parts of bank accounts that other features may show.
export { AccountFields } from './AccountFields.tsx';
export { useBankNames } from './BankField.tsx';
export { MemberAccounts } from './MemberAccounts.tsx';
export { OwnAccounts } from './OwnAccounts.tsx';
