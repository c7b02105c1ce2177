// The providers' names of accounts for statements of other features.
export { identitiesRemoved, providerEmailOf, vouchedAccount } from './identities-store.ts';
