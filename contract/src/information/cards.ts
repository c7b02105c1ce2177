// The cards of the dashboard, in the order they have at first. Plain values: the browser knows them before any schema.

export const CARD_IDS = [
  'tasks',
  'announcements',
  'month',
  'purchases',
  'review',
  'team',
  'calendar',
  'reservations',
  'shortcuts',
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** How a person laid the dashboard out. A card that stands in no list is shown at the end, in one column. */
export interface DashboardChoice {
  readonly order: readonly CardId[];
  readonly hidden: readonly CardId[];
  /** Cards that take two columns where there are as many. */
  readonly wide: readonly CardId[];
}

export const INITIAL_DASHBOARD: DashboardChoice = { order: CARD_IDS, hidden: [], wide: ['announcements'] };
