// The words of a feature, in both languages side by side; a missing one does not compile.
import type { Language } from '@madoguchi/contract/message.ts';
import { useLanguageNow } from './language.ts';

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

/** Makes the hook of a feature's words: `const t = useReviewWords(); t('title')`. */
export function defineWords<const Words extends Entries>(words: Words): () => Say<Words> {
  const says = { ja: sayIn(words, 'ja'), en: sayIn(words, 'en') };
  return () => says[useLanguageNow()];
}

type Given = Readonly<Record<string, string | number>>;

function sayIn<Words extends Entries>(words: Words, language: Language): Say<Words> {
  return (key, ...values) => {
    const given: Given = values[0] ?? {};
    const entry = words[key];
    if (entry === undefined) throw new Error(`No words are defined as ${key}`);
    return fill(formOf(entry, language, given), given);
  };
}

const englishForm = new Intl.PluralRules('en');

/** Japanese has one form; English takes the one its count asks for. */
function formOf(entry: Entry, language: Language, { count }: Given): string {
  if (language === 'ja') return entry.ja;
  if (typeof entry.en === 'string') return entry.en;
  return englishForm.select(Number(count)) === 'one' ? entry.en.one : entry.en.other;
}

function fill(text: string, values: Given): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The language of the screens as they stand; screens follow a change without reload. */
export function useLanguage(): Language {
  return useLanguageNow();
}
