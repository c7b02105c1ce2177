// Which tab of the dashboard is open, as the URL carries it: a link leads to it, Back leads back.
import { type DashboardTab, TABS } from '@madoguchi/contract/information/own-cards.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface DashboardPlace {
  readonly tab: DashboardTab;
  /** To another tab: what the URL says besides belongs to the one that is left. */
  readonly goTab: (tab: DashboardTab) => void;
}

/** `offered`: those that the person has; any other in the URL is the first. */
export function useDashboardTab(offered: readonly DashboardTab[]): DashboardPlace {
  const { tab }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    tab: offered.find((known) => known === tab) ?? TABS[0],
    goTab: (next) => void navigate({ to: '.', search: next === TABS[0] ? {} : { tab: next }, resetScroll: false }),
  };
}
