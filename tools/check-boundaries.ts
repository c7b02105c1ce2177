// Checks that rooms and features import each other only as they may, over every source file on the disk.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkBoundaries } from './boundaries/check.ts';
import { readSources } from './house/source.ts';
import { ROOT } from './run/run.ts';

const ROOMS = ['contract', 'server', 'db', 'web', 'e2e', 'tools', 'bench'];
const NOT_OURS = new Set(['node_modules', 'dist']);

/** The source files below a folder. Reads the disk itself, so that no list can leave a folder out. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const perRoom = ROOMS.map((room) => ({ room, files: sourcesBelow(room) }));
const tree = readSources(
  ROOT,
  perRoom.flatMap(({ files }) => files),
);
const { faults, importCount } = checkBoundaries(tree, (path) => existsSync(join(ROOT, path)));
// A room without files, or files without imports, means that the check looked in the wrong place.
const blind = [
  ...perRoom.filter(({ files }) => files.length === 0).map(({ room }) => `No source file was found in ${room}`),
  ...(importCount < tree.length ? [`Only ${importCount} imports were found in ${tree.length} files`] : []),
];

for (const fault of [...faults, ...blind]) process.stdout.write(`${fault}\n`);
process.stdout.write(`${tree.length} modules seen, ${importCount} imports\n`);
process.exitCode = faults.length + blind.length === 0 ? 0 : 1;
