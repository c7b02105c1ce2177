// Screens, mails, papers and refusals keep to one vocabulary: whatever is said in a language is held against its wording.
import type { ESTree } from 'vite';
import { isProduct, type Report, type Rule, syntaxRule } from './source.ts';
import { ENGLISH_WORDING, JAPANESE_WORDING, MISTYPED, type Wording } from './wording.ts';

const BOTH_LANGUAGES = [...JAPANESE_WORDING, ...ENGLISH_WORDING];

/** The language that a property's value speaks: `{ ja: '…', en: '…' }` is how both sides write texts. */
function languageOf({
  key,
  computed,
}: {
  readonly key: ESTree.Node;
  readonly computed: boolean;
}): 'ja' | 'en' | undefined {
  if (computed || key.type !== 'Identifier') return undefined;
  return key.name === 'ja' || key.name === 'en' ? key.name : undefined;
}

export const screenWords: Rule = syntaxRule({
  name: 'screen words',
  sentence:
    'Screens use the words of the glossary: 決済 and 清算 are typing errors anywhere, and texts in a language keep to how we write',
  looksAt: isProduct,
  visit: (report, { path }) => {
    const isCatalogue = /\/([a-z-]+-)?words\.ts$/.test(path);
    const speaking: ('ja' | 'en')[] = [];
    const keys = new Set<ESTree.Node>();
    const wording = (): Wording => {
      const language = speaking.at(-1);
      if (language === 'ja') return JAPANESE_WORDING;
      if (language === 'en') return ENGLISH_WORDING;
      return isCatalogue ? BOTH_LANGUAGES : [];
    };
    const look = (node: { start: number }, text: string) => {
      sayInstead(report, node, text, [...MISTYPED, ...wording()]);
    };
    return {
      Property(node) {
        const language = languageOf(node);
        if (language) speaking.push(language);
        keys.add(node.key);
      },
      'Property:exit'(node) {
        if (languageOf(node)) speaking.pop();
      },
      Literal(node) {
        if (typeof node.value === 'string' && !keys.has(node)) look(node, node.value);
      },
      TemplateElement(node) {
        look(node, node.value.raw);
      },
      JSXText(node) {
        look(node, node.value);
      },
    };
  },
});

function sayInstead(report: Report, node: { start: number }, text: string, wording: Wording): void {
  for (const [avoid, say] of wording) {
    const found = avoid.exec(text);
    if (found) report(node, `"${found[0]}" in "${text}": say ${say}`);
  }
}
