// For every operation of the analysis an input that works.
import type { ANALYTICS_OPERATIONS } from '@madoguchi/contract/analytics/operations.ts';
import type { OperationCases, Situation } from './operation-case.ts';

type Id = (typeof ANALYTICS_OPERATIONS)[number]['id'];

const asked =
  (input: Record<string, unknown> = {}): Situation =>
  async () => ({ who: 'system', input });

export const ANALYTICS_CASES: { readonly [Each in Id]: OperationCases } = {
  'analytics.source-widgets': { works: asked(), refused: {} },
  'analytics.show': { works: asked({ month: '202611', department: 'HQ' }), refused: {} },
  'analytics.export': { works: asked({ widget: 'spend' }), refused: {} },
  'analytics.count-screens': {
    works: async () => ({ who: 'staff', input: { screens: ['information'], beginsVisit: true } }),
    refused: {},
  },
};
