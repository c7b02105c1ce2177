// The SQL of writing classifications themselves.
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';

interface Said {
  code: string;
  name: string;
  nameEn: string;
  description: string;
  by: string;
  at: string;
}

const NOTHING = sql`'{}'::jsonb as patch`;

/** A list of the company's own; none where the code is taken. */
export const insertClassification = change<Said>((at) => ({
  changed: sql`insert into classifications (code, name, name_en, description, system, updated_by, updated_at)
    values (${at('code')}, ${at('name')}, ${at('nameEn')}, ${at('description')}, false, ${at('by')}::uuid,
      ${at('at')}::timestamptz)
    on conflict (code) do nothing returning ${NOTHING}`,
}));

export const updateClassification = change<Said & { version: number; active: boolean }>((at) => ({
  changed: sql`update classifications set name = ${at('name')}, name_en = ${at('nameEn')},
      description = ${at('description')}, active = ${at('active')}::boolean, version = version + 1,
      updated_by = ${at('by')}::uuid, updated_at = ${at('at')}::timestamptz
    where code = ${at('code')} and version = ${at('version')}::int returning ${NOTHING}`,
}));
