// The decision list: its pages, its figures, and the whole of a tab as a file (S2-15, B5-04).
import { leftForRequest } from '@madoguchi/contract/budgets/rules.ts';
import { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { DecisionTab } from '@madoguchi/contract/purchase-requests/model.ts';
import { TAB_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import {
  countForDecision as countOperation,
  exportForDecision as exportOperation,
  listForDecision as listOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { type ListRequest, listHandlers } from '../../../platform/list/list-handlers.ts';
import { leftOfPurchases } from '../../budgets/public.ts';
import { masterData, withDepartmentsBelow } from '../../master-data/public.ts';
import { nameCells } from '../lists/purchase-list.ts';
import { closedDays } from './business-days-store.ts';
import { decisionPages } from './decision-store.ts';
import { findFigures } from './figures-store.ts';

const DECISIONS = listHandlers({
  list: PURCHASE_DECISION_LIST,
  pages: decisionPages,
  widened: withDepartmentsBelow,
  // The figures are of all tabs at once.
  values: async ({ ground, actor: { employee }, input: { tab = 'all' } }: ListRequest<{ tab?: DecisionTab }>) => ({
    tab,
    me: employee?.id ?? null,
    on: ground.clock.today(),
    closed: closedDays(await masterData(ground)),
  }),
  keeps: 2_000_000,
});

export const listForDecision = DECISIONS.page(listOperation);

/** They go through all requests: so they are kept. */
export const countForDecision = DECISIONS.counts(countOperation, async (ground, decider, asked) => {
  const { tabs, medianHours, decided } = await findFigures(ground.pool, decider, asked);
  return {
    decided,
    medianHours: medianHours === null ? null : Number(medianHours),
    tabs: tabs.map(({ totalYen, ...tab }) => ({ ...tab, totalYen: yen(totalYen) })),
  };
});

const OVERDUE = { ja: '期限超過', en: 'Overdue' } as const;

export const exportForDecision = DECISIONS.file(exportOperation, {
  name: ({ input: { tab = 'all' } }) => ({
    ja: `購買承認状況_${TAB_NAMES[tab].ja}`,
    en: `purchase-approval-status-${tab}`,
  }),
  isDated: true,
  columns: async ({ ground }) => {
    const budgets = await leftOfPurchases(ground);
    return listColumns<typeof PURCHASE_DECISION_LIST>(PURCHASE_DECISION_LIST, {
      ...nameCells((await masterData(ground)).lists),
      'last-decider': ({ lastDeciderName }) => lastDeciderName,
      overdue: ({ isOverdue }, language) => (isOverdue ? OVERDUE[language] : ''),
      'budget-left': (row) => leftForRequest(row, budgets),
    });
  },
  noted: ({ input: { tab } }) => ({ difference: { tab } }),
});
