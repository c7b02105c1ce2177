import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const TEST = /\.test\.tsx?$/;

/**
 * A text that changes whenever a source does: its content, its name, or that it is there at all. Tests do not count.
 * @param root folder that the sources are named from
 * @param sources files and folders; those that are missing are left out
 */
export async function fingerprintOf(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(root, source)) {
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** The files of a folder in a stable order, or the file itself; paths from the root. */
async function filesOf(root: string, source: string): Promise<string[]> {
  if (!existsSync(join(root, source))) return [];
  if (/\.\w+$/.test(source)) return [source];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
