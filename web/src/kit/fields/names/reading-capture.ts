// The reading of a name, taken from what the input method shows while it composes (I3).
import { readTypedKana } from '@madoguchi/contract/values/typed-text.ts';

/** Kana alone, as typed so far: a Latin tail is a syllable that is not finished. */
const SO_FAR = /^([\u3041-\u3096\u30A1-\u30FA\uFF66-\uFF9Fー・\s\u3000]+)[a-zａ-ｚ]*$/i;

export interface ReadingCapture {
  /** The text in composition now: kana while it is typed, kanji once it is converted. */
  update(composed: string): void;
  /** The composition has ended with this text; answers the katakana to add to the reading. */
  end(committed: string): string;
}

/** Remembers the last kana of each composition. */
export function readingCapture(): ReadingCapture {
  let kana = '';
  return {
    update(composed) {
      const [, typed] = SO_FAR.exec(composed) ?? [];
      if (typed !== undefined) kana = typed;
    },
    end(committed) {
      const [, typed] = SO_FAR.exec(committed) ?? [];
      const reading = committed === '' ? '' : (typed ?? kana);
      kana = '';
      return readTypedKana(reading);
    },
  };
}
