import { DECISION_TABS, type DecisionTab } from '@madoguchi/contract/purchase-requests/decision-tabs.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

const FIRST: DecisionTab = 'mine';

/** The tab that the URL names, one's own turn where it names none, and how to go to another with the same conditions. */
export function useDecisionTab() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();

  function go(tab: DecisionTab): void {
    const { open: _open, tab: _before, ...conditions } = search;
    const next = tab === FIRST ? conditions : { ...conditions, tab };
    void navigate({ to: '.', params: (before: object) => before, search: next, resetScroll: false });
  }

  return {
    tab: DECISION_TABS.find((one) => one === search['tab']) ?? FIRST,
    isOpen: search['open'] !== undefined,
    go,
  };
}
