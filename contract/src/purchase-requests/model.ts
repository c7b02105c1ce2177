// A purchase request: what is to be bought and why, its quotes, and what came of it: order, goods receipts, invoices (B5).
import * as z from 'zod';
import { Attachment } from '../attachments/model.ts';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { registrationNumber, requiredLines, requiredText, text, textLines } from '../values/text.ts';
import { Yen } from '../values/yen.ts';
import { FINDING_CODES } from './findings.ts';
import { PURCHASE_LIMITS } from './limits.ts';
import { PURCHASE_STATUSES } from './rules.ts';

/** The tabs of the decision list. `mine`: the caller's turn or that of somebody whose delegate they are. */
export const DECISION_TABS = ['mine', 'all', 'decided', 'overdue'] as const;
export type DecisionTab = (typeof DECISION_TABS)[number];

const PurchaseStatus = z.enum(PURCHASE_STATUSES);

const { lines, quotes, attachments, texts, quantity, unitPriceYen } = PURCHASE_LIMITS;

/** One thing to be bought. A draft may be incomplete: `null` is not filled yet. */
const LineInput = z.strictObject({
  id: Id,
  item: text(texts.item),
  spec: text(texts.spec),
  /** Where it is offered; an address of the web, or blank. */
  url: text(texts.url).refine((typed) => typed === '' || /^https?:\/\/[^\s]+$/i.test(typed), { error: 'web-address' }),
  quantity: z.number().int({ error: 'whole-number' }).min(1).max(quantity).nullable(),
  unit: text(texts.unit),
  /** Yen, as the request counts: with tax or without. */
  unitPrice: z.number().int({ error: 'whole-yen' }).min(0).max(unitPriceYen).nullable(),
  /** Per cent; one of those that hold on the day. */
  taxRate: z.number().int().min(0).max(100),
  supplier: text(texts.supplier),
});
export type PurchaseLineInput = z.infer<typeof LineInput>;

/** A supplier's offer for all that the request names, with tax, and the paper that says so. */
const QuoteInput = z.strictObject({
  id: Id,
  supplier: text(texts.supplier),
  amount: Yen.min(0).nullable(),
  validUntil: PlainDate.nullable(),
  /** The one that the request follows: one at most. */
  isChosen: z.boolean(),
  note: textLines(texts.note),
  attachmentId: Id.nullable(),
});
export type PurchaseQuoteInput = z.infer<typeof QuoteInput>;

const content = {
  purchaseName: text(texts.purchaseName),
  purchaseCategory: Code.nullable(),
  reason: textLines(texts.reason),
  neededBy: PlainDate.nullable(),
  deliveryPlace: text(texts.deliveryPlace),
  /** True when unit prices are with tax. */
  pricesIncludeTax: z.boolean(),
  lines: z.array(LineInput).max(lines),
  quotes: z.array(QuoteInput).max(quotes),
  /** Why only one supplier can be asked; stands for the quotes that are missing in the highest band (B5-02). */
  singleSourceReason: textLines(texts.singleSourceReason),
  /** Other files. */
  attachmentIds: z.array(Id).max(attachments),
};
const PurchaseContent = z.object(content);
export type PurchaseContent = z.infer<typeof PurchaseContent>;

/** A draft to begin with. */
export const NewPurchaseRequest = z.strictObject(content);
/** A draft, or what came back, written anew over the version that was seen. */
export const ChangedPurchaseRequest = z.strictObject({ id: Id, version: Version, ...content });

export const AtVersion = z.strictObject({ id: Id, version: Version });
/** Nothing without its words. */
export const CommentedStep = AtVersion.extend({ comment: requiredLines(texts.comment) });

/** The order told to the supplier. Never dearer than what was approved. */
export const PurchaseOrderInput = AtVersion.extend({
  orderedOn: PlainDate,
  /** With tax. */
  orderedYen: Yen.min(0),
  orderNumber: text(texts.orderNumber),
  expectedOn: PlainDate.nullable(),
  comment: textLines(texts.comment),
});

/** Accepted goods; of each line never more than was ordered. */
export const GoodsReceiptInput = AtVersion.extend({
  receivedOn: PlainDate,
  lines: z
    .array(
      z.strictObject({
        lineId: Id,
        quantity: z.number().int({ error: 'whole-number' }).min(1).max(quantity),
      }),
    )
    .min(1, { error: 'nothing-received' })
    .max(lines),
  attachmentId: Id.nullable(),
  comment: textLines(texts.comment),
});

export const InvoiceInput = AtVersion.extend({
  supplier: requiredText(texts.supplier),
  invoicedOn: PlainDate,
  invoiceNumber: text(texts.orderNumber),
  /** T and 13 digits, or blank. */
  registrationNumber: registrationNumber(14),
  /** With tax. */
  totalYen: Yen.min(0),
  attachmentId: Id.nullable(),
  /** Needed where the number's check digit is wrong: the supplier printed it so, and here is why it is kept. */
  comment: textLines(texts.comment).default(''),
});

/** The end; what is still to come will not. A reason is needed then. */
export const ClosingInput = AtVersion.extend({ comment: textLines(texts.comment) });

/** The answer of a write. */
export const PurchaseHeader = z.object({
  id: Id,
  status: PurchaseStatus,
  version: Version,
  number: z.string().nullable(),
  totalYen: Yen,
  submittedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type PurchaseHeader = z.infer<typeof PurchaseHeader>;

/** A finding of the checks as it was kept at submission: who decides sees what the requester saw. */
export const PurchaseFinding = z.object({
  code: z.enum(FINDING_CODES),
  severity: z.enum(['error', 'warning', 'hint']),
  /** Path in the content: `lines.2.unitPrice`; blank for the request as a whole. */
  field: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PurchaseFinding = z.infer<typeof PurchaseFinding>;

/** Own steps of the request; what its approvers did stands in its approval. */
const PURCHASE_FACTS = [
  'submitted',
  'withdrawn',
  'cancelled',
  'ordered',
  'received',
  'invoiced',
  'closed',
  'expired',
] as const;

const PurchaseFact = z.object({
  fact: z.enum(PURCHASE_FACTS),
  /** Null: the calendar did it. */
  by: z.string().nullable(),
  department: z.string(),
  at: Instant,
  comment: z.string(),
});
export type PurchaseFact = z.infer<typeof PurchaseFact>;

const PurchaseLine = LineInput.extend({ url: z.string(), receivedQuantity: z.number().int() });
export type PurchaseLine = z.infer<typeof PurchaseLine>;
const PurchaseQuote = QuoteInput.omit({ attachmentId: true }).extend({ attachment: Attachment.nullable() });
export type PurchaseQuote = z.infer<typeof PurchaseQuote>;

const PurchaseOrder = z.object({
  orderedOn: PlainDate,
  orderedYen: Yen,
  orderNumber: z.string(),
  expectedOn: PlainDate.nullable(),
  comment: z.string(),
  by: z.string(),
});
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;

const GoodsReceipt = z.object({
  id: Id,
  receivedOn: PlainDate,
  lines: z.array(z.object({ lineId: Id, quantity: z.number().int() })),
  attachment: Attachment.nullable(),
  comment: z.string(),
  by: z.string(),
  at: Instant,
});
export type GoodsReceipt = z.infer<typeof GoodsReceipt>;

const Invoice = InvoiceInput.omit({ id: true, version: true, attachmentId: true, comment: true }).extend({
  id: Id,
  attachment: Attachment.nullable(),
  by: z.string(),
  at: Instant,
});
export type Invoice = z.infer<typeof Invoice>;

/** Everything of a request. Texts of masters are those of its submission (B1-04). */
export const PurchaseRequest = PurchaseHeader.extend({
  ...PurchaseContent.omit({ lines: true, quotes: true, attachmentIds: true }).shape,
  lines: z.array(PurchaseLine),
  quotes: z.array(PurchaseQuote),
  attachments: z.array(Attachment),
  purchaseCategoryName: z.string().nullable(),
  employeeId: Code,
  employeeName: z.string(),
  departmentCode: Code,
  departmentName: z.string(),
  /** True when the caller is its requester; decides what may be done. */
  mine: z.boolean(),
  /** The amount that its approvers agreed to, with tax; `null` before. An approver may have changed it (B3-05). */
  approvedYen: Yen.nullable(),
  approvedAt: Instant.nullable(),
  /** The last day on which it may be ordered; `null` where that does not matter. */
  orderBy: PlainDate.nullable(),
  findings: z.array(PurchaseFinding),
  facts: z.array(PurchaseFact),
  order: PurchaseOrder.nullable(),
  receipts: z.array(GoodsReceipt),
  invoices: z.array(Invoice),
  /** Its approval, which goes through all rounds; `null` before the first submission. */
  approvalId: Id.nullable(),
  /** The content as it was when it last came back; `null` where it never did. */
  returnedContent: PurchaseContent.nullable(),
});
export type PurchaseRequest = z.infer<typeof PurchaseRequest>;

const Person = z.object({ employeeId: Code, name: z.string() });

/** A row of the requests' list. */
export const PurchaseRow = z.object({
  id: Id,
  version: Version,
  number: z.string().nullable(),
  purchaseName: z.string(),
  purchaseCategory: Code.nullable(),
  lineCount: z.number().int(),
  /** Of all lines together where they have one unit; `null` before a quantity is filled. */
  quantity: z.number().int().nullable(),
  /** Of the only line; `null` where there are several. */
  unitPrice: z.number().int().nullable(),
  totalYen: Yen,
  /** The first line's; blank where none is named. */
  supplier: z.string(),
  supplierCount: z.number().int(),
  neededBy: PlainDate.nullable(),
  employeeId: Code,
  employeeName: z.string(),
  departmentCode: Code,
  status: PurchaseStatus,
  warningCount: z.number().int(),
  submittedAt: Instant.nullable(),
  /** Whose turn it is. */
  waitsFor: z.array(Person),
  updatedAt: Instant,
  mine: z.boolean(),
});
export type PurchaseRow = z.infer<typeof PurchaseRow>;

/** A row of the decision list: what approvers look at. */
export const PurchaseDecisionRow = PurchaseRow.extend({
  /** Approver of the last step; once decided, who decided. */
  lastDeciderId: Code.nullable(),
  lastDeciderName: z.string(),
  /** Business days since it was submitted, or until it was decided; `null` before. */
  waitingDays: z.number().int().nullable(),
  dueOn: PlainDate.nullable(),
  isOverdue: z.boolean(),
  quoteCount: z.number().int(),
  approval: z.object({ id: Id, version: Version }).nullable(),
});
export type PurchaseDecisionRow = z.infer<typeof PurchaseDecisionRow>;

/** Data that the form checks against, and offers. */
export const PurchaseGround = z.object({
  /** Per cent, the usual first; 0 stands for what is not taxed. */
  taxRates: z.array(z.number().int()),
  /** From this total with tax on, so many quotes; ascending (B5-02). */
  quoteBands: z.array(z.object({ fromYen: Yen, quotes: z.number().int() })),
  /** Totals at which the caller's route asks for one step more; ascending. */
  stepBands: z.array(Yen),
  /** From this unit price without tax on, it may be a fixed asset. */
  fixedAssetFromYen: Yen,
  /** Suppliers bought from before, the most frequent first; the reading in kana is blank while it is not known. */
  suppliers: z.array(z.object({ name: z.string(), reading: z.string() })),
  /** The caller's requests of the last 30 days, for the same item and for splitting. */
  recent: z.array(
    z.object({
      id: Id,
      number: z.string(),
      purchaseCategory: Code.nullable(),
      totalYen: Yen,
      submittedOn: PlainDate,
      suppliers: z.array(z.string()),
      items: z.array(z.string()),
    }),
  ),
  /** The last price of an item in the company's approved requests: key from `itemKey`, yen without tax. */
  lastPrices: z.record(z.string(), z.number().int()),
});
export type PurchaseGround = z.infer<typeof PurchaseGround>;

/**
 * `tabs` of what search and filters leave. The rest is of the whole decision list: decisions of the last 90 days, and the
 * median of the hours from submission to decision of the newest 5,000 of them, those of closed days left out.
 */
export const DecisionFigures = z.object({
  medianHours: z.number().nullable(),
  decided: z.number().int(),
  tabs: z.array(z.object({ tab: z.enum(DECISION_TABS), count: z.number().int(), totalYen: Yen })),
});

/** A request as it is found by its number: enough to tell it from others, and to open it. */
export const FoundPurchase = z.object({
  id: Id,
  number: z.string(),
  purchaseName: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  employeeName: z.string(),
});
export type FoundPurchase = z.infer<typeof FoundPurchase>;
