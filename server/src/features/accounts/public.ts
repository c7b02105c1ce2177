// Accounts for the console and other features.
export { nextEmployeeNumber } from './import/known-store.ts';
