// Guests may tell of faults too; nobody may fill the log, the table and the mailboxes with them.
import type { Caller } from '../../platform/http/handler.ts';
import { networkOf } from '../../platform/http/network.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';

const WAIT_S = 600;

/** Whose faults are counted together: an account's, however often it logs in, or those of the guests of one network. */
export function sourceOf(actor: Actor | null, caller: Caller): string {
  return actor?.accountId ?? networkOf(caller.ip);
}

export function tooMany(): never {
  return refuse('too-many', { retryAfterSeconds: WAIT_S, values: { n: WAIT_S } });
}
