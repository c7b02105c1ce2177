// For every operation of the purchase requests' lists an input that works.
import type { OperationCases } from './operation-case.ts';

const asked = (who: 'staff' | 'admin', input: Record<string, unknown> = {}): OperationCases => ({
  works: async () => ({ who, input }),
  refused: {},
});

export const PURCHASE_LIST_CASES = {
  'purchase-requests.list': asked('staff'),
  'purchase-requests.export': asked('staff'),
  'purchase-requests.list-for-decision': asked('admin', { tab: 'all' }),
  'purchase-requests.export-for-decision': asked('admin', { tab: 'mine' }),
  'purchase-requests.count-for-decision': asked('admin'),
  'purchase-requests.find-by-number': asked('staff', { number: 'PR-2026-1' }),
} as const;
