import * as z from 'zod';
import { SubmittedAct } from '../approvals/model.ts';
import { BULK_MOST, InBulkOf } from '../list/bulk.ts';
import { FileEncoding, listExport, listInput, listNarrowing, listOutput } from '../list/list-input.ts';
import { download, read, view, write } from '../operation.ts';
import { Code, Id, Version } from '../values/id.ts';
import { requiredText } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';
import { FoundClaim } from './found-claim.ts';
import { REVIEW_LIST } from './lists.ts';
import { ClaimHeader, LineInput, MyMonth, REVIEW_STATES, SeenClaim, Station, Suggestion } from './model.ts';

const OfMonth = z.strictObject({ month: YearMonth });
const OfClaim = z.strictObject({ id: Id });
const AtVersion = z.strictObject({ id: Id, version: Version });

export const showMyMonth = read('expense-claims.show-my-month', {
  at: ['GET', '/api/expense-claims/mine/:month'],
  access: 'staff',
  input: OfMonth,
  output: MyMonth,
  refuses: [],
});

/**
 * Changed and new lines (by id), removed ones, and the order of all where it changed. Version 0 begins the claim.
 * A batch is all or nothing; at most 200 lines a claim.
 */
export const saveDraft = write('expense-claims.save-draft', {
  at: ['POST', '/api/expense-claims/mine/:month/draft'],
  access: 'staff',
  /** The sheet that sends it knows what is stored then. */
  touches: [],
  input: z.strictObject({
    month: YearMonth,
    version: Version,
    lines: z.array(LineInput).max(200, { error: 'too-many-lines' }),
    removed: z.array(Id).max(200),
    order: z.array(Id).max(200, { error: 'too-many-lines' }).optional(),
  }),
  output: ClaimHeader,
  refuses: ['stale', 'wrong-state', 'claim-exists'],
  records: 'expense-claim.draft-saved',
});

export const submitClaim = write('expense-claims.submit', {
  at: ['POST', '/api/expense-claims/:id/submit'],
  access: 'staff',
  touches: ['expense-claims', 'approvals'],
  input: SubmittedAct,
  output: ClaimHeader,
  refuses: ['not-found', 'wrong-state', 'stale', 'claim-not-ready', 'no-approval-route'],
  records: 'expense-claim.submitted',
});

export const withdrawClaim = write('expense-claims.withdraw', {
  at: ['POST', '/api/expense-claims/:id/withdraw'],
  access: 'staff',
  touches: ['expense-claims', 'approvals'],
  input: AtVersion,
  output: ClaimHeader,
  refuses: ['not-found', 'wrong-state', 'stale'],
  records: 'expense-claim.withdrawn',
});

export const cancelClaim = write('expense-claims.cancel', {
  at: ['POST', '/api/expense-claims/:id/cancel'],
  access: 'staff',
  touches: ['expense-claims', 'approvals'],
  input: AtVersion,
  output: ClaimHeader,
  refuses: ['not-found', 'wrong-state', 'stale'],
  records: 'expense-claim.cancelled',
});

/** An admin makes an approved claim payable; deciding on it is its approvers', by the operations of approvals. */
export const confirmClaim = write('expense-claims.confirm', {
  at: ['POST', '/api/expense-claims/:id/confirm'],
  access: 'admin',
  input: AtVersion.extend({ inBulkOf: InBulkOf }),
  output: ClaimHeader,
  refuses: ['not-found', 'not-allowed', 'wrong-state', 'stale'],
  records: 'expense-claim.confirmed',
});

/**
 * One claim with its lines, for its owner, its approvers and their delegates, and admins. Another person's draft is as
 * unknown as no claim.
 */
export const showClaim = view('expense-claims.show', {
  at: ['GET', '/api/expense-claims/:id'],
  access: 'staff',
  input: OfClaim,
  output: SeenClaim,
  refuses: ['not-found'],
  records: 'expense-claim.opened',
});

/**
 * Claims by what was typed of their numbers: those that the caller may see, newest first. What is
 * none of their business is as unknown as none.
 */
export const findClaimsByNumber = read('expense-claims.find-by-number', {
  at: ['GET', '/api/expense-claims/by-number'],
  access: 'staff',
  input: z.strictObject({ number: requiredText(40) }),
  output: z.object({ claims: z.array(FoundClaim) }),
  refuses: [],
});

/**
 * The search finds people by name, kana, number and department, and by the number of their claim. A department stands for
 * those below it too. Those who handed nothing in are left out by whatever only claims have: a sort by total, say.
 */
export const listForReview = read('expense-claims.list-for-review', {
  at: ['GET', '/api/expense-claims/review/:month'],
  access: 'admin',
  input: z.strictObject({ month: YearMonth, ...listInput(REVIEW_LIST) }),
  output: listOutput(REVIEW_LIST),
  refuses: [],
});

const { sort: _sort, state: _state, ...COUNTED_BY } = listNarrowing(REVIEW_LIST);

/**
 * How many people stand where, and the sums, of the rows that search and filters leave: the tabs and the totals row of
 * the review list.
 */
export const countForReview = read('expense-claims.count-for-review', {
  at: ['GET', '/api/expense-claims/review/:month/counts'],
  access: 'admin',
  input: z.strictObject({ month: YearMonth, ...COUNTED_BY }),
  output: z.array(z.object({ state: z.enum(REVIEW_STATES), people: z.number().int(), totalYen: z.number().int() })),
  refuses: [],
});

/**
 * Asks people to hand their month in: those named, or all who have handed nothing in. Whoever has, or was asked today
 * already, is left out; the answer counts those who are told.
 */
export const remindClaimants = write('expense-claims.remind', {
  at: ['POST', '/api/expense-claims/review/:month/remind'],
  access: 'admin',
  touches: [],
  input: z.strictObject({ month: YearMonth, employeeIds: z.array(Code).max(BULK_MOST).optional() }),
  output: z.object({ reminded: z.number().int() }),
  refuses: [],
  records: 'expense-claims.reminded',
  asksForMail: true,
});

export const exportReviewList = download('expense-claims.export-review-list', {
  at: ['GET', '/api/expense-claims/review/:month/list.csv'],
  access: 'admin',
  input: z.strictObject({ month: YearMonth, ...listExport(REVIEW_LIST) }),
  mediaType: 'text/csv',
  refuses: [],
  records: 'expense-claims.list-exported',
});

/** Every line of every submitted claim of the month (B4-09). */
export const exportMonth = download('expense-claims.export-month', {
  at: ['GET', '/api/expense-claims/review/:month/lines.csv'],
  access: 'admin',
  input: z.strictObject({ month: YearMonth, encoding: FileEncoding }),
  mediaType: 'text/csv',
  refuses: [],
  records: 'expense-claims.month-exported',
});

/** The claim as an A4 PDF with its receipts (B4-09, B0-12). */
export const printClaim = download('expense-claims.print', {
  at: ['GET', '/api/expense-claims/:id/paper'],
  access: 'staff',
  input: OfClaim,
  mediaType: 'application/pdf',
  refuses: ['not-found'],
  records: 'expense-claim.printed',
});

export const suggestLines = read('expense-claims.suggest', {
  at: ['GET', '/api/expense-claims/suggestions'],
  access: 'staff',
  /** Suggestions stay as they are while the sheet is open. */
  shows: [],
  input: z.strictObject({}),
  output: z.object({
    lines: z.array(Suggestion),
    stations: z.array(Station),
    /** `lastFares` of the checks' context: a section's last fare in the person's approved claims. */
    lastFares: z.record(z.string(), z.number().int()),
  }),
  refuses: [],
});

export const EXPENSE_CLAIM_OPERATIONS = [
  showMyMonth,
  saveDraft,
  submitClaim,
  withdrawClaim,
  cancelClaim,
  confirmClaim,
  showClaim,
  findClaimsByNumber,
  listForReview,
  countForReview,
  remindClaimants,
  exportReviewList,
  exportMonth,
  printClaim,
  suggestLines,
] as const;
