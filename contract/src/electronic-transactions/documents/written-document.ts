// The shape of a document: articles in both languages.
import type { Language } from '../../message.ts';

/** An article: paragraphs, and lists where there are several texts. */
export interface Article {
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
}

export interface WrittenDocument {
  readonly articles: Readonly<Record<Language, readonly Article[]>>;
}
