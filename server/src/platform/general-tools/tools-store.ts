// The SQL of the tools' settings as every guard reads them.
import type { ToolRule } from '@madoguchi/contract/general-tools/tools.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../db/statement.ts';

const settings = statement<Record<string, never>, { tool: string; openTo: ToolRule }>(
  () => sql`select tool, open_to as "openTo" from general_tools`,
);

/** The rules that system people have chosen, by tool; another version of the portal may have others than ours. */
export async function loadToolRules(pool: Pool): Promise<ReadonlyMap<string, ToolRule>> {
  const rows = await run(pool, settings, {});
  return new Map(rows.map(({ tool, openTo }) => [tool, openTo]));
}
