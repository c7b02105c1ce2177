// Files for other features.
export { numberElsewhere } from './elsewhere-store.ts';
export { filesOf, findOwnFiles } from './files-store.ts';
