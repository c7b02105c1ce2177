/** The tabs of the decision list. `mine`: the caller's turn or that of somebody whose delegate they are. */
export const DECISION_TABS = ['mine', 'all', 'decided', 'overdue'] as const;
export type DecisionTab = (typeof DECISION_TABS)[number];
