// What other features may know of files.
export { numberElsewhere } from './elsewhere-store.ts';
