import { countInbox, listInbox, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { useLiveReads } from '../../../platform/live/use-live-reads.ts';

const READS = [listInbox.id, countInbox.id, showApproval.id] as const;

/**
 * Reads the inbox and what is open of it again where something else waits for the person than before: a request went on,
 * or they decide in another's name, or no more.
 */
export function useLiveInbox(): void {
  useLiveReads({ 'approvals-changed': READS, 'delegation-changed': READS });
}
