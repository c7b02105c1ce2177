// A classification is a list of masters, a classification detail one value of it (B1-01). Read by everybody elsewhere
// (master-data); here they are maintained.
import * as z from 'zod';
import { EXTRAS } from '../master-data/model.ts';
import { Code, Instant, Version } from '../values/id.ts';
import { requiredReading } from '../values/kana-reading.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText, text } from '../values/text.ts';
import { readTypedText } from '../values/typed-text.ts';
import { detailFaults } from './detail-faults.ts';

/** Longest texts in UTF-16 units; how far places and amounts reach; how many values one file may hold. */
export const CLASSIFICATION_LIMITS = {
  name: 100,
  description: 300,
  order: 999_999,
  yen: 9_999_999,
  importRows: 5_000,
  importText: 900_000,
} as const;

const name = requiredText(CLASSIFICATION_LIMITS.name).transform(readTypedText);
/** Empty: screens in English show the Japanese name. */
const nameEn = text(CLASSIFICATION_LIMITS.name).transform(readTypedText);
const kana = requiredReading(CLASSIFICATION_LIMITS.name);

const yen = z.number().int().min(0).max(CLASSIFICATION_LIMITS.yen).nullable().default(null);
const count = (max: number) => z.number().int().min(1).max(max).nullable().default(null);
const chosen = <const Options extends Readonly<Record<string, string>>>(options: Options) =>
  z.enum(options).nullable().default(null);
const yes = z.boolean().nullable().default(null);
const short = text(CLASSIFICATION_LIMITS.name).nullable().default(null);
/** Nothing chosen is an empty text in a form. */
const codeOrNone = z
  .string()
  .nullable()
  .default(null)
  .transform((said) => (said === '' ? null : said))
  .pipe(Code.nullable());
const { kind } = EXTRAS.route.shape;
const { colour } = EXTRAS.staff.shape;

/** The attributes of every list beside each other: those of the value's own list are filled, the others are null. */
const attributes = {
  needsCounterparty: yes,
  kind: chosen(kind.enum),
  publicTransport: yes,
  receiptFrom: yen,
  perKmYen: yen,
  multiplier: count(2),
  account: short,
  taxRate: z.number().min(0).max(100).nullable().default(null),
  domain: short,
  colour: chosen(colour.enum),
  parent: codeOrNone,
  head: codeOrNone,
  deputy: codeOrNone,
  rank: count(99),
  perDiem: yen,
  lodgingCap: yen,
  retentionYears: count(100),
};

/** The content of a value. Its code never changes: records name it by that. */
const content = {
  name,
  nameEn,
  kana,
  /** Its place in the list; `null`: after the last one. */
  order: z.number().int().min(0).max(CLASSIFICATION_LIMITS.order).nullable(),
  validFrom: PlainDate,
  /** The last day, included; `null`: until it is ended. */
  validTo: PlainDate.nullable(),
  /** Lists offer it on its days; without, never. */
  active: z.boolean(),
  ...attributes,
};
const Content = z.object({ classification: Code, ...content });
export type DetailContent = Omit<z.output<typeof Content>, 'classification'>;

function fieldsTogether({ value, issues }: z.core.ParsePayload<z.output<typeof Content>>): void {
  for (const { field, code } of detailFaults(value)) {
    issues.push({ code: 'custom', message: code, path: [field], input: value[field] });
  }
}

export const NewDetail = z.strictObject({ classification: Code, code: Code, ...content }).check(fieldsTogether);
export type NewDetail = z.output<typeof NewDetail>;

/** A value written anew over the version that was seen. */
export const ChangedDetail = z
  .strictObject({ classification: Code, code: Code, version: Version, ...content })
  .check(fieldsTogether);

/** The last day of a value; `null` takes the end back. */
export const DetailEnd = z.strictObject({
  classification: Code,
  code: Code,
  version: Version,
  validTo: PlainDate.nullable(),
});

export const MOVES = ['up', 'down'] as const;
export type Move = (typeof MOVES)[number];

/** Where a value stands on a day. */
export const DETAIL_STATES = ['valid', 'coming', 'ended', 'stopped'] as const;
export type DetailState = (typeof DETAIL_STATES)[number];

export const ExtraValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type ExtraValues = z.infer<typeof ExtraValues>;

/** Names of the departments above, the highest first: where a department stands in the tree. */
const Above = z.array(z.object({ name: z.string(), nameEn: z.string() }));

/** One of the list of values. */
export const DetailRow = z.object({
  code: Code,
  version: Version,
  name: z.string(),
  nameEn: z.string(),
  kana: z.string(),
  order: z.number().int(),
  validFrom: PlainDate,
  validTo: PlainDate.nullable(),
  active: z.boolean(),
  state: z.enum(DETAIL_STATES),
  extra: ExtraValues,
  /** Of a department; of others none. */
  above: Above,
  /** `null`: as it was installed. */
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
});
export type DetailRow = z.infer<typeof DetailRow>;

/** A value, opened. */
export const ClassificationDetail = DetailRow.extend({
  classification: Code,
  /** Its place among all values of its list, from 1. */
  place: z.number().int(),
  of: z.number().int(),
  /** Names of the employees that `extra` names by their numbers. */
  people: z.record(z.string(), z.string()),
});
export type ClassificationDetail = z.infer<typeof ClassificationDetail>;

/** The answer of a write of a value. */
export const DetailHeader = z.object({ classification: Code, code: Code, version: Version });

/** Where values are used, by what uses them. */
export const USAGE_KINDS = [
  'claim-lines',
  'claims',
  'purchase-requests',
  'employees',
  'posts',
  'announcements',
  'departments',
  'budgets',
] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];
export const Usage = z.array(z.object({ kind: z.enum(USAGE_KINDS), count: z.number().int() }));
export type Usage = z.infer<typeof Usage>;

/** A state that a value had, newest first. */
export const DetailVersion = DetailRow.pick({
  version: true,
  name: true,
  nameEn: true,
  kana: true,
  order: true,
  validFrom: true,
  validTo: true,
  active: true,
  extra: true,
}).extend({ changedAt: Instant.nullable(), changedBy: z.string().nullable() });
export type DetailVersion = z.infer<typeof DetailVersion>;

/** The content of a classification. `active`: it may be stopped where the product itself does not need it. */
const classification = {
  name,
  nameEn,
  description: text(CLASSIFICATION_LIMITS.description).transform(readTypedText),
};
export const NewClassification = z.strictObject({ code: Code, ...classification });
export const ChangedClassification = z.strictObject({
  code: Code,
  version: Version,
  ...classification,
  active: z.boolean(),
});

/** One of the list of classifications. */
export const ClassificationRow = z.object({
  code: Code,
  version: Version,
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  /** The product itself needs it: it cannot be stopped. */
  system: z.boolean(),
  active: z.boolean(),
  valueCount: z.number().int(),
  /** Of those the ones that lists offer today. */
  validCount: z.number().int(),
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
});
export type ClassificationRow = z.infer<typeof ClassificationRow>;
export const ClassificationHeader = z.object({ code: Code, version: Version });
