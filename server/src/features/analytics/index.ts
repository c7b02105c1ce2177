// Handlers of the analysis, and the work that keeps its sums.
import type { ANALYTICS_OPERATIONS } from '@madoguchi/contract/analytics/operations.ts';
import type { Executor } from '../../platform/db/statement.ts';
import type { Ground } from '../../platform/ground.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { approvalFigures } from '../approvals/public.ts';
import { claimFigures } from '../expense-claims/public.ts';
import { purchaseFigures } from '../purchase-requests/public.ts';
import { countAnew } from './daily-figures-store.ts';
import { countScreens, exportWidget, listSourceWidgets, showAnalytics } from './reads.ts';

const analyticsHandlers = {
  'analytics.source-widgets': listSourceWidgets,
  'analytics.show': showAnalytics,
  'analytics.export': exportWidget,
  'analytics.count-screens': countScreens,
} satisfies HandlersFor<typeof ANALYTICS_OPERATIONS>;

const SOURCES = [claimFigures, purchaseFigures, approvalFigures] as const;

/** Sums of days follow the facts within a minute, whoever wrote these and for whichever day. Nobody is notified of anything. */
async function rollUp({ clock }: Pick<Ground, 'clock'>, executor: Executor): Promise<number> {
  for (const source of SOURCES) await countAnew(executor, source, clock.now());
  return 0;
}

export const analyticsFeature = { handlers: analyticsHandlers, prompt: rollUp };
