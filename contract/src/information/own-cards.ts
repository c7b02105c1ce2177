// Which cards and tabs concern a person: those whose matter they may do something about.
import { may, type Visitor } from '../access.ts';
import type { ToolRules } from '../general-tools/tools.ts';
import { SCREENS } from '../screens.ts';
import { CARD_IDS, type CardId } from './cards.ts';

/** Those of the dashboard; the first where the address names none. */
export const TABS = ['home', 'budget', 'members'] as const;
export type DashboardTab = (typeof TABS)[number];

type ScreenId = (typeof SCREENS)[number]['id'];

/** The screen that a card is the short form of; a card without one is for everybody signed in. */
const SCREEN_OF_CARD: Partial<Readonly<Record<CardId, ScreenId>>> = {
  month: 'expense-claims.mine',
  purchases: 'purchase-requests.list',
  review: 'expense-claims.review',
  team: 'members.list',
  calendar: 'calendar',
  reservations: 'reservations',
};

const SCREEN_OF_TAB: Partial<Readonly<Record<DashboardTab, ScreenId>>> = { members: 'members.list' };

export function cardsFor(visitor: Visitor, tools: ToolRules): readonly CardId[] {
  return CARD_IDS.filter((id) => mayOpen(visitor, tools, SCREEN_OF_CARD[id]));
}

/** Budgets are for admins, and for staff who lead a department. */
export function tabsFor(visitor: Visitor, tools: ToolRules, leads: boolean): readonly DashboardTab[] {
  const seesBudgets = may(visitor, leads ? 'staff' : 'admin');
  return TABS.filter((tab) => mayOpen(visitor, tools, SCREEN_OF_TAB[tab]) && (tab !== 'budget' || seesBudgets));
}

function mayOpen(visitor: Visitor, tools: ToolRules, id: ScreenId | undefined): boolean {
  const screen = SCREENS.find((candidate) => candidate.id === id);
  return screen === undefined || may(visitor, screen.access, tools);
}
