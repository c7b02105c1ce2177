import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';
import type { Binaries } from './binaries.ts';
import { handOver, type Identity, invoke } from './identity.ts';

export const SUPERUSER = 'postgres';

export interface ClusterPlan {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly identity: Identity;
  /** `false` where the data may be lost: a new cluster is then not waited for until it is on the disk. */
  readonly durable: boolean;
}

/**
 * Makes sure that the cluster folder holds a cluster of the programs' major version, owned by the identity.
 * @returns whether it was created just now
 * @throws StartFault on another version's folder, on one that is not a cluster, and when initdb fails
 */
export function ensureCluster({ folder, binaries, identity, durable }: ClusterPlan): boolean {
  if (existsSync(folder)) {
    handOver(identity, folder);
    refuseOtherVersion(folder, binaries.major);
    return false;
  }
  // Built under another name and renamed when whole: a start that is cut short leaves nothing that looks like data.
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  chmodSync(unfinished, 0o700);
  handOver(identity, unfinished);
  initialise({ folder: unfinished, binaries, identity, durable });
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
  return true;
}

function initialise({ folder, binaries, identity, durable }: ClusterPlan): void {
  const { file, args, uid, gid } = invoke(identity, binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--data-checksums',
    // There is no TCP listener, and the socket's folder belongs to one user alone.
    '--auth-local=trust',
    '--auth-host=reject',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const run = spawnSync(file, args, {
    cwd: '/',
    uid,
    gid,
    env: { LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/bin' },
    encoding: 'utf8',
  });
  if (run.status === 0) return;
  const reason = run.stderr?.trim().split('\n').at(-1) ?? run.error?.message ?? 'no reason given';
  throw new StartFault(
    `The embedded PostgreSQL could not create its files in ${folder}: ${reason}`,
    'Make room and give yourself the right to write there, or set DATA_DIR to another folder.',
  );
}

function refuseOtherVersion(folder: string, major: number): void {
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new StartFault(
      `${folder} is there, but holds no PostgreSQL data.`,
      'Restore it from a backup, or set DATA_DIR to another folder.',
    );
  }
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found === String(major)) return;
  throw new StartFault(
    `${folder} was written by PostgreSQL ${found}, and this portal brings version ${major}.`,
    `Start it once more with the portal's release that brought ${found} and move the data, or set DATA_DIR to another folder.`,
  );
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
