// Guests may tell of faults too; nobody may fill the log, the table and the mailboxes with them.
import type { Caller } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';

const WAIT_S = 600;

/** Whose faults are counted together: a session's, or those of the guests of one address. */
export function sourceOf(actor: Actor | null, caller: Caller): string {
  return actor?.sessionId ?? caller.ip;
}

export function tooMany(): never {
  return refuse('too-many', { retryAfterSeconds: WAIT_S, values: { n: WAIT_S } });
}
