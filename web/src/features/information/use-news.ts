import { listAnnouncements, showAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { showOpenMonths, showOpenPurchases, showTasks, showTeam } from '@madoguchi/contract/information/operations.ts';
import { useLiveReads } from '../../platform/live/use-live-reads.ts';

const READS = {
  'claim-changed': [showTasks.id, showOpenMonths.id, countForReview.id],
  'purchase-changed': [showTasks.id, showOpenPurchases.id],
  'member-changed': [showTeam.id],
  'approvals-changed': [showTasks.id, showOpenPurchases.id],
  'announcement-changed': [listAnnouncements.id, showAnnouncement.id, showTasks.id],
} as const;

/** Reads the dashboard's cards again that a change concerns. */
export function useNews(): void {
  useLiveReads(READS);
}
