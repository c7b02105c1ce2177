// Handlers of the masters' maintenance.
import type { CLASSIFICATION_OPERATIONS } from '@madoguchi/contract/classifications/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { showClassification, showDetail, showHistory, showUsage } from './details/detail-reads.ts';
import { headedDepartments } from './details/details-store.ts';
import { departmentUses } from './details/usage-store.ts';
import { checkImport, importDetails } from './import/import-details.ts';
import { exportClassifications, exportDetails, listClassifications, listDetails } from './lists/list-reads.ts';
import { changeClassification } from './write/change-classification.ts';
import { changeDetail } from './write/change-detail.ts';
import { createClassification } from './write/create-classification.ts';
import { createDetail } from './write/create-detail.ts';
import { endDetail } from './write/end-detail.ts';
import { moveDetail } from './write/move-detail.ts';

const classificationHandlers = {
  'classifications.list': listClassifications,
  'classifications.export': exportClassifications,
  'classifications.show': showClassification,
  'classifications.create': createClassification,
  'classifications.change': changeClassification,
  'classifications.list-details': listDetails,
  'classifications.export-details': exportDetails,
  'classifications.show-detail': showDetail,
  'classifications.show-usage': showUsage,
  'classifications.show-history': showHistory,
  'classifications.create-detail': createDetail,
  'classifications.change-detail': changeDetail,
  'classifications.end-detail': endDetail,
  'classifications.move-detail': moveDetail,
  'classifications.check-import': checkImport,
  'classifications.import': importDetails,
} satisfies HandlersFor<typeof CLASSIFICATION_OPERATIONS>;

export const classificationsFeature = {
  handlers: classificationHandlers,
  openWork: headedDepartments,
  usage: departmentUses,
};
