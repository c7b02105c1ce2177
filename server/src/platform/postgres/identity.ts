import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';

/** PostgreSQL refuses to run as root, and initdb as somebody without a name. Then it runs as somebody else. */
export type Identity =
  | { readonly kind: 'self' }
  | { readonly kind: 'dropped'; readonly uid: number; readonly gid: number }
  /** Ourselves outside, `nobody` inside a user namespace: needed where only we can reach the folders. */
  | { readonly kind: 'namespace'; readonly uid: number };

export interface Invocation {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65534;

/** How to call a program under an identity. */
export function invoke(identity: Identity, file: string, args: readonly string[]): Invocation {
  switch (identity.kind) {
    case 'self':
      return { file, args };
    case 'dropped':
      return { file, args, uid: identity.uid, gid: identity.gid };
    case 'namespace': {
      const map = [`--map-user=${identity.uid}`, `--map-group=${identity.uid}`];
      return { file: 'unshare', args: ['--user', ...map, file, ...args] };
    }
  }
}

const NAMESPACE: Identity = { kind: 'namespace', uid: NOBODY };

/**
 * Under whom PostgreSQL shall run: ourselves unless we are root or nameless (a container's bare `--user 1500`), else
 * `postgres` or `nobody` if they can reach both the programs and the folder, else a user namespace.
 * @throws StartFault when root has no way left
 */
export function chooseIdentity(program: string, folder: string): Identity {
  if (process.getuid?.() !== 0) return hasName() || !works(NAMESPACE, program) ? { kind: 'self' } : NAMESPACE;
  const others = ['postgres', 'nobody'].flatMap(accountNamed).filter(({ uid, gid }) => reaches(uid, gid, folder));
  const fit = [...others, NAMESPACE].find((identity) => works(identity, program));
  if (fit) return fit;
  throw new StartFault(
    `PostgreSQL does not run as root, and no other user can reach ${program} and ${folder}.`,
    'Start as an ordinary user, or move the folders where others may enter them, or set DATABASE_URL.',
  );
}

function works(identity: Identity, program: string): boolean {
  const { file, args, uid, gid } = invoke(identity, program, ['--version']);
  return spawnSync(file, args, { cwd: '/', uid, gid }).status === 0;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    // Node throws where the system has no entry for our number.
    return false;
  }
}

/** Gives a folder and everything in it to the identity, if it is not theirs already. */
export function handOver(identity: Identity, folder: string): void {
  if (identity.kind === 'self') return;
  const ourselves = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const { uid, gid } = identity.kind === 'dropped' ? identity : ourselves;
  if (statSync(folder).uid === uid) return;
  // The folder itself comes last: interrupted half-way, the next start begins again.
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, gid);
  }
  chownSync(folder, uid, gid);
}

function accountNamed(name: string): { kind: 'dropped'; uid: number; gid: number }[] {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? [] : [{ kind: 'dropped', uid: Number(uid), gid: Number(gid) }];
}

/** True when a user may enter a folder and all those above it, by the permission bits. */
function reaches(uid: number, gid: number, folder: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = dirname(folder);
  return above === folder || reaches(uid, gid, above);
}
