// A check for the person at the console: begun there, or carried on, or watched where the portal is at it.
import { setTimeout as pause } from 'node:timers/promises';
import {
  CHECK_STEP_NAMES,
  type EvidenceCheck,
  type EvidenceFault,
  FAULT_KIND_NAMES,
} from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import type { Pool } from 'pg';
import { auditColumns } from '../../../platform/audit/audit-store.ts';
import type { Clock } from '../../../platform/clock.ts';
import { runChange } from '../../../platform/db/change.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { beginCheck, findCheck, findChecks, findRunning } from './check-store.ts';
import { continueCheck } from './run-check.ts';

interface Console {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly rootsFile: string | null;
  readonly clock: Clock;
  readonly progress: (line: string) => void;
}

const CONSOLE = { ip: '', userAgent: '', requestId: '', token: null };
const SAID_MS = 1_000;

async function begin({ pool, clock }: Console): Promise<void> {
  const now = clock.now();
  const id = uuidAt(now);
  await runChange(pool, beginCheck, {
    id,
    by: null,
    name: 'console',
    at: now,
    ...auditColumns(null, CONSOLE, now),
    actor: 'console',
    operation: 'evidence-checks.start',
    event: 'evidence-check.begun',
    target_kind: 'evidence-check',
    target_id: id,
    difference: '{}',
    key: null,
    body_hash: Buffer.alloc(0),
    answer: '{}',
  });
}

const saidOf = ({ step, done, total, faults }: EvidenceCheck) =>
  `${CHECK_STEP_NAMES[step].en}: ${done} of ${total}${faults === 0 ? '' : `, ${faults} faults so far`}`;

function named({ kind, number, version, place, fileName, sha256 }: EvidenceFault): string {
  const whole = number === '' ? [] : [version === null ? number : `${number} version ${version}`];
  const at = place === null ? [] : [`${kind.startsWith('trail') ? 'audit record' : 'place'} ${place}`];
  const file = fileName === '' ? [] : [`${fileName} (SHA-256 ${sha256})`];
  return `  ${[...whole, ...at, ...file].join(', ')}: ${FAULT_KIND_NAMES[kind].en}.`;
}

/** Begins a check or goes on with one, and waits for its end. */
export async function checkAtConsole(console: Console): Promise<{ lines: readonly string[]; isIntact: boolean }> {
  const { pool, files, rootsFile, clock, progress } = console;
  const { signal } = new AbortController();
  if ((await findRunning(pool)) === null) await begin(console);
  const id = (await findRunning(pool))?.id ?? (await findChecks(pool))[0]?.id ?? '';
  const say = async () => {
    const check = await findCheck(pool, id);
    if (check !== null && check.endedAt === null) progress(saidOf(check));
  };
  for (let isOver = false; !isOver; ) {
    // Before it goes on: few versions are looked at sooner than their number is read.
    await say();
    const going = continueCheck({ pool, files, rootsFile, clock, signal, onProgress: () => {} });
    const ended = going.then((outcome) => outcome !== 'elsewhere');
    while ((await Promise.race([ended, pause(SAID_MS, null)])) === null) await say();
    isOver = await ended;
    // The portal is at it: this only watches.
    if (!isOver) await pause(SAID_MS);
  }
  const check = await findCheck(pool, id);
  if (check === null) throw new Error('the check is gone');
  const { versions, bytes, tokens, places, faults, found } = check;
  const looked = `Looked at ${versions} versions, ${check.files} files of ${bytes} bytes, ${tokens} time stamps and ${places} places of the audit trail.`;
  if (faults === 0) return { lines: [looked, 'Everything is as it was registered.'], isIntact: true };
  const more = faults > found.length ? [`  and ${faults - found.length} more.`] : [];
  return { lines: [looked, `NOT INTACT: ${faults} faults.`, ...found.map(named), ...more], isIntact: false };
}
