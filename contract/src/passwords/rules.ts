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
  /** Names and mail addresses of the person, and the company's name, as they are written. */
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

/** The portal is the first that a guesser thinks of. */
const PRODUCT_WORDS = ['Madoguchi', '窓口', 'まどぐち'];
const LEGAL_FORM = /株式会社|有限会社|合同会社|合資会社|合名会社|社団法人|財団法人|\b(?:inc|co|ltd|corp|kk)\b/g;

/** The readings of one name or address: as a whole, run together, and its words. The end of a domain is nobody's own. */
function partsOf(said: string): readonly string[] {
  const [mailbox = '', domain = ''] = said.split('@');
  const labels = domain.split('.').slice(0, -1);
  const name = folded(mailbox).replace(LEGAL_FORM, ' ');
  return [said, domain, ...labels, name.replace(new RegExp(WORD_BREAKS, 'gu'), ''), ...name.split(WORD_BREAKS)];
}

/** The words of names and addresses, folded, the longest first. */
function wordsOf(ownWords: readonly string[]): readonly string[] {
  const words = [...PRODUCT_WORDS, ...ownWords].flatMap(partsOf).map(folded);
  const long = words.filter((word) => word.length >= (ONLY_LATIN.test(word) ? SHORTEST_LATIN : SHORTEST));
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/** True when too few letters and digits are left of the password once those words are taken out of it. */
function isOwnName(password: string, { minimum, ownWords }: PasswordGround): boolean {
  const whole = folded(password);
  const rest = wordsOf(ownWords).reduce((left, word) => left.replaceAll(word, ' '), whole);
  return rest !== whole && lengthOf(rest.replace(new RegExp(WORD_BREAKS, 'gu'), '')) < minimum;
}

/** Faults of a new password; empty where there are none, except that the server knows common ones (S3-05). */
export function passwordFaults(password: string, ground: PasswordGround): readonly PasswordFault[] {
  return [
    ...(lengthOf(password) < ground.minimum ? (['too-short'] as const) : []),
    ...(isOwnName(password, ground) ? (['own-name'] as const) : []),
  ];
}
