// Handlers of faults that pages and people tell of.
import type { FAULT_REPORT_OPERATIONS } from '@madoguchi/contract/fault-reports/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { listFaultReports, noteCrash, sendFaultReport } from './reports.ts';

const faultReportHandlers = {
  'fault-reports.note-crash': noteCrash,
  'fault-reports.send': sendFaultReport,
  'fault-reports.list': listFaultReports,
} satisfies HandlersFor<typeof FAULT_REPORT_OPERATIONS>;

export const faultReportsFeature = { handlers: faultReportHandlers };
