// What the approval engine is used for: all that it knows of the features that use it (B3-01).

/** One name for each kind of request that goes through approval. */
export const APPROVAL_DOMAINS = ['travel-expenses', 'purchase-requests'] as const;
export type ApprovalDomain = (typeof APPROVAL_DOMAINS)[number];
