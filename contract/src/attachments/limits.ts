// Files that may be handed in (B0-07), without a schema beside them.
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
