// Operations of retention (B7-01): its settings by fiscal year.
import * as z from 'zod';
import { read, write } from '../operation.ts';
import { Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { DeclaredYear, Retention, SavedFiscalYear } from './retention.ts';

/** The retention of a paper of today, and the fiscal years that were declared, the newest first. */
export const showRetention = read('electronic-transactions.retention', {
  at: ['GET', '/api/electronic-transactions/retention'],
  access: 'auditor',
  shows: ['electronic-transactions', 'master-data'],
  input: z.strictObject({}),
  output: z.object({ today: Retention, years: z.array(DeclaredYear) }),
  refuses: [],
});

/** Says that a fiscal year made a loss, or that its return was put off. Both lengthen the retention of its papers. */
export const declareFiscalYear = write('electronic-transactions.declare-year', {
  at: ['POST', '/api/electronic-transactions/fiscal-years'],
  access: 'system',
  input: SavedFiscalYear,
  output: z.object({ endsOn: PlainDate, version: Version }),
  refuses: ['stale', 'invalid'],
  records: 'fiscal-year.declared',
});

export const RETENTION_OPERATIONS = [showRetention, declareFiscalYear] as const;
