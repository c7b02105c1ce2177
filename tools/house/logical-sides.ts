// Styles say start and end, so that a page from right to left is mirrored in every part (S6-13).
import type { ESTree } from 'vite';
import { isProduct, type Rule, syntaxRule } from './source.ts';

/** Sides in names of properties, and in the library's short ones. */
const PHYSICAL =
  /^((margin|padding|border|scrollMargin|scrollPadding)(Left|Right).*|border(Top|Bottom)(Left|Right)Radius|[mp][lr])$/;
/** A length of a style; data may have fields called left and right, too. */
const LENGTH = /^(-?[\d.]+(px|%|rem|em)?|auto|calc\(.*)$/;
const SIDE = /^(left|right)$/;

function nameOf({ key }: ESTree.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

function isLength({ value }: ESTree.ObjectProperty): boolean {
  if (value.type === 'UnaryExpression' || value.type === 'TemplateLiteral') return true;
  return value.type === 'Literal' && LENGTH.test(String(value.value));
}

/** True for a box of the page as it was measured: its left is where it is, whichever way the page reads. */
function isMeasured({ properties }: ESTree.ObjectExpression): boolean {
  const names = properties.flatMap((one) => (one.type === 'Property' ? [nameOf(one)] : []));
  return ['left', 'top', 'width', 'height'].every((name) => names.includes(name));
}

export const logicalSides: Rule = syntaxRule({
  name: 'logical sides',
  sentence: 'Styles say start and end, never left and right: a page from right to left is mirrored',
  looksAt: (path) => isProduct(path) && path.startsWith('web/src/') && !path.endsWith('words.ts'),
  visit: (report) => ({
    ObjectExpression(node) {
      for (const one of node.properties) {
        if (one.type !== 'Property') continue;
        const name = nameOf(one);
        if (PHYSICAL.test(name)) report(one, name);
        if (SIDE.test(name) && isLength(one) && !isMeasured(node)) report(one, name);
        const isSided = one.value.type === 'Literal' && SIDE.test(String(one.value.value));
        if (name === 'textAlign' && isSided) report(one, name);
      }
    },
  }),
});
