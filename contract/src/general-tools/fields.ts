// The words of the fields of general tools, for the API description.
import type { Texts } from '../message.ts';

export const GENERAL_TOOL_FIELDS = {
  tool: { ja: '汎用ツール', en: 'General tool' },
  openTo: { ja: '利用範囲', en: 'Whom it is open to' },
  tools: { ja: '汎用ツール', en: 'General tools' },
} as const satisfies Texts<string>;
