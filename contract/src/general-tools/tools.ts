// THE table of general tools: what the portal offers beside its business, which system people may open to others. A tool is a row.
import type { Text } from '../message.ts';

/** A tool is open to system people alone, to every member of staff, or to everybody signed in; never to a guest. */
export const TOOL_RULES = ['system', 'staff', 'signed-in'] as const;
export type ToolRule = (typeof TOOL_RULES)[number];

interface GeneralTool {
  readonly name: Text;
  /** The rule until system people choose another one: the source's. */
  readonly initially: ToolRule;
}

export const GENERAL_TOOLS = {
  calendar: { name: { ja: 'カレンダー', en: 'Calendar' }, initially: 'system' },
  scrumboard: { name: { ja: 'スクラムボード', en: 'Scrumboard' }, initially: 'system' },
  academy: { name: { ja: '社内研修', en: 'Academy' }, initially: 'system' },
  'to-dos': { name: { ja: 'ToDo', en: 'To-do' }, initially: 'system' },
} as const satisfies Readonly<Record<string, GeneralTool>>;

export type ToolId = keyof typeof GENERAL_TOOLS;
export const TOOL_IDS = Object.keys(GENERAL_TOOLS) as [ToolId, ...ToolId[]];

/** The rule of each tool, as system people have set it. */
export type ToolRules = Readonly<Record<ToolId, ToolRule>>;

/** Every tool has a rule: of the table, or the one that `ruleOf` has for it. */
export function toolRules(ruleOf: (tool: ToolId) => ToolRule | undefined = () => undefined): ToolRules {
  return Object.fromEntries(TOOL_IDS.map((tool) => [tool, ruleOf(tool) ?? GENERAL_TOOLS[tool].initially])) as ToolRules;
}
