import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';

/** PostgreSQL refuses to run as root. Under root it runs as somebody else, in one of two ways. */
export type Identity =
  | { readonly kind: 'self' }
  | { readonly kind: 'dropped'; readonly uid: number; readonly gid: number }
  /** Root outside, `nobody` inside a user namespace: needed where only root can reach the folders. */
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

/**
 * Under whom PostgreSQL shall run: ourselves unless we are root, else `postgres` or `nobody` if they can reach both
 * the programs and the folder, else a user namespace.
 * @throws StartFault when root has no way left
 */
export function chooseIdentity(program: string, folder: string): Identity {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const candidates: Identity[] = [
    ...['postgres', 'nobody'].flatMap(accountNamed).filter(({ uid, gid }) => reaches(uid, gid, folder)),
    { kind: 'namespace', uid: NOBODY },
  ];
  const fit = candidates.find((identity) => {
    const { file, args, uid, gid } = invoke(identity, program, ['--version']);
    return spawnSync(file, args, { cwd: '/', uid, gid }).status === 0;
  });
  if (fit) return fit;
  throw new StartFault(
    `PostgreSQL does not run as root, and no other user can reach ${program} and ${folder}.`,
    'Start as an ordinary user, or move the folders where others may enter them, or set DATABASE_URL.',
  );
}

/** Gives a folder and everything in it to the identity, if it is not theirs already. */
export function handOver(identity: Identity, folder: string): void {
  if (identity.kind === 'self') return;
  const { uid, gid } = identity.kind === 'dropped' ? identity : { uid: 0, gid: 0 };
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

/** Whether a user may enter a folder and all those above it, by the permission bits. */
function reaches(uid: number, gid: number, folder: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = dirname(folder);
  return above === folder || reaches(uid, gid, above);
}
