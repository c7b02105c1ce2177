import { defineWords } from '../../../platform/words.ts';

/** Words of the tools over a field of Markdown. */
export const useMarkdownWords = defineWords({
  tools: { ja: '{{field}}の書式', en: '{{field}}: format' },
  bold: { ja: '強調', en: 'Bold' },
  heading: { ja: '見出し', en: 'Heading' },
  list: { ja: '箇条書き', en: 'List' },
  link: { ja: 'リンク', en: 'Link' },
  sample: { ja: '文字', en: 'text' },
});
