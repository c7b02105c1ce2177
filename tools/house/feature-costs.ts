// Counts what each feature costs: its files and lines by room, and the places outside its folders that name it.
import { isTest, type Source } from './source.ts';

const ROOMS: readonly (readonly [room: string, folder: RegExp])[] = [
  ['contract', /^contract\/src\/([a-z-]+)\//],
  ['server', /^server\/src\/features\/([a-z-]+)\//],
  ['web', /^web\/src\/features\/([a-z-]+)\//],
  ['db', /^db\/seed\/([a-z-]+)\//],
];
const FEATURE_ROOM = /^(?:server|web)\/src\/features\/([a-z-]+)\//;
/** They only gather: each names every feature in one line. */
const GATHERS =
  /^(contract\/src\/(operations|screens|register)|(server|web)\/src\/features|web\/src\/palette-sources)\.ts$/;
const COUNTED = /^(contract\/(src|test)|server\/(src|test)|web\/(src|test)|e2e|db)\/.*\.tsx?$/;

export interface FeatureCost {
  readonly feature: string;
  /** Files and lines by room, and of the tests of all rooms. */
  readonly rooms: Readonly<Record<string, { readonly files: number; readonly lines: number }>>;
  readonly files: number;
  readonly lines: number;
  /** Product files outside its folders that name it. */
  readonly elsewhere: readonly string[];
}

const lineCount = ({ text }: Source) => text.replace(/\n$/, '').split('\n').length;

/** A string or an import that names the feature, or one of its records: `'purchase-requests.list'`, `/purchase-requests/`. */
const namesOf = (feature: string) => new RegExp(`['"\`/](${feature}|${feature.replace(/s$/, '')})['"\`/.:]`);

/** Every feature that has a folder in the contract and in another room, the dearest first. */
export function featureCosts(tree: readonly Source[]): FeatureCost[] {
  const counted = tree.filter(({ path }) => COUNTED.test(path));
  const homeOf = ({ path }: Source) =>
    ROOMS.flatMap(([room, folder]) => {
      const feature = folder.exec(path)?.[1];
      return feature === undefined ? [] : [{ room: isTest(path) ? 'tests' : room, feature }];
    })[0];
  const features = new Set(counted.flatMap(({ path }) => FEATURE_ROOM.exec(path)?.[1] ?? []));
  return [...features]
    .map((feature) => {
      const rooms: Record<string, { files: number; lines: number }> = {};
      const isNamed = namesOf(feature);
      const elsewhere: string[] = [];
      for (const source of counted) {
        const home = homeOf(source);
        const isAbout = isTest(source.path) && source.path.includes(`/${feature.replace(/s$/, '')}`);
        const isOwn = home?.feature === feature;
        if (isOwn || isAbout) {
          const room = isOwn ? home.room : 'tests';
          const { files, lines } = rooms[room] ?? { files: 0, lines: 0 };
          rooms[room] = { files: files + 1, lines: lines + lineCount(source) };
        } else if (!isTest(source.path) && !GATHERS.test(source.path) && isNamed.test(source.text)) {
          elsewhere.push(source.path);
        }
      }
      const all = Object.values(rooms);
      const files = all.reduce((sum, one) => sum + one.files, 0);
      const lines = all.reduce((sum, one) => sum + one.lines, 0);
      return { feature, rooms, files, lines, elsewhere };
    })
    .toSorted((one, other) => other.lines - one.lines);
}

/** A line a feature, for the end of the check. */
export function costNotes(tree: readonly Source[]): string[] {
  const rooms = [...ROOMS.map(([room]) => room), 'tests'];
  return featureCosts(tree).map(({ feature, rooms: counts, files, lines, elsewhere }) => {
    const byRoom = rooms.map((room) => `${room} ${counts[room]?.files ?? 0} / ${counts[room]?.lines ?? 0}`);
    return `cost: ${feature}: ${files} files / ${lines} lines (${byRoom.join(', ')}), named in ${elsewhere.length} places elsewhere`;
  });
}
