// Lets a check go on from where it stands until it is over: in the portal, or at the console.
import { CHECK_STEPS, type CheckStep } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import type { Pool, PoolClient } from 'pg';
import { calendarRecord } from '../../../platform/audit/calendar-record.ts';
import type { Clock } from '../../../platform/clock.ts';
import { hold } from '../../../platform/db/hold.ts';
import { run } from '../../../platform/db/statement.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { STEPS } from './check-steps.ts';
import { endCheck, endTurn, findRunning, keepLooked, type Progress, takeTurn } from './check-store.ts';
import { sizeOf } from './evidence-store.ts';

export interface CheckNeeds {
  /** Of its own: a check holds a connection for as long as it goes on. */
  readonly pool: Pool;
  readonly files: FileStore;
  /** The file with the roots of time stamp authorities; null where none is set. */
  readonly rootsFile: string | null;
  readonly clock: Clock;
  /** Ends it after the batch under way; it goes on from there later. */
  readonly signal: AbortSignal;
  /** Called after each batch. */
  readonly onProgress: (id: string) => void;
}

export type Outcome = 'nothing to do' | 'elsewhere' | 'interrupted' | 'over';

/** Goes on with the check under way, where there is one and no other process is at it. */
export function continueCheck(needs: CheckNeeds): Promise<Outcome> {
  return hold(needs.pool, async (client) => {
    if (!(await takeTurn(client))) return 'elsewhere';
    const outcome = await workOff(needs, client);
    await endTurn(client);
    return outcome;
  });
}

async function workOff(needs: CheckNeeds, client: PoolClient): Promise<Outcome> {
  let at = await findRunning(client);
  if (at === null) return 'nothing to do';
  const { id } = at;
  while (at !== null && !needs.signal.aborted) {
    at = await lookOn(needs, client, at);
    needs.onProgress(id);
  }
  return at === null ? 'over' : 'interrupted';
}

/** Looks at the next batch and keeps what it came to. Null: it was the last one. */
async function lookOn(
  { files, rootsFile, clock }: CheckNeeds,
  client: PoolClient,
  at: Progress,
): Promise<Progress | null> {
  const { step } = at;
  const batch = await STEPS[step]({ client, files, rootsFile }, at);
  const next = batch.place === null ? stepAfter(step) : step;
  const reached = {
    step: next ?? step,
    // A step begins before everything.
    place: batch.place ?? (next === null ? at.place : ''),
    link: batch.link,
  };
  const looked = {
    ...reached,
    done: batch.done,
    total: next === null || next === 'versions' || next === step ? null : await sizeOf(client, next),
    versions: step === 'versions' ? batch.done : 0,
    files: step === 'files' ? batch.done : 0,
    bytes: batch.bytes,
    tokens: step === 'tokens' ? batch.done : 0,
    places: step === 'trail' ? batch.done : 0,
  };
  await keepLooked(client, at.id, looked, batch.faults);
  if (next !== null) return { ...at, ...reached };
  await end(client, clock, at.id);
  return null;
}

/** Versions come first: none is followed by them. */
function stepAfter(step: CheckStep): Exclude<CheckStep, 'versions'> | null {
  const [, ...later] = CHECK_STEPS;
  return later[CHECK_STEPS.indexOf(step)] ?? null;
}

async function end(client: PoolClient, clock: Clock, id: string): Promise<void> {
  const now = clock.now();
  const record = calendarRecord(now, { event: 'evidence-check.ended', target: ['evidence-check', id], difference: {} });
  await run(client, endCheck, { id, at: now, ...record });
}
