import { CARD_NAMES } from '@madoguchi/contract/information/card-names.ts';
import type { CardId } from '@madoguchi/contract/information/cards.ts';
import { useLanguage } from '../../platform/words.ts';

/** The name of a card, in the language of the screen. */
export function useCardName(): (id: CardId) => string {
  const language = useLanguage();
  return (id) => CARD_NAMES[id][language];
}
