// The conditions in the paths of both lists, as the table of screens has them (S2-14, S2-15).
export const PATH_FIELDS = ['employee', 'category', 'status', 'name'] as const;
export const DECISION_PATH_FIELDS = [...PATH_FIELDS, 'last-decider'] as const;
