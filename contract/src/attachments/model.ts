// Files that people hand in: receipts on claim lines (B0-07).

import * as z from 'zod';
import { Id } from '../values/id.ts';
import { MEDIA_TYPES, type MediaType } from './limits.ts';

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  mediaType: z.enum(Object.keys(MEDIA_TYPES) as [MediaType, ...MediaType[]]),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Number of another claim or purchase request that was handed in with the same file, where there is one: a warning. */
  alsoIn: z.string().nullable(),
});
export type Attachment = z.infer<typeof Attachment>;
