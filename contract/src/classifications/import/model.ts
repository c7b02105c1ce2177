// A file of values, and what is said of it before anything is changed (B1-05).
import * as z from 'zod';
import { Code } from '../../values/id.ts';
import { fileText } from '../../values/text.ts';
import { CLASSIFICATION_LIMITS, ExtraValues } from '../model.ts';

/** The file's text, decoded; the browser knows the file, and asks in which encoding it is. */
export const DetailFile = z.strictObject({
  classification: Code,
  csv: fileText(CLASSIFICATION_LIMITS.importText).min(1, { error: 'no-file' }),
});

const Cell = ExtraValues.valueType;

/** The file's effect on one value: each field with what stood there and what comes. */
const ImportedValue = z.object({
  line: z.number().int(),
  code: Code,
  name: z.string(),
  isNew: z.boolean(),
  fields: z.array(z.object({ column: z.string(), from: Cell, to: Cell })),
});

export const DetailImportReport = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  /** Stand in the file as they are. */
  unchanged: z.number().int(),
  /** The first ones of those added and changed, in the order of the file. */
  values: z.array(ImportedValue),
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
export type DetailImportReport = z.infer<typeof DetailImportReport>;
