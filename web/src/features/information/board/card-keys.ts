import type { CardId } from '@madoguchi/contract/information/cards.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useCardName } from '../card-names.ts';
import { useInformationWords } from '../words.ts';

/** R10: the digits lead to so many cards. */
const DIGITS = 8;

/** Of the heading that a key leads to. */
export const headingId = (id: CardId): string => `card-${id}`;

/** 1 leads to the first card, 2 to the second, in the person's order. */
export function useCardKeys(shown: readonly CardId[]): void {
  const t = useInformationWords();
  const name = useCardName();
  const bindings = shown.slice(0, DIGITS).map((id, index) => ({
    keys: String(index + 1),
    label: t('jump', { card: name(id) }),
    run: () => document.getElementById(headingId(id))?.focus(),
  }));
  useKeys(t('keys'), bindings);
}
