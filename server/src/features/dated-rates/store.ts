// The SQL of dated rates as they are maintained.
import type { RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import type { DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';

const everyRate = statement<{ keys: readonly RateKey[] }, DatedRate>(
  (at) => sql`select r.key, r.valid_from as "validFrom",
      least(r.valid_to, lead(r.valid_from) over (partition by r.key order by r.valid_from) - 1) as "validTo",
      r.value, r.source, r.version, ${instant(sql`r.updated_at`)} as "updatedAt", u.display_name as "updatedBy"
    from dated_rates r left join accounts u on u.id = r.updated_by
    where r.key = any(${at('keys')}::text[])
    order by array_position(${at('keys')}::text[], r.key), r.valid_from desc`,
);

/** The values of the keys, in the order of these, newest first; each ends the day before the next one begins. */
export async function findRates(pool: Pool, keys: readonly RateKey[]): Promise<DatedRate[]> {
  return run(pool, everyRate, { keys });
}

export interface RateRow {
  key: string;
  validFrom: string;
  validTo: string | null;
  value: number;
}

const allRates = statement<Record<string, never>, RateRow>(
  () =>
    sql`select key, valid_from as "validFrom", valid_to as "validTo", value from dated_rates order by key, valid_from`,
);

/** Every value of every key with the days that were set, by key and first day. */
export async function loadRates(pool: Pool): Promise<RateRow[]> {
  return run(pool, allRates, {});
}

interface Said {
  /** Which figure: `key` is the name of a write's own key. */
  rate: RateKey;
  validFrom: PlainDate;
  value: number;
  source: string;
  by: string;
  at: string;
}

const NOTHING = sql`'{}'::jsonb as patch`;

/** Adds a value after all those of its key; none where another one has come meanwhile that begins no earlier. */
export const insertRate = change<Said>((at) => ({
  changed: sql`insert into dated_rates (key, valid_from, value, source, updated_by, updated_at)
    select ${at('rate')}, ${at('validFrom')}::date, ${at('value')}::int, ${at('source')}, ${at('by')}::uuid,
      ${at('at')}::timestamptz
    where not exists (select from dated_rates where key = ${at('rate')} and valid_from >= ${at('validFrom')}::date)
    on conflict do nothing returning ${NOTHING}`,
}));

export const updateRate = change<Said & { version: number }>((at) => ({
  changed: sql`update dated_rates set value = ${at('value')}::int, source = ${at('source')}, version = version + 1,
      updated_by = ${at('by')}::uuid, updated_at = ${at('at')}::timestamptz
    where key = ${at('rate')} and valid_from = ${at('validFrom')}::date and version = ${at('version')}::int
    returning ${NOTHING}`,
}));
