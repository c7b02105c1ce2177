// The domains of the approval engine: all that it knows of the features that use it (B3-01).
import type { Noun } from '../nouns.ts';

/** One name for each kind of request that goes through approval. */
export const APPROVAL_DOMAINS = ['travel-expenses', 'purchase-requests'] as const;
export type ApprovalDomain = (typeof APPROVAL_DOMAINS)[number];

/** The noun of each domain's requests: an act on an approval invalidates them, too. */
export const DOMAIN_NOUNS = {
  'travel-expenses': 'expense-claims',
  'purchase-requests': 'purchase-requests',
} as const satisfies Record<ApprovalDomain, Noun>;
