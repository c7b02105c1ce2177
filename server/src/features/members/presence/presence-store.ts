// The SQL of where people say that they are.
import type { OwnPresence } from '@madoguchi/contract/members/presence.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { run, statement } from '../../../platform/db/statement.ts';

const own = statement<{ employee: string; today: string }, OwnPresence>(
  (at) => sql`select presence, note from presences
    where employee_id = ${at('employee')}::uuid and day = ${at('today')}::date`,
);

/** Reads the person's presence and note of the day; both are empty where they entered nothing. */
export async function findPresence(pool: Pool, employee: string, today: string): Promise<OwnPresence> {
  return (await run(pool, own, { employee, today }))[0] ?? { presence: null, note: '' };
}

interface Told {
  employee: string;
  /** Null takes it back. */
  presence: string | null;
  note: string;
  today: string;
  at: string;
}

/** Keeps what was said last. */
export const keepPresence = change<Told>((at) => ({
  changed: sql`insert into presences (employee_id, presence, note, day, told_at)
    values (${at('employee')}::uuid, ${at('presence')}, ${at('note')}, ${at('today')}::date, ${at('at')}::timestamptz)
    on conflict (employee_id) do update set presence = excluded.presence, note = excluded.note, day = excluded.day,
      told_at = excluded.told_at
    returning '{}'::jsonb as patch`,
}));

/** True when the employee has said for the day that they do not work. */
export const isOffOn = (employee: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`exists (select from presences w
  where w.employee_id = ${employee} and w.day = ${day} and w.presence = 'off')`;
