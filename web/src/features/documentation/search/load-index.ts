// The index of the manual: every page that the person has, in both languages, each found by the words of either.
import type { ManualPage } from '@madoguchi/contract/documentation/pages.ts';
import { LANGUAGES, type Language } from '@madoguchi/contract/message.ts';
import { loadTexts, type ManualTexts } from '../read/load-texts.ts';
import { indexManual, type ManualIndex, type SearchedPage } from './search-manual.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Keywords are found one by one, and as what they say together: `reset password`. */
const keywordsOf = (text: string) => (text === '' ? [] : [...words(text), text]);

/** Markdown as people read it. */
const plainText = (body: string): string =>
  body
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.|#+|\|[-|\s]*$)\s?/gm, '')
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function searchedPage(page: ManualPage, language: Language, shown: ManualTexts, other: ManualTexts): SearchedPage {
  const text = shown.get(page.id);
  const beside = other.get(page.id);
  const lead = text === undefined ? [] : [{ anchor: null, heading: '', keywords: '', body: text.lead }];
  return {
    id: page.id,
    titles: [page.title[language], ...LANGUAGES.filter((one) => one !== language).map((one) => page.title[one])],
    keywords: LANGUAGES.flatMap((one) => keywordsOf(page.keywords?.[one] ?? '')),
    sections: [...lead, ...(text?.sections ?? [])].map((section) => {
      const same = beside?.sections.find(({ anchor }) => anchor === section.anchor);
      return {
        anchor: section.anchor,
        heading: section.heading,
        body: plainText(section.body),
        keywords: [...keywordsOf(section.keywords), ...keywordsOf(same?.keywords ?? '')],
        otherHeading: same?.heading ?? '',
        otherBody: plainText(same?.body ?? ''),
      };
    }),
  };
}

const made = new Map<string, Promise<ManualIndex>>();

async function make(pages: readonly ManualPage[], language: Language): Promise<ManualIndex> {
  const hasOperations = pages.some(({ group }) => group === 'operations');
  const textsIn = async (one: Language): Promise<ManualTexts> => {
    const [texts, operations] = await Promise.all([
      loadTexts(one),
      hasOperations ? loadTexts(`operations-${one}`) : [],
    ]);
    return new Map([...texts, ...operations]);
  };
  const [ja, en] = await Promise.all([textsIn('ja'), textsIn('en')]);
  const [shown, other] = language === 'ja' ? [ja, en] : [en, ja];
  return indexManual(pages.map((page) => searchedPage(page, language, shown, other)));
}

/** The index over the pages, made once a language. One whose texts could not be fetched is made again. */
export function loadIndex(pages: readonly ManualPage[], language: Language): Promise<ManualIndex> {
  const key = `${language} ${pages.length}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const index = make(pages, language);
  made.set(key, index);
  index.catch(() => made.delete(key));
  return index;
}
