// The parts of bank accounts that other features may show.
export { MemberAccounts } from './MemberAccounts.tsx';
export { OwnAccounts } from './OwnAccounts.tsx';
