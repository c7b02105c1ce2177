// Which scripts a screen needs, as the build wrote it down: the page names them, so that they come all at once and not
// one after the other as each is understood.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUEST, may, type Visitor } from '@madoguchi/contract/access.ts';
import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { screenAt } from './screen-at.ts';

/** Beside the page, and served to nobody. */
export const SCREEN_FILES = 'screen-files.json';

/** Files by the id of their screen, below the portal's path. */
type Listed = Readonly<Record<string, readonly string[]>>;

/** Answers what the visitor's screen needs besides the start; nothing where they may not see it. */
export type FilesAt = (path: string, visitor: Visitor | null, tools: ToolRules) => readonly string[];

export async function readScreenFiles(dist: string): Promise<FilesAt> {
  const file = join(dist, SCREEN_FILES);
  const listed = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Listed) : {};
  return (path, visitor, tools) => {
    const found = screenAt(path);
    return found && may(visitor ?? GUEST, found.screen.access, tools) ? (listed[found.screen.id] ?? []) : [];
  };
}
