// The characters of a text that the paper's font can draw: composed, without what draws nothing, and a mark for the rest.

/** Asks a font for its characters, by code point. */
export interface Glyphs {
  has(character: number): boolean;
  /** True where the font has a form of its own, or its usual one on purpose, for this character with this selector. */
  hasForm(character: number, selector: number): boolean;
}

/** Stands where the font has no glyph, as printers in Japan mark a missing type. */
const GETA = '〓';
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SELECTOR = /\p{Variation_Selector}/u;
const BLANK = /[\t\p{Zs}]/u;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const clusters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** The characters of a cluster that draw something; a selector stays where the font knows it. */
function drawn(cluster: string, glyphs: Glyphs): string[] {
  const all = [...cluster];
  return all.filter((character, index) => {
    if (!INVISIBLE.test(character)) return true;
    const base = all[index - 1];
    return base !== undefined && SELECTOR.test(character) && glyphs.hasForm(codeOf(base), codeOf(character));
  });
}

function printableCluster(cluster: string, glyphs: Glyphs, missing: (cluster: string) => void): string {
  if (cluster === '\n') return cluster;
  const characters = drawn(cluster, glyphs);
  const isDrawn = characters.every((one) => SELECTOR.test(one) || BLANK.test(one) || glyphs.has(codeOf(one)));
  if (isDrawn) return characters.map((one) => (BLANK.test(one) && !glyphs.has(codeOf(one)) ? ' ' : one)).join('');
  missing(cluster);
  return GETA;
}

function isPlain(text: string, glyphs: Glyphs): boolean {
  for (const character of text) {
    if (character === '\n') continue;
    if (INVISIBLE.test(character) || !glyphs.has(codeOf(character))) return false;
  }
  return true;
}

/** The text as it is drawn, on as many lines as it has. `missing` hears of each cluster that becomes 〓. */
export function printable(text: string, glyphs: Glyphs, missing: (cluster: string) => void = () => {}): string {
  const composed = text.normalize('NFC').replace(LINE_END, '\n');
  if (isPlain(composed, glyphs)) return composed;
  return Array.from(clusters.segment(composed), ({ segment }) => printableCluster(segment, glyphs, missing)).join('');
}

/** Every character that the font has no glyph for, once each, in whatever texts the plain data holds. */
export function unprintable(content: unknown, glyphs: Glyphs): string[] {
  const missing = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part === 'string') printable(part, glyphs, (cluster) => missing.add(cluster));
    else if (part !== null && typeof part === 'object') Object.values(part).forEach(walk);
  };
  walk(content);
  return [...missing];
}
