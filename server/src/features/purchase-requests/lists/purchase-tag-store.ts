// The tags of both lists of purchase requests: what tells that nothing they show has changed.
import { type RawBuilder, sql } from 'kysely';
import type { PlacesOf } from '../../../platform/db/statement.ts';
import { newestChanges } from '../../../platform/list/list-tag-store.ts';
import { NEWEST_ACT } from '../../approvals/public.ts';
import { holdingMark } from '../../delegations/public.ts';

const NEWEST_REQUEST = sql`select r.change_xid from purchase_requests r order by r.change_xid desc limit 1`;

/** A turn may pass to somebody else while the request itself stays as it is. */
export const PURCHASES_TAG: RawBuilder<unknown> = newestChanges([NEWEST_REQUEST, NEWEST_ACT]);

/** Whose turns somebody may take changes with the delegations that hold for them. Null as the tag is. */
export const turnsTag = (at: PlacesOf<'me' | 'on'>): RawBuilder<unknown> =>
  sql`(${PURCHASES_TAG} || '.' || ${holdingMark(at('me'), at('on'))})`;
