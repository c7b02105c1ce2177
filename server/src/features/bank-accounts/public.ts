// Bank accounts for other features: the application for the wage account checks its banks and, accepted, sets the accounts.
export { wageAccountRows } from './store.ts';
export { type AcceptedAccounts, acceptedAccounts, namedBanks } from './wage-accounts.ts';
