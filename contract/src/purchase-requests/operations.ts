// Purchase requests as requesters, buyers and deciders meet them (B5). Deciding is the approvers', by the operations of approvals.
import * as z from 'zod';
import { ApprovalPreview, SubmittedAct } from '../approvals/model.ts';
import { listExport, listInput, listNarrowing, listOutput } from '../list/list-input.ts';
import { download, read, view, write } from '../operation.ts';
import { Code, Id } from '../values/id.ts';
import { requiredText } from '../values/text.ts';
import { Yen } from '../values/yen.ts';
import { PURCHASE_DECISION_LIST, PURCHASE_LIST } from './lists.ts';
import {
  AtVersion,
  ChangedPurchaseRequest,
  ClosingInput,
  CommentedStep,
  DECISION_TABS,
  DecisionFigures,
  FoundPurchase,
  GoodsReceiptInput,
  InvoiceInput,
  NewPurchaseRequest,
  PurchaseGround,
  PurchaseHeader,
  PurchaseOrderInput,
  PurchaseRequest,
} from './model.ts';

const OfRequest = z.strictObject({ id: Id });
const STEP_REFUSALS = ['not-found', 'wrong-state', 'stale'] as const;

/** Own ones, those of departments that the caller leads, and for an admin all that were submitted. */
export const listPurchaseRequests = read('purchase-requests.list', {
  at: ['GET', '/api/purchase-requests'],
  access: 'staff',
  shows: ['purchase-requests', 'approvals'],
  input: z.strictObject(listInput(PURCHASE_LIST)),
  output: listOutput(PURCHASE_LIST),
  refuses: [],
});

export const exportPurchaseRequests = download('purchase-requests.export', {
  at: ['GET', '/api/purchase-requests/export'],
  access: 'staff',
  input: z.strictObject(listExport(PURCHASE_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'purchase-requests.exported',
});

const OfTab = { tab: z.enum(DECISION_TABS) };

/** Everything that was submitted, by whose turn it is (B5-04). */
export const listForDecision = read('purchase-requests.list-for-decision', {
  at: ['GET', '/api/purchase-requests/decision/:tab'],
  access: 'admin',
  shows: ['purchase-requests', 'approvals', 'delegations'],
  input: z.strictObject({ ...OfTab, ...listInput(PURCHASE_DECISION_LIST) }),
  output: listOutput(PURCHASE_DECISION_LIST),
  refuses: [],
});

export const exportForDecision = download('purchase-requests.export-for-decision', {
  at: ['GET', '/api/purchase-requests/decision/:tab/export'],
  access: 'admin',
  input: z.strictObject({ ...OfTab, ...listExport(PURCHASE_DECISION_LIST) }),
  mediaType: 'text/csv',
  refuses: [],
  records: 'purchase-requests.exported',
});

const { sort: _sort, ...COUNTED_BY } = listNarrowing(PURCHASE_DECISION_LIST);

/** How many stand in each tab with their sum, of what search and filters leave, and how long decisions take. */
export const countForDecision = read('purchase-requests.count-for-decision', {
  at: ['GET', '/api/purchase-requests/decision-counts'],
  access: 'admin',
  shows: ['purchase-requests', 'approvals', 'delegations'],
  input: z.strictObject(COUNTED_BY),
  output: DecisionFigures,
  refuses: [],
});

/** Requests by what was typed of their numbers: those that the caller may see, newest first. */
export const findPurchasesByNumber = read('purchase-requests.find-by-number', {
  at: ['GET', '/api/purchase-requests/by-number'],
  access: 'staff',
  input: z.strictObject({ number: requiredText(40) }),
  output: z.object({ requests: z.array(FoundPurchase) }),
  refuses: [],
});

/** Data that the form checks against and offers: rates and bands of today, suppliers, own recent requests, last prices. */
export const showPurchaseGround = read('purchase-requests.show-ground', {
  at: ['GET', '/api/purchase-requests/ground'],
  access: 'staff',
  input: z.strictObject({}),
  output: PurchaseGround,
  refuses: [],
});

/** The route with names that a request of the caller's of this total and category would take today (B3-05). */
export const previewPurchaseRoute = read('purchase-requests.preview-route', {
  at: ['GET', '/api/purchase-requests/route'],
  access: 'staff',
  shows: ['approval-routes'],
  input: z.strictObject({ totalYen: z.coerce.number().pipe(Yen.min(0)), purchaseCategory: Code.optional() }),
  output: ApprovalPreview,
  refuses: [],
});

/** For its requester, its approvers and their delegates, who leads its department, and admins. A draft is its requester's alone. */
export const showPurchaseRequest = view('purchase-requests.show', {
  at: ['GET', '/api/purchase-requests/:id'],
  access: 'staff',
  shows: ['purchase-requests', 'approvals'],
  input: OfRequest,
  output: PurchaseRequest,
  refuses: ['not-found'],
  records: 'purchase-request.opened',
});

export const createPurchaseRequest = write('purchase-requests.create', {
  at: ['POST', '/api/purchase-requests'],
  access: 'staff',
  input: NewPurchaseRequest,
  output: PurchaseHeader,
  refuses: ['invalid'],
  records: 'purchase-request.created',
});

export const savePurchaseRequest = write('purchase-requests.save', {
  at: ['POST', '/api/purchase-requests/:id/save'],
  access: 'staff',
  input: ChangedPurchaseRequest,
  output: PurchaseHeader,
  refuses: [...STEP_REFUSALS, 'invalid'],
  records: 'purchase-request.saved',
});

export const submitPurchaseRequest = write('purchase-requests.submit', {
  at: ['POST', '/api/purchase-requests/:id/submit'],
  access: 'staff',
  touches: ['purchase-requests', 'approvals'],
  input: SubmittedAct,
  output: PurchaseHeader,
  refuses: [...STEP_REFUSALS, 'purchase-not-ready', 'no-approval-route'],
  records: 'purchase-request.submitted',
});

export const withdrawPurchaseRequest = write('purchase-requests.withdraw', {
  at: ['POST', '/api/purchase-requests/:id/withdraw'],
  access: 'staff',
  touches: ['purchase-requests', 'approvals'],
  input: AtVersion,
  output: PurchaseHeader,
  refuses: STEP_REFUSALS,
  records: 'purchase-request.withdrawn',
});

/** A draft or what came back, by its requester; what was approved and is not ordered, by a buyer. */
export const cancelPurchaseRequest = write('purchase-requests.cancel', {
  at: ['POST', '/api/purchase-requests/:id/cancel'],
  access: 'staff',
  touches: ['purchase-requests', 'approvals'],
  input: CommentedStep,
  output: PurchaseHeader,
  refuses: [...STEP_REFUSALS, 'not-allowed'],
  records: 'purchase-request.cancelled',
});

export const orderPurchase = write('purchase-requests.order', {
  at: ['POST', '/api/purchase-requests/:id/order'],
  access: 'staff',
  input: PurchaseOrderInput,
  output: PurchaseHeader,
  refuses: [...STEP_REFUSALS, 'not-allowed', 'invalid'],
  records: 'purchase-request.ordered',
});

/** A goods receipt, also of a part. Never more of a line than was ordered, whoever counts at the same time. */
export const receivePurchase = write('purchase-requests.receive', {
  at: ['POST', '/api/purchase-requests/:id/receive'],
  access: 'staff',
  input: GoodsReceiptInput,
  output: PurchaseHeader,
  refuses: [...STEP_REFUSALS, 'not-allowed', 'invalid'],
  records: 'purchase-request.received',
});

/** Notes a supplier's invoice, to be compared with what was ordered and received (B5-05). */
export const noteInvoice = write('purchase-requests.note-invoice', {
  at: ['POST', '/api/purchase-requests/:id/invoice'],
  access: 'staff',
  input: InvoiceInput,
  output: PurchaseHeader,
  refuses: [...STEP_REFUSALS, 'not-allowed', 'invalid'],
  records: 'purchase-request.invoiced',
});

/** Ends it: everything came, or the rest will not. Then the comment says why. */
export const closePurchaseRequest = write('purchase-requests.close', {
  at: ['POST', '/api/purchase-requests/:id/close'],
  access: 'staff',
  input: ClosingInput,
  output: PurchaseHeader,
  refuses: [...STEP_REFUSALS, 'not-allowed', 'invalid'],
  records: 'purchase-request.closed',
});

/** The approval sheet (稟議書) as an A4 PDF with date seals and its quotes (B5-06, B0-12). */
export const printApprovalSheet = download('purchase-requests.print', {
  at: ['GET', '/api/purchase-requests/:id/paper'],
  access: 'staff',
  input: OfRequest,
  mediaType: 'application/pdf',
  refuses: ['not-found'],
  records: 'purchase-request.printed',
});

export const PURCHASE_REQUEST_OPERATIONS = [
  listPurchaseRequests,
  exportPurchaseRequests,
  listForDecision,
  exportForDecision,
  countForDecision,
  findPurchasesByNumber,
  showPurchaseGround,
  previewPurchaseRoute,
  showPurchaseRequest,
  createPurchaseRequest,
  savePurchaseRequest,
  submitPurchaseRequest,
  withdrawPurchaseRequest,
  cancelPurchaseRequest,
] as const;

/** The part of a request that is printed (B5-06). */
export const PURCHASE_PAPER_OPERATIONS = [printApprovalSheet] as const;

/** Steps of a request after its approval (B5-05). */
export const PURCHASE_BUYING_OPERATIONS = [orderPurchase, receivePurchase, noteInvoice, closePurchaseRequest] as const;
