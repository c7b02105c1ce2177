// A holder against the registered reading of a person: wages go to accounts of their own name alone (japanese-rules 5).
import { folded } from '../values/folded.ts';
import { isOfABody, readHolder } from './holder-kana.ts';

/** `doubtful`: family or given name are shared, a marriage or another spelling may be why. */
export type OwnName = 'same' | 'doubtful' | 'different';

const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/づ/g, 'ず'],
  [/ぢ/g, 'じ'],
  [/を/g, 'お'],
  [/([おこそとのほもよろごぞどぼぽ])[うお-]/g, '$1-'],
  [/([うくすつぬふむゆるぐずぶぷゔ])[う-]/g, '$1-'],
];

/** Kana as they sound: オオノ and オーノ are one, オノ is another; ヅ is ズ. */
function sounding(kana: string): string {
  const plain = folded(readHolder(kana).kana).replace(/[.()]/g, '');
  return SAME_SOUND.reduce((said, [from, to]) => said.replace(from, to), plain);
}

/** A shared name has at least two signs; of one, only a whole word counts. */
function shares(holder: string, words: readonly string[], name: string): boolean {
  if (name === '') return false;
  if (words.includes(name)) return true;
  return name.length > 1 && (holder.startsWith(name) || holder.endsWith(name));
}

/**
 * Compares with a reading of family and given name, one blank between them. The account of a company is nobody's own, whatever
 * its name: at most doubtful.
 */
export function ownName(registered: string, holder: string): OwnName {
  const [family = '', ...given] = registered.split(' ');
  const ofABody = isOfABody(holder);
  if (sounding(holder) === sounding(registered) && !ofABody) return 'same';
  const words = holder
    .replace(/\([^)]*\)?|^[^)(]*\)/g, ' ')
    .split(/[ .]/)
    .filter((word) => word !== '')
    .map(sounding);
  const bare = words.join('');
  const names = [family, given.join(' ')].map(sounding);
  return names.some((name) => shares(bare, words, name)) ? 'doubtful' : 'different';
}
