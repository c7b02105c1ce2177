import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { menuOf } from '@madoguchi/contract/menu/menu.ts';
import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { expect, it } from 'vitest';
import { matching } from '../nav/menu/matching.ts';
import { chosenOf, turned } from './chosen.ts';

const items = itemsOf(menuOf({ roles: ['admin'] }, toolRules(), '202611' as YearMonth));
const NAMES: Readonly<Record<string, string>> = {
  information: 'インフォメーション',
  'expense-claims.mine': '交通費・旅費精算',
  'expense-claims.review': '経費確認',
};
const found = (typed: string) => matching(items, typed, ({ id }) => NAMES[id] ?? id).map(({ id }) => id);

it('shows the chosen screens in the order chosen, and passes over what the menu does not hold', () => {
  const ids = ['expense-claims.review', 'no.longer.there', 'information'];
  expect(chosenOf(items, ids).map(({ id }) => id)).toEqual(['expense-claims.review', 'information']);
});

it('adds a screen to the choice as it stands, and takes it out again (P9)', () => {
  const added = turned(['information'], 'expense-claims.mine');
  expect(added).toEqual(['information', 'expense-claims.mine']);
  expect(turned(added, 'information')).toEqual(['expense-claims.mine']);
});

it('finds a screen by any part of its name, in whichever kana and width it is typed', () => {
  expect(found('いんふぉ')).toEqual(['information']);
  expect(found('ｲﾝﾌｫ')).toEqual(['information']);
  expect(found('旅費')).toEqual(['expense-claims.mine']);
  expect(found('')).toEqual(items.map(({ id }) => id));
  expect(found('請求')).toEqual([]);
});
