// Answers that a page brings along: to what its screen would ask first, under the same rules as if it had asked.
import { setTimeout as pause } from 'node:timers/promises';
import { isAuditor, may } from '@madoguchi/contract/access.ts';
import { LIST_ROWS } from '@madoguchi/contract/list/list-rows.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { shownBy } from '@madoguchi/contract/operation.ts';
import type { FirstRead } from '@madoguchi/contract/screen.ts';
import type { Brought } from '@madoguchi/contract/session/opening.ts';
import type { Actor } from '../../session/actor.ts';
import type { Caller } from '../handler.ts';
import { WrittenJson } from '../handler.ts';
import type { Mounting } from '../mount.ts';
import { type AnyHandler, type Asking, answerOf } from '../perform.ts';
import { performView } from '../perform-view.ts';
import { Problem } from '../problem.ts';

/** The visitor of a page, and its address. */
export interface PageVisit {
  /** Null for a guest. */
  readonly actor: Actor | null;
  readonly caller: Caller;
  readonly language: Language;
  /** Without the portal's prefix. */
  readonly path: string;
  readonly hasQuery: boolean;
  /** A browser fetches it in case somebody goes there: nobody has seen anything yet. */
  readonly isPrefetch: boolean;
}

type Params = Readonly<Record<string, string>>;

function inputOf({ input = {}, rows }: FirstRead, params: Params): Brought['input'] {
  const named = Object.entries(input).map(([field, name]) => [field, params[name] ?? ''] as const);
  return { ...Object.fromEntries(named), ...(rows === undefined ? {} : { limit: rows }) };
}

/** The answer that the visitor would get; null where they would get none, which the screen then finds out by asking. */
async function bring(
  { operations, handlers, ground, checkAnswers }: Mounting,
  { actor, caller, language }: PageVisit,
  first: FirstRead,
  params: Params,
): Promise<Brought | null> {
  const operation = operations.find(({ id }) => id === first.operation);
  if (operation?.kind !== 'read' && operation?.kind !== 'view') {
    throw new Error(`A screen opens with ${first.operation}, which reads nothing`);
  }
  // An auditor's readings are recorded as they ask for them (B7-06).
  if (actor !== null && isAuditor(actor)) return null;
  if (!may({ roles: actor?.roles ?? [] }, await ground.tools.ruleOf(operation.access))) return null;
  const asked = inputOf(first, params);
  const input = operation.input.safeParse(first.isList ? { ...asked, limit: LIST_ROWS } : asked);
  if (!input.success) return null;
  const base = { ground, input: input.data, actor, now: ground.clock.now(), language, caller };
  const handler = handlers[operation.id] as AnyHandler;
  const asking: Asking = { operation, handler, ground, actor, base, checkAnswers };
  try {
    const answer = await (operation.kind === 'view' ? performView(asking, operation) : answerOf(asking));
    const written = answer instanceof WrittenJson ? JSON.parse(answer.text) : answer;
    const isList = first.isList && { isList: true as const };
    return { operation: first.operation, input: asked, answer: written, ...isList, shows: shownBy(operation) };
  } catch (error) {
    // A page that has to ask for it is better than none.
    if (!(error instanceof Problem)) {
      ground.log.warn({ err: error, requestId: caller.requestId }, `the page is sent without ${operation.id}`);
    }
    return null;
  }
}

/** A page is not kept waiting for longer: its screen shows that it is asking. */
const PATIENCE_MS = 500;

/** All of them side by side, without those that the visitor would not get, or not soon. */
export async function bringAlong(
  mounting: Mounting,
  visit: PageVisit,
  reads: readonly FirstRead[],
  params: Params,
): Promise<Brought[]> {
  const ended = new AbortController();
  const { signal } = ended;
  // Aborted once all is there; without that it comes to null like what is not brought.
  const tooLong = pause(PATIENCE_MS, null, { signal }).catch(() => null);
  const brought = await Promise.all(
    reads.map((first) => Promise.race([bring(mounting, visit, first, params), tooLong])),
  );
  ended.abort();
  return brought.filter((one) => one !== null);
}
