// The tags of both lists of purchase requests: what tells that nothing they show has changed.
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { NEWEST_ACT } from '../../approvals/public.ts';
import { holdingMark } from '../../delegations/public.ts';

const NEWEST_REQUEST = sql`select r.change_xid from purchase_requests r order by r.change_xid desc limit 1`;

/** A turn may pass to somebody else while the request itself stays as it is. */
export const PURCHASES_TAG: RawBuilder<unknown> = newestChanges([NEWEST_REQUEST, NEWEST_ACT]);

/** Whose turns somebody may take changes with the delegations that hold for them. Null as the tag is. */
export const turnsTag = (at: Places<{ me: string | null; on: string }>): RawBuilder<unknown> =>
  sql`(${PURCHASES_TAG} || '.' || ${holdingMark(at('me'), at('on'))})`;

const purchases = statement<Record<string, never>, { tag: string | null }>(() => sql`select ${PURCHASES_TAG} as tag`);

/** The tag of the requests alone, which is cheaper than a page by far. */
export async function purchasesTag(executor: Executor): Promise<string | null> {
  return (await run(executor, purchases, {}))[0]?.tag ?? null;
}

const turns = statement<{ me: string | null; on: string }, { tag: string | null }>(
  (at) => sql`select ${turnsTag(at)} as tag`,
);

/** The same of the requests and of whose turns somebody may take on the day. */
export async function purchaseTurnsTag(executor: Executor, me: string | null, on: string): Promise<string | null> {
  return (await run(executor, turns, { me, on }))[0]?.tag ?? null;
}
