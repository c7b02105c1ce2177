// The language of the screens: the account's, else this browser's choice, else what the browser asks for (S1-02).
import { LANGUAGES, type Language } from '@madoguchi/contract/message.ts';
import { observable, useObservable } from './observable.ts';
import { writtenFrame } from './written-frame.ts';

const KEY = 'madoguchi.language';

/**
 * An account's language comes with the page: the browser's store, for which the page waits for another process, is then asked only
 * where the account has none.
 */
const current = observable<Language>(
  writtenFrame() === null ? browserLanguage() : firstLanguage(null, navigator.languages),
);

/** A guest's own choice wins; a first visit gets Japanese where the browser asks for it, else English. */
export function firstLanguage(choice: string | null, asked: readonly string[]): Language {
  const chosen = LANGUAGES.find((language) => language === choice);
  return chosen ?? (asked.some((tag) => tag.toLowerCase().split('-')[0] === 'ja') ? 'ja' : 'en');
}

/** The language chosen in this browser, else the one the browser asks for: for guests, and for accounts without a choice. */
export function browserLanguage(): Language {
  return firstLanguage(localStorage.getItem(KEY), navigator.languages);
}

export function languageNow(): Language {
  return current.get();
}

/** Shows the screens in the language; nothing is kept beyond this page. */
export function showLanguage(language: Language): void {
  current.set(language);
  document.documentElement.lang = language;
}

/** Shows the language and keeps it in this browser, where a guest's choice lives. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  showLanguage(language);
}

export function useLanguageNow(): Language {
  return useObservable(current);
}
