// Files for other features.
export { numberElsewhere } from './elsewhere-store.ts';
export { auditedFiles, filesOf, fileWith, findOwnFiles, withFile } from './files-store.ts';
