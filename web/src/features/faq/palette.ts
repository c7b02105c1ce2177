import { FAQ_CATEGORY_NAMES } from '@madoguchi/contract/faq/names.ts';
import { listFaq } from '@madoguchi/contract/faq/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import { useMemo } from 'react';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';
import { foldEntries, searchFaq, searchWords } from './public.ts';

const MOST = 5;

/** The questions that answer best what is typed, as the FAQ's own page finds them. */
function useFaq(text: string, isStaff: boolean) {
  const language = useLanguage();
  const words = useMemo(() => searchWords(text), [text]);
  const read = useRead(listFaq, {}, { enabled: isStaff && words.length > 0 });
  const folded = useMemo(() => foldEntries(read.data?.entries ?? []), [read.data]);
  const found = words.length === 0 || !isStaff ? [] : searchFaq(folded, words).slice(0, MOST);
  const entries = found.map(({ entry }): PaletteEntry => {
    const { text: title } = inLanguage(entry.question, entry.questionEn, language);
    return {
      id: `faq:${entry.id}`,
      title,
      detail: FAQ_CATEGORY_NAMES[entry.faqCategory][language],
      icon: 'faq',
      words: [title],
      to: `${screenPath('faq')}#${entry.id}`,
    };
  });
  return { entries, read };
}

export const faqPalette = {
  id: 'faq',
  name: { ja: 'よくある質問', en: 'FAQ' },
  gives: 'ranked',
  entriesFor: useFaq,
} as const satisfies PaletteSource;
