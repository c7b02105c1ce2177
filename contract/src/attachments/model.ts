// Files that people hand in: receipts on claim lines (B0-07).
import * as z from 'zod';
import { Id } from '../values/id.ts';

export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const ATTACHMENTS_PER_LINE = 3;
export const ATTACHMENTS_PER_CLAIM = 20;

/** Decided by content, never by name (B0-07). heic and the office formats are stored and offered for download only. */
export const MEDIA_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/csv': 'csv',
} as const;
export type MediaType = keyof typeof MEDIA_TYPES;

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  mediaType: z.enum(Object.keys(MEDIA_TYPES) as [MediaType, ...MediaType[]]),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Number of another claim that holds the same file, where there is one: a warning. */
  alsoIn: z.string().nullable(),
});
export type Attachment = z.infer<typeof Attachment>;
