// Faults that pages and people report. Guests may report too; nobody may fill the log, the table and the mailboxes with them.
import {
  listFaultReports as listOperation,
  noteCrash as noteOperation,
  sendFaultReport as sendOperation,
} from '@madoguchi/contract/fault-reports/operations.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { writtenFacts } from '../../platform/facts/told-facts-store.ts';
import { type Caller, handle } from '../../platform/http/handler.ts';
import { networkOf } from '../../platform/http/network.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findReports, keepCrash, keepReport } from './store.ts';

const WAIT_S = 600;

/** The source under which faults are counted together: an account's, however often it logs in, or those of the guests of one network. */
function sourceOf(actor: Actor | null, caller: Caller): string {
  return actor?.accountId ?? networkOf(caller.ip);
}

function tooMany(): never {
  return refuse('too-many', { retryAfterSeconds: WAIT_S, values: { n: WAIT_S } });
}

export const noteCrash = handle(noteOperation, async ({ ground, actor, input, caller, now, commit }) => {
  const { path, errorName, frames } = input;
  const { requestId: reference } = caller;
  const account = actor?.accountId ?? null;
  const id = uuidAt(now);
  const done = await commit(
    keepCrash,
    { id, at: now, reference, source: sourceOf(actor, caller), account, path, errorName, frames },
    { target: ['page', path], difference: { reference, errorName }, answer: { reference } },
  );
  if (done === null) return tooMany();
  ground.log.error({ requestId: reference, account, path, errorName, frames }, 'a page crashed');
  return done;
});

export const sendFaultReport = handle(sendOperation, async ({ ground, actor, input, caller, now, commit }) => {
  const { path, said } = input;
  const { requestId } = caller;
  const reference = input.reference ?? requestId;
  const account = actor?.accountId ?? null;
  const id = uuidAt(now);
  const facts = writtenFacts([
    {
      id: uuidAt(now),
      key: null,
      kind: 'fault-reported',
      at: now,
      subject: id,
      // All alike: one mail tells of many.
      about: '',
      said: { reference },
      to: { roles: ['system'] },
    },
  ]);
  const done = await commit(
    keepReport,
    { id, at: now, reference, source: sourceOf(actor, caller), account, path, said, facts },
    { target: ['fault-report', id], difference: { reference, path, said }, answer: { reference } },
  );
  if (done === null) return tooMany();
  // The report may name people: it stands in the table, the log has the number alone.
  ground.log.warn({ requestId, reference, account, path }, 'a fault was reported');
  return done;
});

/** A page begins after the report whose id is the key. Refuses a key that is none. */
function placeOf(key: string | undefined): string | null {
  if (key === undefined) return null;
  const id = Id.safeParse(key);
  return id.success ? id.data : refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}

/** Reports by people, newest first. */
export const listFaultReports = handle(listOperation, async ({ ground, input }) => {
  const { limit } = input;
  const found = await findReports(ground.pool, placeOf(input.after), limit + 1);
  return { rows: found.slice(0, limit), next: found.length > limit ? (found.at(limit - 1)?.id ?? null) : null };
});
