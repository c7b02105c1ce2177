// The eight master lists that every screen may need (S4-05). Wire names are the source's.

import * as z from 'zod';
import { Code } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import type { MasterList } from './list-names.ts';

/** Extra attributes by list (B1-02); each list has its own keys, all optional in one shape for the reader. */
export const EXTRAS = {
  reason: z.object({ needsCounterparty: z.boolean() }),
  route: z.object({
    kind: z.enum(['rail', 'bus', 'ship', 'air', 'taxi', 'private-car', 'rental-car', 'other']),
    publicTransport: z.boolean(),
    /** Receipt needed from this amount on, in yen; `null` never. */
    receiptFrom: z.number().int().nullable(),
    perKmYen: z.number().int().nullable(),
  }),
  way: z.object({ multiplier: z.union([z.literal(1), z.literal(2)]) }),
  purchase_type: z.object({ account: z.string(), taxRate: z.number() }),
  staff: z.object({ domain: z.string(), colour: z.enum(['grey', 'blue', 'green', 'orange', 'crimson']) }),
  group: z.object({ parent: Code.nullable(), head: Code.nullable(), deputy: Code.nullable() }),
  position: z.object({ rank: z.number().int(), perDiem: z.number().int(), lodgingCap: z.number().int() }),
  document_type: z.object({ domain: z.string(), retentionYears: z.number().int() }),
} as const satisfies Record<MasterList, z.ZodObject>;

export type Extra<List extends MasterList> = z.infer<(typeof EXTRAS)[List]>;

function masterValue<Extra extends z.ZodObject>(extra: Extra) {
  return z.object({
    code: Code,
    name: z.string(),
    nameEn: z.string(),
    kana: z.string(),
    order: z.number().int(),
    validFrom: PlainDate,
    validTo: PlainDate.nullable(),
    active: z.boolean(),
    extra,
  });
}

export const MASTER_VALUES = {
  reason: masterValue(EXTRAS.reason),
  route: masterValue(EXTRAS.route),
  way: masterValue(EXTRAS.way),
  purchase_type: masterValue(EXTRAS.purchase_type),
  staff: masterValue(EXTRAS.staff),
  group: masterValue(EXTRAS.group),
  position: masterValue(EXTRAS.position),
  document_type: masterValue(EXTRAS.document_type),
} as const;

export type MasterValue<List extends MasterList> = z.infer<(typeof MASTER_VALUES)[List]>;
export type MasterData = { readonly [List in MasterList]: readonly MasterValue<List>[] };

/** A national or company holiday. */
export const Holiday = z.object({ day: PlainDate, name: z.string(), nameEn: z.string() });
export type Holiday = z.infer<typeof Holiday>;

export const CalendarYear = z.string().regex(/^(?:19|20|21)\d{2}$/);
