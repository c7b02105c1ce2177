// The texts of the manual, fetched with the first page that has one.
import { MANUAL_PAGES, type ManualPageId } from '@madoguchi/contract/documentation/pages.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { type ManualText, readManualText, withPageLinks } from './manual-text.ts';

export type ManualTexts = ReadonlyMap<ManualPageId, ManualText>;

/** Texts for whoever is signed in, in either language, and what system people have besides. */
export type TextSet = Language | `operations-${Language}`;

const FILES: Readonly<Record<TextSet, () => Promise<Readonly<Record<string, string>>>>> = {
  ja: async () => (await import('../texts/japanese.ts')).JAPANESE_TEXTS,
  en: async () => (await import('../texts/english.ts')).ENGLISH_TEXTS,
  'operations-ja': async () => (await import('../texts/operations.ts')).OPERATION_TEXTS.ja,
  'operations-en': async () => (await import('../texts/operations.ts')).OPERATION_TEXTS.en,
};

const NAME = /docs\/(.+?)(?:\.(?:ja|en))?\.md$/;

async function read(set: TextSet): Promise<ManualTexts> {
  const byName = new Map(Object.entries(await FILES[set]()).map(([path, source]) => [NAME.exec(path)?.[1], source]));
  return new Map(
    MANUAL_PAGES.flatMap(({ id, text }) => {
      const source = text === null ? undefined : byName.get(text);
      if (source === undefined) return [];
      return [[id, readManualText(withPageLinks(source, !set.startsWith('operations')))] as const];
    }),
  );
}

const loaded = new Map<TextSet, Promise<ManualTexts>>();

/** The texts of a set. One that could not be fetched is asked for again. */
export function loadTexts(set: TextSet): Promise<ManualTexts> {
  const known = loaded.get(set);
  if (known !== undefined) return known;
  const texts = read(set);
  loaded.set(set, texts);
  texts.catch(() => loaded.delete(set));
  return texts;
}
