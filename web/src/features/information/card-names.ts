import type { CardId } from '@madoguchi/contract/information/cards.ts';
import { useInformationWords } from './words.ts';

/** What a card is called, in the language of the screen. */
export function useCardName(): (id: CardId) => string {
  const t = useInformationWords();
  return (id) => t(`card.${id}`);
}
