import * as z from 'zod';
import { read, write } from '../operation.ts';
import { PageKey, PageSize, page } from '../values/page.ts';
import { CrashNote, FaultReport, NewFaultReport, Reference } from './model.ts';

/** A page that broke tells so by itself, a guest's too, and shows the reference that the log now knows (S8-02). */
export const noteCrash = write('fault-reports.note-crash', {
  at: ['POST', '/api/fault-reports/crashes'],
  access: 'any',
  input: CrashNote,
  output: z.object({ reference: Reference }),
  refuses: ['too-many'],
  records: 'page.crashed',
});

/** Stored, recorded, and told to system people. */
export const sendFaultReport = write('fault-reports.send', {
  at: ['POST', '/api/fault-reports'],
  access: 'any',
  input: NewFaultReport,
  output: z.object({ reference: Reference }),
  refuses: ['too-many'],
  records: 'fault.reported',
});

/** Reports by people, newest first. */
export const listFaultReports = read('fault-reports.list', {
  at: ['GET', '/api/fault-reports'],
  access: 'system',
  input: z.strictObject({ after: PageKey.optional(), limit: PageSize }),
  output: page(FaultReport),
  refuses: [],
});

export const FAULT_REPORT_OPERATIONS = [noteCrash, sendFaultReport, listFaultReports] as const;
