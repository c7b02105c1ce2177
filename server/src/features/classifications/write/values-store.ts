// The SQL of writing values: one statement for one of them or five thousand, guarded by the count of their list.
import type { NewDetail } from '@madoguchi/contract/classifications/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { run, statement } from '../../../platform/db/statement.ts';

/** A value as it stands in its list. */
export interface StandingValue {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  readonly nameEn: string;
  readonly kana: string;
  readonly order: number;
  readonly validFrom: PlainDate;
  readonly validTo: PlainDate | null;
  readonly active: boolean;
  readonly extra: Readonly<Record<string, string | number | boolean | null>>;
}

/** All values of a list with the count at which they stood so. */
export interface StandingList {
  readonly listVersion: number;
  readonly values: readonly StandingValue[];
}

const standing = statement<{ classification: string }, StandingList>(
  (at) => sql`select c.list_version as "listVersion", coalesce((
      select json_agg(json_build_object('code', d.code, 'version', d.version, 'name', d.name, 'nameEn', d.name_en,
        'kana', d.kana, 'order', d.sort_order, 'validFrom', d.valid_from, 'validTo', d.valid_to, 'active', d.active,
        'extra', d.extra) order by d.sort_order, d.code)
      from classification_details d where d.classification_code = c.code), '[]') as values
    from classifications c where c.code = ${at('classification')}`,
);

/** The list of one moment: its count and its values are of the same snapshot. `null` for an unknown one. */
export async function findStanding(pool: Pool, classification: string): Promise<StandingList | null> {
  return (await run(pool, standing, { classification }))[0] ?? null;
}

const present = statement<{ numbers: string[]; today: string }, { number: string }>(
  (at) => sql`select number from employees
    where number = any(${at('numbers')}::text[]) and (left_on is null or left_on >= ${at('today')}::date)`,
);

/** Which of the employee numbers belong to somebody who has not left. */
export async function findPresent(pool: Pool, numbers: string[], today: string): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  return new Set((await run(pool, present, { numbers, today })).map(({ number }) => number));
}

/** A value as it is written. */
export type WrittenValue = Pick<NewDetail, 'code' | 'name' | 'nameEn' | 'kana' | 'validFrom' | 'validTo' | 'active'> & {
  readonly order: number;
  readonly extra: StandingValue['extra'];
};

interface Writing {
  classification: string;
  /** The count at which the list was read. */
  seen: number;
  /** Of `WrittenValue[]`. */
  rows: string;
  by: string;
  at: string;
}

/**
 * Adds values and writes those anew that stand. The list's row is locked at the count that was seen: whatever was checked
 * over the whole list holds at this moment, and of two who write at once the second finds no row.
 */
export const writeValues = change<Writing>((at) => ({
  before: {
    held: sql`update classifications set list_version = list_version + 1
      where code = ${at('classification')} and list_version = ${at('seen')}::int returning code`,
    written: sql`insert into classification_details as d (classification_code, code, name, name_en, kana, sort_order,
        valid_from, valid_to, active, extra, updated_by, updated_at)
      select held.code, asked.code, asked.name, asked."nameEn", asked.kana, asked."order", asked."validFrom",
        asked."validTo", asked.active, asked.extra, ${at('by')}::uuid, ${at('at')}::timestamptz
      from held, json_to_recordset(${at('rows')}::json) as asked (code text, name text, "nameEn" text, kana text,
        "order" integer, "validFrom" date, "validTo" date, active boolean, extra jsonb)
      on conflict (classification_code, code) do update set name = excluded.name, name_en = excluded.name_en,
        kana = excluded.kana, sort_order = excluded.sort_order, valid_from = excluded.valid_from,
        valid_to = excluded.valid_to, active = excluded.active, extra = excluded.extra, version = d.version + 1,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at
      returning d.code`,
  },
  changed: sql`select '{}'::jsonb as patch from held, (select count(*) from written) counted`,
}));
