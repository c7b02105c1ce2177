// Where a search stands in a text as it was written: kanji are marked for the kana that found them.
import { folded } from '@madoguchi/contract/values/folded.ts';
import { readParts } from './readings.ts';
import type { SearchWord } from './search-manual.ts';

export interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** How much of a text stands before what was found, and how much is shown of it. */
const BEFORE = 30;
const SHOWN = 120;

interface Place {
  readonly from: number;
  readonly to: number;
}

function placesOf(text: string, words: readonly SearchWord[]): readonly Place[] {
  let whole = '';
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { written, read } of readParts(text)) {
    const form = folded(read);
    for (let unit = 0; unit < form.length; unit += 1) {
      starts.push(at);
      ends.push(at + written.length);
    }
    whole += form;
    at += written.length;
  }
  const places = words.flat().flatMap((form) => {
    const found: Place[] = [];
    for (let from = whole.indexOf(form); from >= 0; from = whole.indexOf(form, from + form.length)) {
      found.push({ from: starts[from] ?? 0, to: ends[from + form.length - 1] ?? text.length });
    }
    return found;
  });
  return places.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The text in parts, those that were found marked. */
export function markedParts(text: string, words: readonly SearchWord[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { from, to } of placesOf(text, words)) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    if (start > done) parts.push({ text: text.slice(done, start), isFound: false });
    parts.push({ text: text.slice(start, to), isFound: true });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false });
  return parts;
}

/** The part of a long text in which a search stands first; its beginning where it stands nowhere. */
export function excerptOf(text: string, words: readonly SearchWord[]): string {
  const first = placesOf(text, words)[0]?.from ?? 0;
  const from = Math.max(0, first - BEFORE);
  const excerpt = text.slice(from, from + SHOWN);
  return `${from > 0 ? '…' : ''}${excerpt}${from + SHOWN < text.length ? '…' : ''}`;
}
