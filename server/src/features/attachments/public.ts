// Files for other features.
export { numberElsewhere } from './elsewhere-store.ts';
