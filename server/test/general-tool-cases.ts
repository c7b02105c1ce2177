// For every operation of the general tools an input that works, and the ways to its refusals. None leaves a tool open.
import { type GENERAL_TOOL_OPERATIONS, listTools } from '@madoguchi/contract/general-tools/operations.ts';
import { TOOL_IDS } from '@madoguchi/contract/general-tools/tools.ts';
import type { OperationCases } from './operation-case.ts';
import type { World } from './world.ts';

type Id = (typeof GENERAL_TOOL_OPERATIONS)[number]['id'];

const [TOOL] = TOOL_IDS;

async function closed({ as }: World) {
  const { output } = await as('system')(listTools, {});
  const version = output.tools.find(({ tool }) => tool === TOOL)?.version ?? 0;
  return { tool: TOOL, openTo: 'system', version };
}

export const GENERAL_TOOL_CASES: { readonly [Each in Id]: OperationCases } = {
  'general-tools.list': { works: async () => ({ who: 'system', input: {} }), refused: {} },
  'general-tools.open': {
    works: async (world) => ({ who: 'system', input: await closed(world), once: true }),
    refused: {
      stale: async (world) => {
        const input = await closed(world);
        return { who: 'system', input: { ...input, version: input.version + 1 } };
      },
    },
  },
};
