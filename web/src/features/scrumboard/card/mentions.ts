// Mentions in a comment: `@` and the name of a member of the board. Pure.
import type { BoardMember } from '@madoguchi/contract/scrumboard/model.ts';
import { fold } from '@madoguchi/contract/values/reading.ts';

type Member = Pick<BoardMember, 'id' | 'name' | 'kana'>;

const MOST_FOUND = 6;

/** The members whom a text names. A name that is the beginning of a longer one is not meant where the longer one stands. */
export function mentionsIn(text: string, members: readonly Member[]): readonly string[] {
  const byLength = members.toSorted((a, b) => b.name.length - a.name.length);
  let rest = text;
  return byLength.flatMap(({ id, name }) => {
    const mark = `@${name}`;
    if (name === '' || !rest.includes(mark)) return [];
    rest = rest.replaceAll(mark, '');
    return [id];
  });
}

export interface Begun {
  /** Where its `@` stands. */
  readonly from: number;
  readonly typed: string;
}

/** The mention that is being typed before the caret; null where there is none. */
export function begunMention(text: string, caret: number): Begun | null {
  const match = /(?:^|\W)@([^\s@、。]{0,40})$/.exec(text.slice(0, caret));
  if (match === null) return null;
  const [, typed = ''] = match;
  return { from: caret - typed.length - 1, typed };
}

/** Members whose name, or its reading, has what is typed. */
export function membersFor(typed: string, members: readonly Member[]): readonly Member[] {
  const asked = fold(typed);
  return members
    .filter(({ name, kana }) => fold(name).includes(asked) || fold(kana).includes(asked))
    .slice(0, MOST_FOUND);
}

/** The text with the member named in the place of what was typed, and the caret behind it. */
export function withMention(
  text: string,
  { from, typed }: Begun,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + typed.length + 1), caret: before.length };
}
