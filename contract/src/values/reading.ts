// How words are compared when people type them: by kana or kanji, in any width, either kana.

const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g;
const TO_HIRAGANA = 0x60;

/** Katakana (any width) as hiragana; everything else as it is, in one width and lower case, without blanks. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .toLowerCase()
    .replace(/\s/g, '');
}

/** Full-width digits and Latin letters in the usual width; every other character as typed (B0-11). */
export function narrow(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]+/g, (run) => run.normalize('NFKC'));
}
