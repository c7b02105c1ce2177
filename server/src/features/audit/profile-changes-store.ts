// The SQL of what was changed in somebody's profile, by themselves and by HR.
import { type ProfileChange, TOLD_PROFILE_FIELDS } from '@madoguchi/contract/audit/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type * as z from 'zod';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';

interface Asked {
  account: string;
  /** Null: the account has no employee record. */
  number: string | null;
  most: number;
}

const PHOTO_EVENTS = sql`'profile.photo-set', 'profile.photo-removed'`;
/** In the order of the list of fields, whatever order the record has. */
const FIELDS = sql`array(select field from unnest(array[${sql.join(TOLD_PROFILE_FIELDS.map((field) => sql.lit(field)))}])
  with ordinality as told (field, place) where r.difference ? field order by place)`;
/** The language is saved with the name, and each is recorded as it was and is. */
const IS_NAMED = sql`r.difference -> 'displayName' -> 0 is distinct from r.difference -> 'displayName' -> 1`;

const found = statement<Asked, z.input<typeof ProfileChange>>(
  (at) => sql`select r.id, ${instant(sql`r.occurred_at`)} as "occurredAt", r.event, r.actor,
      coalesce(r.account_id = ${at('account')}::uuid, false) as "isOwn", r.fields
    from (
      (select r.*, ${FIELDS} as fields from audit_events r
        where r.target_id = ${at('number')} and r.target_kind = 'employee'
          and (r.event in (${PHOTO_EVENTS}) or (r.event in ('profile.changed', 'member.changed') and ${FIELDS} <> '{}'))
        order by r.occurred_at desc limit ${at('most')})
      union all
      (select r.*, array['displayName'] as fields from audit_events r
        where r.target_id = ${at('account')}::text and r.target_kind = 'account' and r.event = 'account.updated'
          and ${IS_NAMED}
        order by r.occurred_at desc limit ${at('most')})) r
    order by r.occurred_at desc, r.id desc limit ${at('most')}`,
);

/** The newest first, as many as are asked for at most. */
export async function findProfileChanges(pool: Pool, asked: Asked): Promise<z.input<typeof ProfileChange>[]> {
  return run(pool, found, asked);
}
