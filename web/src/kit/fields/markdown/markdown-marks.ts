// Marks of Markdown around what is selected in a text: set, or taken off where they stand already.

export const MARKDOWN_MARKS = ['bold', 'heading', 'list', 'link'] as const;
export type MarkdownMark = (typeof MARKDOWN_MARKS)[number];

/** A text with what is selected of it; an empty selection is a caret. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One replacement, and the selection after it. */
export interface MarkEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

const STAR = '**';
const ADDRESS = 'https://';
const IS_ADDRESS = /^https?:\/\/\S+$/;
const PREFIXES = { heading: '## ', list: '- ' } as const;
/** The start of a line that the mark takes the place of. */
const FORMER = { heading: /^#{1,6} +/, list: /^[-*+] +/ } as const;
/** The start of a line that a mark of words leaves outside. */
const LINE_START = /^\s*(?:#{1,6} +|[-*+] +|\d+[.)] +)?/;

const isStrong = (words: string) => words.length > 2 * STAR.length && words.startsWith(STAR) && words.endsWith(STAR);
const weak = (words: string) => words.slice(STAR.length, -STAR.length);

/** Strong text is written without blanks beside its stars. */
function withoutBlanks({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') return { text, start, end: start };
  const before = chosen.length - chosen.trimStart().length;
  return { text, start: start + before, end: start + before + chosen.trim().length };
}

function boldLines(chosen: string): string {
  const parts = chosen.split('\n').map((line) => {
    const lead = LINE_START.exec(line)?.[0] ?? '';
    return { lead, words: line.slice(lead.length).trimEnd() };
  });
  const isOn = parts.every(({ words }) => words === '' || isStrong(words));
  return parts
    .map(({ lead, words }) => {
      if (words === '') return lead;
      if (isOn) return lead + weak(words);
      return lead + (isStrong(words) ? words : STAR + words + STAR);
    })
    .join('\n');
}

function bold(selected: Selected, sample: string): MarkEdit {
  const { text, start, end } = withoutBlanks(selected);
  const chosen = text.slice(start, end);
  if (chosen.includes('\n')) {
    const insert = boldLines(chosen);
    return { from: start, to: end, insert, start, end: start + insert.length };
  }
  const [before, after] = [text.slice(start - STAR.length, start), text.slice(end, end + STAR.length)];
  if (start >= STAR.length && chosen !== '' && before === STAR && after === STAR) {
    const from = start - STAR.length;
    return { from, to: end + STAR.length, insert: chosen, start: from, end: from + chosen.length };
  }
  if (isStrong(chosen)) {
    const insert = weak(chosen);
    return { from: start, to: end, insert, start, end: start + insert.length };
  }
  const words = chosen === '' ? sample : chosen;
  const first = start + STAR.length;
  return { from: start, to: end, insert: STAR + words + STAR, start: first, end: first + words.length };
}

function ofLines(mark: 'heading' | 'list', { text, start, end }: Selected): MarkEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends where a line begins does not mean that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const [prefix, former] = [PREFIXES[mark], FORMER[mark]];
  const isOne = lines.length === 1;
  const isOn =
    lines.some((line) => line.startsWith(prefix)) && lines.every((line) => line === '' || line.startsWith(prefix));
  const insert = lines
    .map((line) => {
      if (isOn) return line.slice(line === '' ? 0 : prefix.length);
      return line === '' && !isOne ? line : prefix + line.replace(former, '');
    })
    .join('\n');
  if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

function link({ text, start, end }: Selected, sample: string): MarkEdit {
  const chosen = text
    .slice(start, end)
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  const isAddress = IS_ADDRESS.test(chosen);
  const words = chosen === '' || isAddress ? sample : chosen.replace(/[[\]]/g, '\\$&');
  const address = isAddress ? chosen : ADDRESS;
  const insert = `[${words}](${address})`;
  // The part that is still to be typed is selected: the words, or else where they lead.
  const first = words === sample ? start + 1 : start + words.length + 3;
  return { from: start, to: end, insert, start: first, end: first + (words === sample ? words : address).length };
}

/** The edit that sets a mark, or takes it off. `sample` stands in for words where none are selected. */
export function markEdit(mark: MarkdownMark, selected: Selected, sample: string): MarkEdit {
  if (mark === 'bold') return bold(selected, sample);
  return mark === 'link' ? link(selected, sample) : ofLines(mark, selected);
}
