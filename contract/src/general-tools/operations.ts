import * as z from 'zod';
import { read, write } from '../operation.ts';
import { OpenTool, ToolSetting } from './model.ts';

/** Every general tool with its setting, in the order of the table. */
export const listTools = read('general-tools.list', {
  at: ['GET', '/api/general-tools'],
  access: 'system',
  input: z.strictObject({}),
  output: z.object({ tools: z.array(ToolSetting) }),
  refuses: [],
});

/** Opens a tool to more people or closes it to some: every guard, menu and open page follows at once. Its data stays. */
export const openTool = write('general-tools.open', {
  at: ['POST', '/api/general-tools/:tool/open'],
  access: 'system',
  input: OpenTool,
  output: ToolSetting,
  refuses: ['stale'],
  records: 'general-tool.opened',
});

export const GENERAL_TOOL_OPERATIONS = [listTools, openTool] as const;
