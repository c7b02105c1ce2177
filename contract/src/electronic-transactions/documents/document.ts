// The documents that the law wants beside the data (B7-08): the office rules and the overview of the system, for page and paper alike.
import type { Language, Text } from '../../message.ts';
import { OFFICE_RULES } from './office-rules.ts';
import { SYSTEM_OVERVIEW } from './system-overview.ts';
import type { Article, WrittenDocument } from './written-document.ts';

export const DOCUMENT_KINDS = ['office-rules', 'system-overview'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, Text>> = {
  'office-rules': {
    ja: '電子取引データの訂正および削除の防止に関する事務処理規程',
    en: 'Office rules against unjustified correction and deletion of electronic transaction data',
  },
  'system-overview': { ja: '電子計算機処理システムの概要', en: 'Overview of the data processing system' },
};

const DOCUMENTS: Readonly<Record<DocumentKind, WrittenDocument>> = {
  'office-rules': OFFICE_RULES,
  'system-overview': SYSTEM_OVERVIEW,
};

/** How an article is counted: those of rules as articles, those of an overview as chapters. */
const HEADINGS: Readonly<Record<DocumentKind, Readonly<Record<Language, (n: number, title: string) => string>>>> = {
  'office-rules': {
    ja: (n, title) => `第${n}条（${title}）`,
    en: (n, title) => `Article ${n}: ${title}`,
  },
  'system-overview': { ja: (n, title) => `${n} ${title}`, en: (n, title) => `${n} ${title}` },
};

/** The articles of a document with their headings and the company's name in them. */
export function documentOf(kind: DocumentKind, language: Language, company: string): readonly Article[] {
  const named = (text: string) => text.replaceAll('{company}', company);
  return DOCUMENTS[kind].articles[language].map(({ title, text }, nth) => ({
    title: HEADINGS[kind][language](nth + 1, title),
    text: text.map((part) => (typeof part === 'string' ? named(part) : part.map(named))),
  }));
}
