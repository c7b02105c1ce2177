import * as z from 'zod';
import { download, upload } from '../operation.ts';
import { Id } from '../values/id.ts';
import { Attachment } from './model.ts';

/** One part named `file`. A name longer than 200 characters is cut; the bytes are never altered. */
export const addAttachment = upload('attachments.add', {
  at: ['POST', '/api/attachments'],
  access: 'staff',
  /** A file is shown by the record that names it, once that is saved. */
  touches: [],
  input: z.strictObject({}),
  output: Attachment,
  refuses: ['too-large', 'wrong-type'],
  records: 'attachment.added',
});

/** The stored bytes, always as a download: never a page of the portal's own origin. */
export const fetchAttachment = download('attachments.fetch', {
  at: ['GET', '/api/attachments/:id'],
  access: 'staff',
  input: z.strictObject({ id: Id }),
  mediaType: 'application/octet-stream',
  refuses: ['not-found'],
  records: 'attachment.fetched',
});

export const ATTACHMENT_OPERATIONS = [addAttachment, fetchAttachment] as const;
