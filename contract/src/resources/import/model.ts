// A file of resources, and what is said of it before anything is changed (B1-05).
import * as z from 'zod';
import { Id } from '../../values/id.ts';
import { fileText } from '../../values/text.ts';
import { RESOURCE_LIMITS } from '../model.ts';

/** The file's text, decoded; the browser knows the file, and asks in which encoding it is. */
export const ResourceFile = z.strictObject({
  csv: fileText(RESOURCE_LIMITS.importText).min(1, { error: 'no-file' }),
});

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const ResourceImportReport = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  /** Stand in the file as they are. */
  unchanged: z.number().int(),
  /** The first ones of those added and changed, in the order of the file. */
  resources: z.array(
    z.object({
      line: z.number().int(),
      id: Id,
      name: z.string(),
      isNew: z.boolean(),
      fields: z.array(z.object({ column: z.string(), from: Cell, to: Cell })),
    }),
  ),
  /** The first ones; none: the file can be imported. */
  faults: z.array(
    z.object({
      line: z.number().int(),
      column: z.string().nullable(),
      code: z.string(),
      /** The same in the caller's language. */
      message: z.string(),
    }),
  ),
  faultCount: z.number().int(),
});
export type ResourceImportReport = z.infer<typeof ResourceImportReport>;
