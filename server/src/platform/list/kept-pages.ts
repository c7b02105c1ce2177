// Pages of a list, sent again while the database says that nothing of the list has changed (decision 0015).
import { createHash } from 'node:crypto';
import type { Read } from '@madoguchi/contract/operation.ts';
import { type ReadContext, WrittenJson } from '../http/handler.ts';
import { KeptAnswers } from '../http/kept-answers.ts';
import type { ListPage } from './list-question.ts';
import { writtenPage } from './list-store.ts';

/** A short name of everything that an answer depends on besides the rows. */
export const nameOfAsked = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

interface Reads {
  /** The list's tag alone, which is cheaper than a page by far. */
  readonly tag: () => Promise<string | null>;
  /** The page; without rows where `known` is still the list's tag. */
  readonly page: (known: string | null) => Promise<ListPage>;
}

interface Asking extends Pick<ReadContext<Read>, 'ground' | 'holdsAnswer' | 'unlessKnown'> {
  readonly input: { readonly q?: string };
}

/** A bounded memory of pages, one for each process. */
export class KeptPages {
  readonly #kept: KeptAnswers;

  /** `characters`: of all pages together. A page of 50 rows has some 15,000, a page of 200 rows 60,000. */
  constructor(characters: number) {
    this.#kept = new KeptAnswers(characters);
  }

  /**
   * The page of the question, or 304 where the caller holds it. `asked` is everything that the page depends on besides what
   * the tag tells of: the question, and of the caller what decides which rows they see. A search is hardly ever asked twice:
   * its page is not kept, so that it takes no other's place.
   */
  async answer(
    { ground, holdsAnswer, unlessKnown, input }: Asking,
    asked: unknown,
    reads: Reads,
  ): Promise<WrittenJson> {
    const name = nameOfAsked(asked);
    const tag = holdsAnswer ? await reads.tag() : null;
    if (tag !== null) unlessKnown(`${tag}.${name}`);
    const isSearch = (input.q ?? '') !== '';
    const before = isSearch ? null : this.#kept.find(ground, name);
    const page = await reads.page(before?.mark ?? null);
    if (page.tag !== null) unlessKnown(`${page.tag}.${name}`);
    if (before !== null && before.mark === page.tag) return new WrittenJson(before.text);
    const answer = writtenPage(page);
    if (page.tag !== null && !isSearch) this.#kept.keep(ground, name, { mark: page.tag, text: answer.text });
    return answer;
  }
}
