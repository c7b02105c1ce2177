// The fonts of all papers, from a package on disk: what they draw, and how wide.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CmapProcessor } from 'fontkit';
import type { PaperFont } from '../document/fitted.ts';

const required = createRequire(import.meta.url);
// The instance that pdfkit draws with, so that what is mended here is mended there.
const fontkit = required('fontkit') as typeof import('fontkit');

// Static TTF: the variable or WOFF forms take seconds to load and lack 髙 and 﨑.
export const FONT_FOLDER = dirname(required.resolve('@expo-google-fonts/noto-sans-jp/package.json'));
const fontFile = (weight: string) => join(FONT_FOLDER, weight, `NotoSansJP_${weight}.ttf`);
export const FONT_FILES = { normal: fontFile('400Regular'), bold: fontFile('700Bold') };

type Forms = ReadonlyMap<number, ReadonlyMap<number, number>>;
const known = new WeakMap<CmapProcessor, Forms>();

/** Forms of characters that a selector (U+FE00–FE0F, U+E0100–E01EF) chooses: the glyph, 0 for the usual one. */
function formsOf(processor: CmapProcessor): Forms {
  const read = known.get(processor);
  if (read !== undefined) return read;
  const forms = new Map<number, Map<number, number>>();
  for (const { varSelector, defaultUVS, nonDefaultUVS } of processor.uvs?.varSelectors.toArray() ?? []) {
    const chosen = new Map<number, number>();
    for (const { startUnicodeValue, additionalCount } of defaultUVS ?? []) {
      for (let more = 0; more <= additionalCount; more += 1) chosen.set(startUnicodeValue + more, 0);
    }
    for (const { unicodeValue, glyphID } of nonDefaultUVS ?? []) chosen.set(unicodeValue, glyphID);
    forms.set(varSelector, chosen);
  }
  known.set(processor, forms);
  return forms;
}

function opened(path: string) {
  const font = fontkit.openSync(path);
  const advances = new Map<number, number>();
  function advance(character: number): number {
    const known = advances.get(character);
    if (known !== undefined) return known;
    const width = font.glyphForCodePoint(character).advanceWidth / font.unitsPerEm;
    advances.set(character, width);
    return width;
  }
  return { font, advance };
}

const normal = opened(FONT_FILES.normal);
const bold = opened(FONT_FILES.bold);

const SELECTOR = /\p{Variation_Selector}/u;

export const paperFont: PaperFont = {
  has: (character) => normal.font.hasGlyphForCodePoint(character),
  hasForm: (character, selector) => formsOf(normal.font._cmapProcessor).get(selector)?.has(character) ?? false,
  ems(text, isBold) {
    const { advance } = isBold ? bold : normal;
    let ems = 0;
    for (const character of text) if (!SELECTOR.test(character)) ems += advance(character.codePointAt(0) ?? 0);
    return ems;
  },
};

// fontkit looks for a chosen form only where the character is among those whose usual form is chosen: it finds none.
const prototype = Object.getPrototypeOf(normal.font._cmapProcessor) as CmapProcessor;
prototype.getVariationSelector = function chosenForm(this: CmapProcessor, character, selector) {
  return formsOf(this).get(selector)?.get(character) ?? 0;
};
