// Uses of a declared list that must not compile. Never run: the type check of this file is the proof.

import type { listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { defineList, type ListState } from '@madoguchi/contract/list/list.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import * as z from 'zod';
import { type ListSource, listPages } from '../src/platform/list/list-store.ts';

const name = { ja: '名前', en: 'Name' };
const row = z.object({ id: z.string(), name: z.string(), height: z.number() });
const fields = {
  name: { of: 'name', kind: 'text', name, sortable: true },
  height: { of: 'height', kind: 'count', name, filterable: 'range' },
  kind: { of: 'name', kind: 'state', name, filterable: 'choice', options: ['oak', 'elm'] },
} as const;

const TREES = defineList({ id: 'trees', row, fields, search: ['name'], sort: ['-name'], key: ['id'] });

// @ts-expect-error — a field that is not sortable cannot be the order of the list
defineList({ id: 'a', row, fields, search: ['name'], sort: ['height'], key: ['id'] });
// @ts-expect-error — the search looks through fields that there are
defineList({ id: 'b', row, fields, search: ['shade'], sort: ['name'], key: ['id'] });
// @ts-expect-error — the key is of the row
defineList({ id: 'c', row, fields, search: ['name'], sort: ['name'], key: ['number'] });
const shade = { of: 'shade', kind: 'text', name } as const;
// @ts-expect-error — a field shows a key of the row
defineList({ id: 'd', row, fields: { ...fields, shade }, search: ['name'], sort: ['name'], key: ['id'] });

export const state: ListState<typeof TREES> = { q: '', sort: ['-name'], filters: { height: { from: 1, to: null } } };
// @ts-expect-error — nobody sorts by a field that is not sortable
export const unsorted: ListState<typeof TREES> = { ...state, sort: ['kind'] };
// @ts-expect-error — a choice offers its options only
export const unoffered: ListState<typeof TREES> = { ...state, filters: { kind: ['palm'] } };
// @ts-expect-error — a range of numbers has no days
export const mixed: ListState<typeof TREES> = { ...state, filters: { height: { from: '2026-11-21', to: null } } };

export const asked: InputOf<typeof listForReview> = { month: '202611', sort: '-total,kana' };
// @ts-expect-error — an operation of the list is not asked for a sort that it has not
export const misspelt: InputOf<typeof listForReview> = { month: '202611', sort: 'totals' };
// @ts-expect-error — nor for a filter
export const unknown: InputOf<typeof listForReview> = { month: '202611', colour: 'red' };

type Trees = typeof TREES;
declare const trees: ListSource<Trees, { readonly garden: string }>;
listPages<Trees, { readonly garden: string }>(trees);
// @ts-expect-error — a value of the source's own has no filter's name: what was asked for would stand in its place
listPages<Trees, { readonly kind: string }>(trees as never);
