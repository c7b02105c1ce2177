// A view of another person's record: who opens it is on record before the answer goes out (B0-09).
import { isAuditor } from '@madoguchi/contract/access.ts';
import type { View } from '@madoguchi/contract/operation.ts';
import { recordEvent } from '../audit/audit-store.ts';
import type { Ground } from '../ground.ts';
import type { NotedOpening, Seen, WrittenJson } from './handler.ts';
import { type Asking, checked } from './perform.ts';

/** An open record is read again by its own screen: all within this time is one opening (decision 0026). */
const ONE_OPENING_MS = 60_000;
/** Beyond these the oldest are forgotten, and recorded once more than they need be. */
const MOST_REMEMBERED = 10_000;

/** When each session opened what last: one memory for each process. */
const OPENED_AT = new WeakMap<Ground, Map<string, number>>();

function openings(ground: Ground): Map<string, number> {
  const known = OPENED_AT.get(ground);
  if (known) return known;
  const made = new Map<string, number>();
  OPENED_AT.set(ground, made);
  return made;
}

/** The newest stands last, so that the first is the one to forget. */
function remember(opened: Map<string, number>, key: string, atMs: number): void {
  opened.delete(key);
  opened.set(key, atMs);
  const [oldest] = opened.keys();
  if (opened.size > MOST_REMEMBERED && oldest !== undefined) opened.delete(oldest);
}

/**
 * A list or a picture that an auditor from outside reads is recorded with what was asked, as the rest records itself (B7-06): the
 * same question within a minute is one reading.
 */
export async function recordReading({ ground, actor, base, operation }: Asking): Promise<void> {
  const recordsItself = operation.kind === 'view' || operation.kind === 'download';
  if (actor === null || !isAuditor(actor) || recordsItself) return;
  const nowMs = Date.parse(base.now);
  const key = JSON.stringify([actor.sessionId, operation.id, base['input']]);
  const lately = openings(ground);
  if (Math.abs(nowMs - (lately.get(key) ?? -Infinity)) < ONE_OPENING_MS) return;
  const event = {
    operation: operation.id,
    event: 'auditor.read',
    target: null,
    difference: { asked: base['input'] },
  } as const;
  await recordEvent(ground.pool, actor, base.caller, base.now, event);
  remember(lately, key, nowMs);
}

type Answer = Readonly<Record<string, unknown>> | WrittenJson;

const seen = (output: Answer) => ({ output }) as Seen<Readonly<Record<string, unknown>>>;

export async function performView(asking: Asking, operation: View): Promise<unknown> {
  const { ground, actor, base } = asking;
  const opened = async ({ target, difference = {} }: NotedOpening, output: Answer) => {
    const nowMs = Date.parse(base.now);
    const key = JSON.stringify([actor?.sessionId, operation.id, ...target]);
    const lately = openings(ground);
    const isSameOpening = actor !== null && Math.abs(nowMs - (lately.get(key) ?? -Infinity)) < ONE_OPENING_MS;
    if (isSameOpening) return seen(output);
    const event = { operation: operation.id, event: operation.records, target, difference };
    await recordEvent(ground.pool, actor, base.caller, base.now, event);
    remember(lately, key, nowMs);
    return seen(output);
  };
  const { output } = (await asking.handler({ ...base, opened, own: seen })) as Seen<unknown>;
  return checked(asking, output);
}
