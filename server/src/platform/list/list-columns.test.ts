import { buffer } from 'node:stream/consumers';
import { defineList } from '@madoguchi/contract/list/list.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { csvFile } from '../csv/csv-file.ts';
import { listColumns } from './list-columns.ts';

const LIST = defineList({
  id: 'trees',
  row: z.object({
    code: z.string(),
    name: z.string(),
    price: z.number().nullable(),
    planted: z.string().nullable(),
    seenAt: z.string().nullable(),
    state: z.string(),
    park: z.string(),
  }),
  fields: {
    code: { of: 'code', kind: 'code', name: { ja: '番号', en: 'Number' } },
    name: { of: 'name', kind: 'text', name: { ja: '名前', en: 'Name' }, sortable: true },
    price: { of: 'price', kind: 'yen', name: { ja: '金額', en: 'Price' } },
    planted: { of: 'planted', kind: 'day', name: { ja: '植樹日', en: 'Planted' } },
    seen: { of: 'seenAt', kind: 'instant', name: { ja: '確認日', en: 'Seen' } },
    state: {
      of: 'state',
      kind: 'state',
      name: { ja: '状態', en: 'State' },
      valueNames: { old: { ja: '古木', en: 'Old' } },
    },
    park: { of: 'park', kind: 'code', name: { ja: '公園', en: 'Park' } },
  },
  search: ['name'],
  sort: ['name'],
  key: ['code'],
});

const ROWS = [
  {
    code: '00123',
    name: '=1+1',
    price: -480,
    planted: '2026-04-01',
    seenAt: '2026-11-20T15:00:00.000Z',
    state: 'old',
    park: 'UENO',
  },
  { code: 'A', name: '', price: null, planted: null, seenAt: null, state: 'felled', park: 'UENO' },
];

async function written(language: 'ja' | 'en'): Promise<string[]> {
  const columns = listColumns(LIST, { park: () => (language === 'ja' ? '上野公園' : 'Ueno park') });
  const { body } = await csvFile(columns, ROWS, { language, encoding: 'utf-8' });
  return (await buffer(body)).toString().slice(1).split('\r\n').slice(0, -1);
}

it('a list as a file keeps zeros and numbers, neutralises formulas, names states, and writes days of Japan [B0-10]', async () => {
  expect(await written('ja')).toEqual([
    '番号,名前,金額,植樹日,確認日,状態,公園',
    "00123,'=1+1,-480,2026/04/01,2026/11/21,古木,上野公園",
    'A,,,,,felled,上野公園',
  ]);
  expect((await written('en'))[1]).toBe("00123,'=1+1,-480,2026/04/01,2026/11/21,Old,Ueno park");
});
