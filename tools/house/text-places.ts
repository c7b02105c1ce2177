// Each text says the same values in both languages, and a counted noun in English has both of its forms.
import type { ESTree } from 'vite';
import { isProduct, type Rule, syntaxRule } from './source.ts';

const PLACE = /\{\{?(\w+)(?:\|[^{|}]*\|[^{|}]*)?\}\}?/g;

/** `{n} fields`, `{{count}} lines`: wrong where there is one. Verbs look the same, and follow a name. */
const COUNTED =
  /\{\{?\w+\}\}? (?!(?:asks|as|backwards|belongs|does|ends|forwards|gets|has|is|needs|sees|stands|was)\b)[a-z]+s\b/;

/** Bounds that are never one, verbatim texts of the source among them. */
const NEVER_ONE =
  /\{\{?(min|minimum|max|limit)\}\}? (chars|characters)\b|\{\{max\}\} views|\{\{limit\}\} lines|\{(hours|minutes)\} (hours|minutes)\b/;

function written(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw ?? null;
  return null;
}

function propertyOf({ properties }: ESTree.ObjectExpression, name: string): ESTree.Node | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') continue;
    if (property.key.name === name) return property.value;
  }
  return undefined;
}

/** The forms of a text in one language; none where it is computed. */
function formsOf(node: ESTree.Node | undefined): string[] {
  if (node?.type !== 'ObjectExpression') return [written(node)].filter((text) => text !== null);
  return ['one', 'other'].flatMap((form) => formsOf(propertyOf(node, form)));
}

/** The era of a year is said in Japanese alone. */
const JAPANESE_ONLY = 'era';

const placesOf = (forms: readonly string[]) => {
  const names = forms.flatMap((text) => [...text.matchAll(PLACE)].map(([, name]) => String(name)));
  return [...new Set(names)]
    .filter((name) => name !== JAPANESE_ONLY)
    .sort()
    .join(', ');
};

export const textPlaces: Rule = syntaxRule({
  name: 'text places',
  sentence:
    'A text has the same places in both languages, and a noun that English counts has both forms: {n|field|fields}',
  looksAt: isProduct,
  visit: (report) => ({
    ObjectExpression(node) {
      const en = propertyOf(node, 'en');
      const [japanese, english] = [formsOf(propertyOf(node, 'ja')), formsOf(en)];
      if (japanese.length === 0 || english.length === 0) return;
      const [inJapanese, inEnglish] = [placesOf(japanese), placesOf(english)];
      if (inJapanese !== inEnglish) {
        report(node, `"${english[0]}" has the places [${inEnglish}], its Japanese [${inJapanese}]`);
      }
      if (en?.type === 'ObjectExpression') return;
      const counted = english.map((text) => COUNTED.exec(text)?.[0]).find((found) => found !== undefined);
      if (counted !== undefined && !NEVER_ONE.test(counted)) report(node, `"${counted}" is wrong where it is one`);
    },
  }),
});
