// Sentences for people who hear the screen: one polite live region for the whole page.
import { observable } from './observable.ts';

export const announcement = observable('');

/** Says the sentence once; the same one again is said again. */
export function announce(sentence: string): void {
  // A no-break space makes a repeated sentence a new text, which screen readers need to speak.
  announcement.set(announcement.get() === sentence ? `${sentence}\u00A0` : sentence);
}
