import { deviceOf } from '@madoguchi/contract/session/device.ts';
import { listMySignIns as operation } from '@madoguchi/contract/session/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { pageKeyOf, readPageKey, scopeOf } from '../../../platform/list/page-key.ts';
import { findOwnSignIns } from './store.ts';

const OUTCOMES = {
  'session.started': 'started',
  'session.refused': 'refused',
  'session.throttled': 'throttled',
} as const;

const ORDER = [
  { column: 'at', kind: 'instant', descending: true, nullable: false },
  { column: 'id', kind: 'id', descending: true, nullable: false },
] as const;

/** From the audit trail itself: what is recorded of a person is what they are shown. */
export const listMySignIns = handle(operation, async ({ ground, actor, input }) => {
  const { after, limit } = input;
  const scope = scopeOf([operation.id, actor.accountId]);
  const [at = null, id = null] = after === undefined ? [] : (readPageKey(after, scope, ORDER) as [string, string]);
  const found = await findOwnSignIns(ground.pool, { account: actor.accountId, at, id, fetched: limit + 1 });
  const rows = found.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at,
    outcome: OUTCOMES[row.event],
    attempts: row.attempts ?? 1,
    device: deviceOf(row.user_agent),
    ip: row.ip,
  }));
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : pageKeyOf(scope, [last.at, last.id]) };
});
