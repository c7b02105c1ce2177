// Kanji of the manual as they are read. The table is made by `node tools/generate-manual-readings.ts`: a browser has no dictionary.
import TABLE from './readings.json' with { type: 'json' };

const READINGS: ReadonlyMap<string, string> = new Map(Object.entries(TABLE));
const LONGEST = Math.max(...[...READINGS.keys()].map((word) => word.length));
const FIRST: ReadonlySet<string> = new Set([...READINGS.keys()].map((word) => word.charAt(0)));

/** A part of a text as it is written and as it is read. */
interface ReadPart {
  readonly written: string;
  readonly read: string;
}

/** The parts of a text: the longest words of the table, and each sign between them for itself. */
export function readParts(text: string): readonly ReadPart[] {
  const parts: ReadPart[] = [];
  for (let at = 0; at < text.length; ) {
    const part = partAt(text, at);
    parts.push(part);
    at += part.written.length;
  }
  return parts;
}

function partAt(text: string, at: number): ReadPart {
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (!FIRST.has(text.charAt(at))) return { written: sign, read: sign };
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length -= 1) {
    const written = text.slice(at, at + length);
    const read = READINGS.get(written);
    if (read !== undefined) return { written, read };
  }
  return { written: sign, read: sign };
}

/** The text with every word of the table by its reading. */
export const toKana = (text: string): string =>
  readParts(text)
    .map(({ read }) => read)
    .join('');
