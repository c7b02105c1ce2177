// Which cards concern a person: those whose matter they may do something about.
import { may, type Visitor } from '@madoguchi/contract/access.ts';
import { CARD_IDS, type CardId } from '@madoguchi/contract/information/cards.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';

/** The screen that a card is the short form of; a card without one is for everybody signed in. */
const SCREEN_OF: Partial<Readonly<Record<CardId, (typeof SCREENS)[number]['id']>>> = {
  month: 'expense-claims.mine',
  purchases: 'purchase-requests.list',
  review: 'expense-claims.review',
  team: 'members.list',
};

export function cardsFor(visitor: Visitor): readonly CardId[] {
  return CARD_IDS.filter((id) => {
    const screen = SCREENS.find((candidate) => candidate.id === SCREEN_OF[id]);
    return screen === undefined || may(visitor, screen.access);
  });
}
