// Which scripts a screen needs, as the build wrote it down: the page names them, so that they come all at once and not
// one after the other as each is understood.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUEST, may, type Visitor } from '@madoguchi/contract/access.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';

/** Beside the page, and served to nobody. */
export const SCREEN_FILES = 'screen-files.json';

/** Files by the id of their screen, below the portal's path. */
type Listed = Readonly<Record<string, readonly string[]>>;

const START = SCREENS.find(({ id }) => id === 'information');

function patternOf({ path, filters = [] }: Screen): RegExp {
  const conditions = `(?:/[^/]+){0,${filters.length}}`;
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}${conditions}/?$`);
}

const PATTERNS = SCREENS.map((screen) => [patternOf(screen), screen] as const);

/** `/apps/calendar` without the portal's prefix; `/` leads to the information page (S2-01). */
function screenAt(path: string): Screen | undefined {
  return path === '/' ? START : PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
}

/** Answers what the visitor's screen needs besides the start; nothing where they may not see it. */
export type FilesAt = (path: string, visitor: Visitor | null) => readonly string[];

export async function readScreenFiles(dist: string): Promise<FilesAt> {
  const file = join(dist, SCREEN_FILES);
  const listed = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Listed) : {};
  return (path, visitor) => {
    const screen = screenAt(path);
    return screen && may(visitor ?? GUEST, screen.access) ? (listed[screen.id] ?? []) : [];
  };
}
