// Handlers of the travel and transport expenses.
import type { EXPENSE_CLAIM_OPERATIONS } from '@madoguchi/contract/expense-claims/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { claims } from './claim-record.ts';
import { exportMonth, printClaim } from './exports.ts';
import { claimUses } from './lines-store.ts';
import { tellClaimDays } from './news/claim-days.ts';
import { claimFacts, claimOutcomes } from './news/claim-facts-store.ts';
import { remindClaimants } from './news/remind-claimants.ts';
import { findClaimsByNumber, showClaim, showMyMonth, suggestLines } from './reads.ts';
import { countForReview, exportReviewList, listForReview } from './review/review-reads.ts';
import { saveDraft } from './save-draft.ts';
import { cancelClaim, confirmClaim, withdrawClaim } from './steps.ts';
import { submitClaim } from './submit-claim.ts';
import { openClaims } from './waiting-store.ts';

const expenseClaimHandlers = {
  'expense-claims.show-my-month': showMyMonth,
  'expense-claims.save-draft': saveDraft,
  'expense-claims.submit': submitClaim,
  'expense-claims.withdraw': withdrawClaim,
  'expense-claims.cancel': cancelClaim,
  'expense-claims.confirm': confirmClaim,
  'expense-claims.show': showClaim,
  'expense-claims.find-by-number': findClaimsByNumber,
  'expense-claims.list-for-review': listForReview,
  'expense-claims.count-for-review': countForReview,
  'expense-claims.remind': remindClaimants,
  'expense-claims.export-review-list': exportReviewList,
  'expense-claims.export-month': exportMonth,
  'expense-claims.print': printClaim,
  'expense-claims.suggest': suggestLines,
} satisfies HandlersFor<typeof EXPENSE_CLAIM_OPERATIONS>;

export const expenseClaimsFeature = {
  handlers: expenseClaimHandlers,
  approvalSubject: claims.port,
  facts: [claimFacts, claimOutcomes],
  daily: tellClaimDays,
  openWork: openClaims,
  usage: claimUses,
};
