// The setting of each general tool.
import * as z from 'zod';
import { Instant, Version } from '../values/id.ts';
import { TOOL_IDS, TOOL_RULES } from './tools.ts';

/** Every tool of the table with its rule, as each session is told. */
export const ToolRulesShape = z.record(z.enum(TOOL_IDS), z.enum(TOOL_RULES));

export const ToolSetting = z.object({
  tool: z.enum(TOOL_IDS),
  openTo: z.enum(TOOL_RULES),
  /** 0 while nobody has set it. */
  version: Version,
  /** Null while nobody has set it. */
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
});
export type ToolSetting = z.infer<typeof ToolSetting>;

export const OpenTool = z.strictObject({
  tool: z.enum(TOOL_IDS),
  openTo: z.enum(TOOL_RULES),
  version: Version,
});
