// Handlers of the general tools' settings: system people say who may have each.
import type { ToolSetting } from '@madoguchi/contract/general-tools/model.ts';
import { type GENERAL_TOOL_OPERATIONS, listTools, openTool } from '@madoguchi/contract/general-tools/operations.ts';
import { TOOL_IDS, toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Ground } from '../../platform/ground.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { chooseRule, findChosen } from './store.ts';

async function settings({ pool }: Pick<Ground, 'pool'>): Promise<ToolSetting[]> {
  const chosen = await findChosen(pool);
  const initial = toolRules();
  return TOOL_IDS.map((tool) => {
    const row = chosen.find((one) => one.tool === tool);
    return { openTo: initial[tool], version: 0, updatedAt: null, updatedBy: null, ...row, tool };
  });
}

async function settingOf(ground: Ground, tool: ToolSetting['tool']): Promise<ToolSetting> {
  const found = (await settings(ground)).find((one) => one.tool === tool);
  return found ?? refuse('stale');
}

const generalToolHandlers = {
  'general-tools.list': handle(listTools, async ({ ground }) => ({ tools: await settings(ground) })),

  'general-tools.open': handle(openTool, async ({ ground, actor, input: { tool, openTo, version }, now, commit }) => {
    const before = await settingOf(ground, tool);
    if (before.version !== version) return refuse('stale', { current: before });
    const done = await commit(
      chooseRule,
      { tool, openTo, version, by: actor.accountId, at: now },
      {
        target: ['general-tool', tool],
        difference: { openTo: [before.openTo, openTo] },
        answer: { tool, openTo, version: version + 1, updatedAt: now, updatedBy: actor.displayName },
      },
    );
    ground.tools.forget();
    return done ?? refuse('stale', { current: await settingOf(ground, tool) });
  }),
} satisfies HandlersFor<typeof GENERAL_TOOL_OPERATIONS>;

export const generalToolsFeature = { handlers: generalToolHandlers };
