// What the console and other features may know of accounts.
export { nextEmployeeNumber } from './import/known-store.ts';
