// Titles of screens as the table of screens has them, in the language of the visitor (S5-04).
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import { useLanguageNow } from './language.ts';
import { screenOf } from './screen-path.ts';

export function useScreenTitle(): (id: ScreenId) => string {
  const language = useLanguageNow();
  return (id) => screenOf(id).title[language];
}
