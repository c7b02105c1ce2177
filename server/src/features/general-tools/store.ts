// The SQL of the tools' settings as system people see and change them.
import type { ToolSetting } from '@madoguchi/contract/general-tools/model.ts';
import type { ToolId, ToolRule } from '@madoguchi/contract/general-tools/tools.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';

type ChosenRow = Omit<ToolSetting, 'tool'> & { readonly tool: string };

const chosen = statement<Record<string, never>, ChosenRow>(
  () => sql`select t.tool, t.open_to as "openTo", t.version, ${instant(sql`t.updated_at`)} as "updatedAt",
      a.display_name as "updatedBy"
    from general_tools t join accounts a on a.id = t.updated_by`,
);

/** The settings that somebody has chosen; of other tools there is none. */
export async function findChosen(pool: Pool): Promise<ChosenRow[]> {
  return run(pool, chosen, {});
}

/** At version 0 nobody has chosen: of two who then do, the second finds version 1. */
export const chooseRule = change<{ tool: ToolId; openTo: ToolRule; version: number; by: string; at: string }>((at) => ({
  changed: sql`insert into general_tools as t (tool, open_to, updated_at, updated_by)
    select ${at('tool')}, ${at('openTo')}, ${at('at')}::timestamptz, ${at('by')}::uuid
    where ${at('version')}::int = 0 or exists (select from general_tools where tool = ${at('tool')})
    on conflict (tool) do update set open_to = excluded.open_to, version = t.version + 1, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by
    where t.version = ${at('version')}::int
    returning '{}'::jsonb as patch`,
}));
