// For every operation of faults an input that works, and the ways to its refusals.
import { CRASHES_AT_MOST, REPORTS_AT_MOST } from '@madoguchi/contract/fault-reports/model.ts';
import {
  type FAULT_REPORT_OPERATIONS,
  noteCrash,
  sendFaultReport,
} from '@madoguchi/contract/fault-reports/operations.ts';
import type { OperationCases } from './operation-case.ts';

type Id = (typeof FAULT_REPORT_OPERATIONS)[number]['id'];

export const crash = {
  path: '/apps/travelExpensesRequest/202611',
  errorName: 'TypeError',
  frames: ['/assets/ClaimPage-3f2a.js:10:4211'],
};
export const report = { path: '/pages/errors/error-500', reference: null, said: '明細を追加したところです。' };

export const FAULT_CASES: { readonly [Each in Id]: OperationCases } = {
  'fault-reports.note-crash': {
    works: async () => ({ who: 'staff', input: crash }),
    refused: {
      'too-many': async ({ as }) => {
        for (let told = 0; told < CRASHES_AT_MOST; told += 1) await as('user')(noteCrash, crash);
        return { who: 'user', input: crash };
      },
    },
  },
  'fault-reports.send': {
    works: async () => ({ who: 'staff', input: report }),
    refused: {
      'too-many': async ({ as }) => {
        for (let sent = 0; sent < REPORTS_AT_MOST; sent += 1) await as('user')(sendFaultReport, report);
        return { who: 'user', input: report };
      },
    },
  },
  'fault-reports.list': { works: async () => ({ who: 'system', input: {} }), refused: {} },
};
