import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { handOver, type Identity } from './identity.ts';

const PREFIX = 'madoguchi-';
/** The kernel allows 107 bytes for a socket's path, and PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const LONGEST = 80;

/** A new folder (mode 0700) that only PostgreSQL's user enters: who may enter may sign in to the database. */
export function makeSocketFolder(identity: Identity): string {
  const [base] = [tmpdir(), '/tmp'].filter((folder) => folder.length + PREFIX.length + 7 <= LONGEST);
  if (base === undefined)
    throw new StartFault('The path of the temporary folder is too long.', 'Set TMPDIR to a short one.');
  const folder = mkdtempSync(join(base, PREFIX));
  handOver(identity, folder);
  return folder;
}

/** Removes what a stopped or killed server left, and nothing that is not such a folder. */
export function dropSocketFolder(folder: string): void {
  if (!basename(folder).startsWith(PREFIX)) return;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { recursive: true, force: true });
}
