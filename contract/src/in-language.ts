// Which of two texts that people wrote is shown: English where there is one, else the Japanese as written.
import type { Language } from './message.ts';

/** A text with the language it is in, for `lang`. */
export interface InLanguage {
  readonly text: string;
  readonly lang: Language;
}

export function inLanguage(ja: string, en: string, language: Language): InLanguage {
  return language === 'en' && en !== '' ? { text: en, lang: 'en' } : { text: ja, lang: 'ja' };
}
