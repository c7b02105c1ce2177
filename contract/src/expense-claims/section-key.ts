// How one ride is told from another. Apart from rules.ts, which the frame's lists load: folding knows thousands of characters.
import { folded } from '../values/folded.ts';

/** Names a section for looking up the last fare: the same ride in the same means, as searching takes words for the same (霞ヶ関, 霞ケ関). */
export function sectionKey(line: { transportMode: string | null; from: string; via: string; to: string }): string {
  return [line.transportMode ?? '', ...[line.from, line.via, line.to].map(folded)].join('|');
}
