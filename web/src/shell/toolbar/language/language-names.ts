import type { Language } from '@madoguchi/contract/message.ts';

/** Each language in its own name: the one word on screen that is not translated. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ['ja', '日本語'],
  ['en', 'English'],
];

export function languageName(language: Language): string {
  return LANGUAGE_NAMES.find(([one]) => one === language)?.[1] ?? language;
}
