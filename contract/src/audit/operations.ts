import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, view } from '../operation.ts';
import { Id } from '../values/id.ts';
import { AUDIT_LIST, OWN_RECORD_LIST } from './lists.ts';
import { AuditRecord, ProfileChange } from './model.ts';

/**
 * The whole trail, newest first. The search and `person` find people, `person` by the id of an account as well; `target` takes an id, a claim's number, or people as
 * `person` does; `ip` and `request` what they begin with.
 */
export const listAudit = read('audit.list', {
  at: ['GET', '/api/audit'],
  access: 'system',
  shows: [],
  input: z.strictObject(listInput(AUDIT_LIST)),
  output: listOutput(AUDIT_LIST),
  refuses: [],
});

/** One record with what it says of the change. Somebody else's is on record as opened. */
export const showAuditRecord = view('audit.show', {
  at: ['GET', '/api/audit/:id'],
  access: 'system',
  shows: [],
  input: z.strictObject({ id: Id }),
  output: AuditRecord,
  refuses: ['not-found'],
  records: 'audit-record.opened',
});

export const exportAudit = download('audit.export', {
  at: ['GET', '/api/audit/list.csv'],
  access: 'system',
  input: z.strictObject(listExport(AUDIT_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'audit-trail.exported',
});

/** Audit records of the caller's own account. */
export const listOwnRecords = read('audit.list-own', {
  at: ['GET', '/api/audit/own'],
  access: 'signed-in',
  shows: [],
  input: z.strictObject(listInput(OWN_RECORD_LIST)),
  output: listOutput(OWN_RECORD_LIST),
  refuses: [],
});

/** The newest changes of the caller's profile (R38). `isCut`: there are more. */
export const listProfileChanges = read('audit.list-profile-changes', {
  at: ['GET', '/api/audit/own-profile'],
  access: 'signed-in',
  shows: ['profile', 'members'],
  input: z.strictObject({}),
  output: z.object({ changes: z.array(ProfileChange), isCut: z.boolean() }),
  refuses: [],
});

export const AUDIT_OPERATIONS = [listAudit, showAuditRecord, exportAudit, listOwnRecords, listProfileChanges] as const;
