// Accounts for the console and other features.
export { findKnown, nextEmployeeNumber } from './import/known-store.ts';
export { invitationEnded } from './links/links-store.ts';
