// Which master list holds the types that routes of a domain may go by (B3-01).
import type { ApprovalDomain } from '../approvals/domains.ts';
import type { MasterList } from '../master-data/list-names.ts';

/** Null where requests of the domain have no types. */
export const TYPE_LISTS = {
  'travel-expenses': null,
  'purchase-requests': 'purchase_type',
} as const satisfies Readonly<Record<ApprovalDomain, MasterList | null>>;
