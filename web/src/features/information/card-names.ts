import type { CardId } from '@madoguchi/contract/information/cards.ts';
import { useInformationWords } from './words.ts';

/** The name of a card, in the language of the screen. */
export function useCardName(): (id: CardId) => string {
  const t = useInformationWords();
  return (id) => t(`card.${id}`);
}
