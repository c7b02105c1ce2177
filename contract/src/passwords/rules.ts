// Marks of a bad password, as far as both sides can tell. The list of common ones stays on the server.
import { folded } from '../values/folded.ts';

/** NIST SP 800-63B's least; a portal may ask for more (PASSWORD_MIN_LENGTH), never for less. */
export const PASSWORD_MINIMUM = 8;

export type PasswordFault = 'too-short' | 'common' | 'own-name';

/** The code of a field (input-texts.ts) for each fault; the text of the first takes `{min}`. */
export const PASSWORD_FAULT_CODES = {
  'too-short': 'weak-password',
  common: 'password-common',
  'own-name': 'password-own-name',
} as const satisfies Record<PasswordFault, string>;

export interface PasswordGround {
  /** Characters, as people count them. */
  readonly minimum: number;
  /** Names and mail addresses of the person, as they are written. */
  readonly ownWords: readonly string[];
}

/** Any script and any sign counts; NFKC, as passwords are compared. */
function lengthOf(password: string): number {
  return [...password.normalize('NFKC')].length;
}

const WORD_BREAKS = /[^\p{L}\p{N}]+/u;
const ONLY_LATIN = /^[\x20-\x7e]+$/;
/** Two letters of an alphabet stand in half of all words; two kana or kanji are a name. */
const SHORTEST_LATIN = 3;
const SHORTEST = 2;

/** The words of names and addresses, folded, the longest first. Of an address the domain is nobody's own. */
function wordsOf(ownWords: readonly string[]): readonly string[] {
  const words = ownWords.flatMap((said) => {
    const [mailbox = ''] = said.split('@');
    return [mailbox.replace(new RegExp(WORD_BREAKS, 'gu'), ''), ...mailbox.split(WORD_BREAKS)];
  });
  const long = words.map(folded).filter((word) => word.length >= (ONLY_LATIN.test(word) ? SHORTEST_LATIN : SHORTEST));
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/** True when too little is left of the password once the person's own words are taken out of it. */
function isOwnName(password: string, { minimum, ownWords }: PasswordGround): boolean {
  const whole = folded(password);
  const rest = wordsOf(ownWords).reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && lengthOf(rest) < minimum;
}

/** Faults of a new password; empty where there are none, except that the server knows common ones (S3-05). */
export function passwordFaults(password: string, ground: PasswordGround): readonly PasswordFault[] {
  return [
    ...(lengthOf(password) < ground.minimum ? (['too-short'] as const) : []),
    ...(isOwnName(password, ground) ? (['own-name'] as const) : []),
  ];
}
