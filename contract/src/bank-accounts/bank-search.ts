// How a bank or a branch of the public list is found: by code, kanji, kana of any size and romaji (ONB-08).
import { folded } from '../values/folded.ts';
import { JAPAN_POST } from './account-number.ts';

/** Letters as the list spells them in its kana: 三菱ＵＦＪ is みつびしゆ－えふじえい. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: 'え-', b: 'び-', c: 'し-', d: 'で-', e: 'い-', f: 'えふ', g: 'じ-', h: 'えいち', i: 'あい', j: 'じえい' },
  ...{ k: 'け-', l: 'える', m: 'えむ', n: 'えぬ', o: 'お-', p: 'ぴ-', q: 'きゆ-', r: 'あ-る', s: 'えす', t: 'てい-' },
  ...{ u: 'ゆ-', v: 'ぶい', w: 'だぶりゆ-', x: 'えつくす', y: 'わい', z: 'ぜつと' },
};
const ENDING = /(?:銀行|ぎんこう|bank|支店|してん|branch)$/;

/** The ways in which the words of a search may stand in the list: each is looked for. None for nothing. */
export function bankSearchWords(q: string): string[] {
  const word = folded(q);
  const bare = word.replace(ENDING, '');
  const ways = [word, bare].flatMap((way) => [way, way.replace(/[a-z]/g, (letter) => LETTERS[letter] ?? letter)]);
  return [...new Set(ways)].filter((way) => way !== '');
}

const BANKS_BELOW = 1000;
const SUFFIXED: readonly (readonly [RegExp, string])[] = [
  [/信金$/, '信用金庫'],
  [/信組$/, '信用組合'],
  [/労金$/, '労働金庫'],
];

/** The name of an institution in full: the list leaves 銀行 out, shortens 信用金庫, and has wide letters. */
export function bankName(code: string, listed: string): string {
  const narrow = listed.normalize('NFKC');
  const isBank = (Number(code) < BANKS_BELOW || code === JAPAN_POST) && !/(?:銀行|金庫)$/.test(narrow);
  if (isBank) return `${narrow}銀行`;
  return SUFFIXED.reduce((name, [short, full]) => name.replace(short, full), narrow);
}

/** The name of a branch as it is called: 丸の内支店, 本店, 四一八店. */
export function branchName(bank: string, listed: string): string {
  const narrow = listed.normalize('NFKC');
  if (bank === JAPAN_POST) return `${narrow}店`;
  return /[店所部課]$/.test(narrow) ? narrow : `${narrow}支店`;
}

/** By what a row of the list is found, a line each. */
export function bankSearchText(names: readonly string[]): string {
  return [...new Set(names.map(folded))].filter((name) => name !== '').join('\n');
}
