// Breaks what is wider than its column: words are parted where nothing else parts them, and the lines are counted.
import LineBreaker from 'linebreak';

/** Width of a text without line ends, in points. */
export type WidthOf = (text: string) => number;

export interface Broken {
  readonly text: string;
  /** How many lines it takes at most. */
  readonly lines: number;
}

interface Word {
  readonly text: string;
  readonly endsLine: boolean;
}

const clusters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The words between two opportunities to break (UAX #14), as pdfmake takes them. */
function wordsOf(text: string): Word[] {
  const breaker = new LineBreaker(text);
  const words: Word[] = [];
  let last = 0;
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
    const word = text.slice(last, found.position);
    words.push({ text: word.replace(/\n$/, ''), endsLine: word.endsWith('\n') });
    last = found.position;
  }
  return words;
}

/** Pieces of a word that fit, as long as possible each; a cluster is never parted. */
function pieces(word: string, width: number, widthOf: WidthOf): string[] {
  const done: string[] = [];
  let piece = '';
  let taken = 0;
  for (const { segment } of clusters.segment(word)) {
    const more = widthOf(segment);
    if (piece !== '' && taken + more > width) {
      done.push(piece);
      piece = '';
      taken = 0;
    }
    piece += segment;
    taken += more;
  }
  return [...done, piece];
}

/** The text with a line end inside each word that is wider than `width`, in points. */
export function brokenText(text: string, width: number, widthOf: WidthOf): Broken {
  let written = '';
  let lines = 1;
  let taken = 0;
  const put = (piece: string) => {
    const wide = widthOf(piece.trimEnd());
    if (taken > 0 && taken + wide > width) {
      lines += 1;
      taken = 0;
    }
    written += piece;
    taken += widthOf(piece);
  };
  const endLine = () => {
    written += '\n';
    lines += 1;
    taken = 0;
  };
  for (const { text: word, endsLine } of wordsOf(text)) {
    if (widthOf(word.trimEnd()) <= width) put(word);
    else {
      for (const [index, piece] of pieces(word, width, widthOf).entries()) {
        if (index > 0) endLine();
        put(piece);
      }
    }
    if (endsLine) endLine();
  }
  return { text: written, lines };
}
