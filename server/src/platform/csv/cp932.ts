// Text in CP932, the Shift_JIS of Japanese Windows, with an honest account of what it cannot write.
import iconv from 'iconv-lite';

const ENCODING = 'cp932';
/** Stands where a character could not be written. */
const MISSING = '〓';

/** Characters that Unicode has twice and CP932 once: written as the one it has, which looks the same. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  '\u301C': '\uFF5E',
  '\u2212': '\uFF0D',
  '\u2016': '\u2225',
  '\u2014': '\u2015',
  '\u00A5': '\uFFE5',
  '\u00A2': '\uFFE0',
  '\u00A3': '\uFFE1',
  '\u00AC': '\uFFE2',
};
const TWINS = new RegExp(`[${Object.keys(SAME_SIGN).join('')}]`, 'g');
const LOOSE_VOICING = /[\u3040-\u30FF][\u3099\u309A]/g;
/** A character with the selector of one of its forms (葛 with U+E0100): the form is lost, the character is not. */
const CHOSEN_FORM = /(.)[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

function isWritable(text: string): boolean {
  return iconv.decode(iconv.encode(text, ENCODING), ENCODING) === text;
}

/**
 * The text as Shift_JIS can hold it. What cannot be written becomes 〓 (a chosen form its plain character) and is added to `lost`.
 */
export function inCp932(text: string, lost: Set<string>): string {
  const familiar = text
    .replace(TWINS, (sign) => SAME_SIGN[sign] ?? sign)
    .replace(LOOSE_VOICING, (pair) => pair.normalize('NFC'));
  if (isWritable(familiar)) return familiar;
  const plain = familiar.replace(CHOSEN_FORM, (form, character: string) => {
    lost.add(form);
    return character;
  });
  let written = '';
  for (const character of plain) {
    if (isWritable(character)) {
      written += character;
    } else {
      lost.add(character);
      written += MISSING;
    }
  }
  return written;
}

/** The bytes of a text that `inCp932` made. */
export function cp932Bytes(text: string): Buffer {
  return iconv.encode(text, ENCODING);
}
