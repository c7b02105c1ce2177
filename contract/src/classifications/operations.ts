import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, write } from '../operation.ts';
import { Code, Version } from '../values/id.ts';
import { DetailFile, DetailImportReport } from './import/model.ts';
import { CLASSIFICATION_LIST, DETAIL_LIST } from './lists.ts';
import {
  ChangedClassification,
  ChangedDetail,
  ClassificationDetail,
  ClassificationHeader,
  ClassificationRow,
  DetailEnd,
  DetailHeader,
  DetailVersion,
  MOVES,
  NewClassification,
  NewDetail,
  Usage,
} from './model.ts';

/** Everybody's copy of the masters, wherever a name or a choice comes from. */
const MASTERS = ['master-data'] as const;

const OfClassification = z.strictObject({ classification: Code });
const OfDetail = z.strictObject({ classification: Code, code: Code });

/** The lists of masters. Staff read the masters, the system role writes them (B1-08). */
export const listClassifications = read('classifications.list', {
  at: ['GET', '/api/classifications'],
  access: 'staff',
  shows: MASTERS,
  input: z.strictObject(listInput(CLASSIFICATION_LIST)),
  output: listOutput(CLASSIFICATION_LIST),
  refuses: [],
});

/** The classifications as they are sorted, as a file. */
export const exportClassifications = download('classifications.export', {
  at: ['GET', '/api/exports/classifications'],
  access: 'staff',
  input: z.strictObject(listExport(CLASSIFICATION_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'classifications.exported',
});

export const showClassification = read('classifications.show', {
  at: ['GET', '/api/classifications/:classification'],
  access: 'staff',
  shows: MASTERS,
  input: OfClassification,
  output: ClassificationRow,
  refuses: ['not-found'],
});

/** A list of the company's own. */
export const createClassification = write('classifications.create', {
  at: ['POST', '/api/classifications'],
  access: 'system',
  touches: MASTERS,
  input: NewClassification,
  output: ClassificationHeader,
  refuses: [],
  records: 'classification.created',
});

/** Names and description; one of the product itself is never stopped. */
export const changeClassification = write('classifications.change', {
  at: ['POST', '/api/classifications/:code/change'],
  access: 'system',
  touches: MASTERS,
  input: ChangedClassification,
  output: ClassificationHeader,
  refuses: ['not-found', 'stale'],
  records: 'classification.changed',
});

/** The values of one list, past and to come too. */
export const listDetails = read('classifications.list-details', {
  at: ['GET', '/api/classifications/:classification/details'],
  access: 'staff',
  shows: MASTERS,
  input: z.strictObject({ classification: Code, ...listInput(DETAIL_LIST) }),
  output: listOutput(DETAIL_LIST),
  refuses: ['not-found'],
});

/** The values as they are filtered and sorted, in the columns that an import reads. */
export const exportDetails = download('classifications.export-details', {
  at: ['GET', '/api/exports/classifications/:classification'],
  access: 'staff',
  input: z.strictObject({ classification: Code, ...listExport(DETAIL_LIST) }),
  mediaType: 'text/csv',
  refuses: ['not-found'],
  records: 'classification-details.exported',
});

export const showDetail = read('classifications.show-detail', {
  at: ['GET', '/api/classifications/:classification/details/:code'],
  access: 'staff',
  shows: MASTERS,
  input: OfDetail,
  output: ClassificationDetail,
  refuses: ['not-found'],
});

/** Where a value is used, with counts; shown before it is ended (B1-03). */
export const showUsage = read('classifications.show-usage', {
  at: ['GET', '/api/classifications/:classification/details/:code/usage'],
  access: 'staff',
  shows: MASTERS,
  input: OfDetail,
  output: Usage,
  refuses: ['not-found'],
});

/** The states that a value had, newest first. */
export const showHistory = read('classifications.show-history', {
  at: ['GET', '/api/classifications/:classification/details/:code/history'],
  access: 'staff',
  shows: MASTERS,
  input: OfDetail,
  output: z.array(DetailVersion),
  refuses: ['not-found'],
});

export const createDetail = write('classifications.create-detail', {
  at: ['POST', '/api/classifications/:classification/details'],
  access: 'system',
  touches: MASTERS,
  input: NewDetail,
  output: DetailHeader,
  refuses: ['not-found'],
  records: 'classification-detail.created',
});

export const changeDetail = write('classifications.change-detail', {
  at: ['POST', '/api/classifications/:classification/details/:code/change'],
  access: 'system',
  touches: MASTERS,
  input: ChangedDetail,
  output: DetailHeader,
  refuses: ['not-found', 'stale'],
  records: 'classification-detail.changed',
});

/** Sets the last day of a value, or takes the end back. Nothing is ever deleted (B1-03). */
export const endDetail = write('classifications.end-detail', {
  at: ['POST', '/api/classifications/:classification/details/:code/end'],
  access: 'system',
  touches: MASTERS,
  input: DetailEnd,
  output: DetailHeader,
  refuses: ['not-found', 'stale'],
  records: 'classification-detail.ended',
});

/** One place up or down in its list; at the end of it nothing moves. */
export const moveDetail = write('classifications.move-detail', {
  at: ['POST', '/api/classifications/:classification/details/:code/move'],
  access: 'system',
  touches: MASTERS,
  input: z.strictObject({ classification: Code, code: Code, version: Version, move: z.enum(MOVES) }),
  output: DetailHeader,
  refuses: ['not-found', 'stale'],
  records: 'classification-detail.moved',
});

/** Reports the effect of a file of values, and every fault of it. Changes nothing. */
export const checkImport = read('classifications.check-import', {
  at: ['POST', '/api/classifications/:classification/import/check'],
  access: 'system',
  shows: MASTERS,
  input: DetailFile,
  output: DetailImportReport,
  refuses: ['not-found'],
});

/** All values of a file, or none where one is wrong (B1-05). Values that it does not name stay as they are. */
export const importDetails = write('classifications.import', {
  at: ['POST', '/api/classifications/:classification/import'],
  access: 'system',
  touches: MASTERS,
  input: DetailFile,
  output: DetailImportReport.pick({ added: true, changed: true, unchanged: true }),
  refuses: ['not-found'],
  records: 'classification-details.imported',
});

export const CLASSIFICATION_OPERATIONS = [
  listClassifications,
  exportClassifications,
  showClassification,
  createClassification,
  changeClassification,
  listDetails,
  exportDetails,
  showDetail,
  showUsage,
  showHistory,
  createDetail,
  changeDetail,
  endDetail,
  moveDetail,
  checkImport,
  importDetails,
] as const;
