// Checks of everything: begun by a person, carried on beside the requests, looked at by system people and auditors.
import {
  listEvidenceChecks as listOperation,
  showEvidenceCheck as showOperation,
  startEvidenceCheck as startOperation,
} from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import pg from 'pg';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { beginCheck, findCheck, findChecks } from './check-store.ts';
import { continueCheck } from './run-check.ts';

/** A check that a process left unfinished is found by another, or at the next start. */
const LOOK_MS = 30_000;
/** Open pages read the progress so often. */
const TELL_MS = 500;
const STATEMENT_MS = 60_000;

const wakers = new WeakMap<Ground, () => void>();

/** Carries checks on; the returned function ends it after the batch under way. */
export function startEvidenceChecks(ground: Ground): () => Promise<void> {
  const { clock, config, files, log, live } = ground;
  const pool = new pg.Pool({ ...ground.pool.options, max: 1, statement_timeout: STATEMENT_MS });
  pool.on('error', (error) => log.debug({ err: error }, 'the connection of a check was lost'));
  const stopping = new AbortController();
  let toldMs = 0;
  const tell = (id: string, isLast: boolean) => {
    const now = clock.elapsedMs();
    if (!isLast && now - toldMs < TELL_MS) return;
    toldMs = now;
    live.announce(
      { kind: 'changed', noun: 'evidence-checks', id, version: null },
      { rule: 'auditor', employeeId: null },
    );
  };
  const look = async () => {
    let last: string | null = null;
    const onProgress = (id: string) => {
      last = id;
      tell(id, false);
    };
    try {
      const rootsFile = config.timeStampRoots;
      await continueCheck({ pool, files, rootsFile, clock, signal: stopping.signal, onProgress });
    } catch (error) {
      log.warn({ err: error }, 'a check of the electronic transactions was interrupted; it goes on in half a minute');
    }
    if (last !== null) tell(last, true);
  };
  let looking: Promise<void> = Promise.resolve();
  const wake = () => {
    if (!stopping.signal.aborted) looking = looking.then(look);
  };
  const timer = setInterval(wake, LOOK_MS);
  timer.unref();
  wakers.set(ground, wake);
  wake();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await looking;
    await pool.end();
  };
}

export const listChecks = handle(listOperation, async ({ ground }) => ({ checks: await findChecks(ground.pool) }));

export const showCheck = handle(
  showOperation,
  async ({ ground, input }) => (await findCheck(ground.pool, input.id)) ?? refuse('not-found'),
);

export const startCheck = handle(startOperation, async ({ ground, actor, now, commit, standsAlready }) => {
  const id = uuidAt(now);
  const values = { id, by: actor.accountId, name: actor.displayName, at: now };
  const done = await commit(beginCheck, values, { target: ['evidence-check', id], difference: {}, answer: {} });
  if (done === null) {
    const [running] = await findChecks(ground.pool);
    return running === undefined ? refuse('unavailable') : standsAlready(running);
  }
  wakers.get(ground)?.();
  return done;
});
