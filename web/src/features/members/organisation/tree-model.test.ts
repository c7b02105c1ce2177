import type { OrganisationUnit, UnitMember } from '@madoguchi/contract/members/model.ts';
import { expect, it } from 'vitest';
import { shownItems, treeStep, unitTree } from './tree-model.ts';

const unit = (code: string, people: number): OrganisationUnit => ({ code, people, head: null, deputy: null });
const UNITS = [unit('HQ', 2), unit('SALES', 1), unit('OSA', 8), unit('IT', 4)];
const PLACED = [
  { code: 'HQ', parent: null },
  { code: 'SALES', parent: 'HQ' },
  { code: 'OSA', parent: 'SALES' },
  { code: 'IT', parent: 'HQ' },
];
const PERSON: UnitMember = {
  employeeId: '0001',
  name: '鈴木 翔太',
  kana: 'スズキ ショウタ',
  photoURL: null,
  positionCode: 'director',
  isPrimary: true,
};
const open =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code);
const people = (code: string) => (code === 'SALES' ? [PERSON] : []);
const keys = (isOpen: (code: string) => boolean) =>
  shownItems(unitTree(UNITS, PLACED), isOpen, people).map(({ key, level }) => `${level} ${key}`);

it('places departments below each other and counts the people below [B2-02]', () => {
  const [top] = unitTree(UNITS, PLACED);
  expect(top?.allPeople).toBe(15);
  expect(top?.units.map(({ unit: { code }, allPeople }) => [code, allPeople])).toEqual([
    ['SALES', 9],
    ['IT', 4],
  ]);
});

it('loses no department whose parent is gone, or that stands in a circle', () => {
  const tops = (placed: typeof PLACED) => unitTree(UNITS, placed).map(({ unit: { code } }) => code);
  expect(tops(PLACED.map((one) => (one.code === 'OSA' ? { code: 'OSA', parent: 'GONE' } : one)))).toEqual([
    'HQ',
    'OSA',
  ]);
  expect(tops(PLACED.map((one) => (one.code === 'HQ' ? { code: 'HQ', parent: 'OSA' } : one)))).toEqual([
    'HQ',
    'SALES',
    'OSA',
  ]);
});

it('shows people and departments of those that are open alone', () => {
  expect(keys(open())).toEqual(['1 unit:HQ']);
  expect(keys(open('HQ', 'SALES'))).toEqual([
    '1 unit:HQ',
    '2 unit:SALES',
    '3 unit:SALES:0001:director',
    '3 unit:OSA',
    '2 unit:IT',
  ]);
});

it('is walked by the keys of a tree view', () => {
  const isOpen = open('HQ', 'SALES');
  const items = shownItems(unitTree(UNITS, PLACED), isOpen, people);
  const step = (at: string, key: string) => treeStep(items, at, key, isOpen);
  expect(step('unit:HQ', 'ArrowDown')).toEqual({ go: 'unit:SALES' });
  expect(step('unit:HQ', 'ArrowUp')).toBeNull();
  expect(step('unit:HQ', 'ArrowRight')).toEqual({ go: 'unit:SALES' });
  expect(step('unit:SALES', 'ArrowRight')).toEqual({ go: 'unit:SALES:0001:director' });
  expect(step('unit:IT', 'ArrowRight')).toEqual({ open: 'IT' });
  expect(step('unit:SALES', 'ArrowLeft')).toEqual({ close: 'SALES' });
  expect(step('unit:SALES:0001:director', 'ArrowLeft')).toEqual({ go: 'unit:SALES' });
  expect(step('unit:SALES:0001:director', 'ArrowRight')).toBeNull();
  expect(step('unit:OSA', 'ArrowLeft')).toEqual({ go: 'unit:SALES' });
  expect(step('unit:OSA', 'Home')).toEqual({ go: 'unit:HQ' });
  expect(step('unit:HQ', 'End')).toEqual({ go: 'unit:IT' });
  expect(step('unit:HQ', 'a')).toBeNull();
});
