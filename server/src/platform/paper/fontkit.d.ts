// The part of fontkit and linebreak that the paper uses; the packages bring no types of their own.
declare module 'fontkit' {
  export interface Selector {
    readonly varSelector: number;
    /** Characters whose usual form is meant, in ranges. */
    readonly defaultUVS: readonly { readonly startUnicodeValue: number; readonly additionalCount: number }[] | null;
    readonly nonDefaultUVS: readonly { readonly unicodeValue: number; readonly glyphID: number }[] | null;
  }
  export interface CmapProcessor {
    readonly uvs: { readonly varSelectors: { toArray(): Selector[] } } | null;
    /** The glyph of a character in a form of its own; 0 where there is none. */
    getVariationSelector(character: number, selector: number): number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly _cmapProcessor: CmapProcessor;
    hasGlyphForCodePoint(character: number): boolean;
    glyphForCodePoint(character: number): { readonly advanceWidth: number };
  }
  export function openSync(path: string): Font;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
