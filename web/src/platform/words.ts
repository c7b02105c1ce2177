// The words of a feature, in both languages side by side; a missing one does not compile.
import type { Language } from '@madoguchi/contract/message.ts';
import { createInstance } from 'i18next';
import { languageNow, useLanguageNow } from './language.ts';

/** One entry: a text a language, or plural forms where English has two. Places are written `{{name}}`. */
interface Entry {
  readonly ja: string;
  readonly en: string | { readonly one: string; readonly other: string };
}
type Entries = Readonly<Record<string, Entry>>;

type PlacesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlacesIn<Rest> : never;
type EnglishOf<En> = En extends { one: infer One; other: infer Other } ? One | Other : En;
type PlacesOf<One extends Entry> = PlacesIn<One['ja']> | PlacesIn<EnglishOf<One['en']>>;
type CountOf<One extends Entry> = One['en'] extends string ? never : 'count';
type ValuesOf<One extends Entry> = {
  readonly [Name in PlacesOf<One> | CountOf<One>]: Name extends 'count' ? number : string | number;
};
type Arguments<One extends Entry> = keyof ValuesOf<One> extends never ? [] : [values: ValuesOf<One>];

/** `t('rows', { count: 3, name })`: the values an entry needs are required by its type. */
export type Say<Words extends Entries> = <Key extends keyof Words & string>(
  key: Key,
  ...values: Arguments<Words[Key]>
) => string;

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  lng: languageNow(),
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** Registers a feature's words and answers its hook: `const t = useReviewWords(); t('title')`. */
export function defineWords<const Words extends Entries>(namespace: string, words: Words): () => Say<Words> {
  for (const language of ['ja', 'en'] as const) i18n.addResourceBundle(language, namespace, formsOf(words, language));
  const says = { ja: sayIn<Words>('ja', namespace), en: sayIn<Words>('en', namespace) };
  return () => says[useLanguageNow()];
}

function sayIn<Words extends Entries>(language: Language, namespace: string): Say<Words> {
  const fixed = i18n.getFixedT(language, namespace);
  return (key, ...values) => fixed(key, values[0] ?? {});
}

/** i18next's keys: `rows_one`, `rows_other`; Japanese has the one form. */
function formsOf(words: Entries, language: Language): Record<string, string> {
  const forms: Record<string, string> = {};
  for (const [key, entry] of Object.entries(words)) {
    if (typeof entry.en === 'string') {
      forms[key] = language === 'ja' ? entry.ja : entry.en;
    } else {
      forms[`${key}_one`] = language === 'ja' ? entry.ja : entry.en.one;
      forms[`${key}_other`] = language === 'ja' ? entry.ja : entry.en.other;
    }
  }
  return forms;
}

/** The language of the screens as they stand; screens follow a change without reload. */
export function useLanguage(): Language {
  return useLanguageNow();
}
