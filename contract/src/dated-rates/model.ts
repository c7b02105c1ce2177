// Dated rates: figures with the day they begin. A look-up takes the transaction's date (B1-06).
import * as z from 'zod';
import { Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText } from '../values/text.ts';
import { RATE_KEYS } from './keys.ts';
import { valueFaults } from './rules.ts';

const SOURCE_MAX = 200;

const said = {
  key: z.enum(RATE_KEYS),
  /** The first day of the value. */
  validFrom: PlainDate,
  /** In the unit of the key. */
  value: z.number().int(),
  /** The law, the rule or the decision that it comes from. */
  source: requiredText(SOURCE_MAX),
};
const Said = z.object(said);

function bounded({ value, issues }: z.core.ParsePayload<z.output<typeof Said>>): void {
  for (const { field, code, values } of valueFaults(value)) {
    issues.push({ code: 'custom', message: code, path: [field], input: value.value, params: { ...values } });
  }
}

export const NewRate = z.strictObject(said).check(bounded);
/** The same day's value corrected, over the version that was seen. */
export const CorrectedRate = z.strictObject({ ...said, version: Version }).check(bounded);

export const DatedRate = z.object({
  ...said,
  /** The last day, included: the one before the next value begins; `null`: until there is a next one. */
  validTo: PlainDate.nullable(),
  source: z.string(),
  version: Version,
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
});
export type DatedRate = z.infer<typeof DatedRate>;
export const RateHeader = z.object({ key: z.enum(RATE_KEYS), validFrom: PlainDate, version: Version });
