import { defineList } from '@madoguchi/contract/list/list.ts';
import { listInput, listNarrowing, listOutput } from '@madoguchi/contract/list/list-input.ts';
import { read } from '@madoguchi/contract/operation.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import * as z from 'zod';
import { EmptyState } from '../../../../kit/EmptyState.tsx';
import { List } from '../../../../kit/list/List.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { useSampleWords } from './words.ts';

const KINDS = ['device', 'furniture', 'stationery'] as const;
const KIND_NAMES = {
  device: { ja: '機器', en: 'Device' },
  furniture: { ja: '家具', en: 'Furniture' },
  stationery: { ja: '文具', en: 'Stationery' },
};

// In a feature the declaration stands in the contract's lists.ts, and its operation in operations.ts.
const Item = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(KINDS),
  quantity: z.number().int(),
  boughtOn: PlainDate,
});
const ITEM_LIST = defineList({
  id: 'sample.items',
  row: Item,
  fields: {
    item: { of: 'name', kind: 'text', name: { ja: '品名', en: 'Item' }, sortable: true },
    kind: {
      of: 'kind',
      kind: 'state',
      name: { ja: '種類', en: 'Kind' },
      filterable: 'choice',
      options: KINDS,
      valueNames: KIND_NAMES,
    },
    quantity: { of: 'quantity', kind: 'count', name: { ja: '数量', en: 'Quantity' }, sortable: true },
    bought: { of: 'boughtOn', kind: 'day', name: { ja: '購入日', en: 'Bought on' }, sortable: true },
  },
  search: ['item'],
  sort: ['item'],
  key: ['id'],
});
const listItems = read('sample.items', {
  at: ['GET', '/api/sample/items'],
  access: 'system',
  input: z.strictObject(listInput(ITEM_LIST)),
  output: listOutput(ITEM_LIST),
  refuses: [],
});

const HELD: readonly (readonly [
  ja: string,
  en: string,
  kind: (typeof KINDS)[number],
  quantity: number,
  day: string,
])[] = [
  ['プロジェクター', 'Projector', 'device', 3, '2025-06-12'],
  ['ノートパソコン', 'Laptop', 'device', 24, '2026-04-01'],
  ['会議机', 'Meeting table', 'furniture', 6, '2023-10-20'],
  ['折りたたみ椅子', 'Folding chair', 'furniture', 40, '2023-10-20'],
  ['ホワイトボード', 'Whiteboard', 'furniture', 4, '2024-02-05'],
  ['ラベルプリンター', 'Label printer', 'device', 2, '2026-08-18'],
  ['大型ホチキス', 'Heavy stapler', 'stationery', 5, '2024-11-29'],
];

const Asked = z.strictObject(listNarrowing(ITEM_LIST));
const COLUMNS = [
  { field: 'item', widthPx: null },
  { field: 'kind' },
  { field: 'quantity' },
  { field: 'bought' },
] as const;

export function ListSample() {
  const t = useSampleWords();
  const language = useLanguage();
  // The page does here as the server does with a statement: it searches, narrows and puts in order.
  const held = useCallback(
    (asked: Readonly<Record<string, string>>) => {
      const { q, sort, kind } = Asked.parse(asked);
      const rows = HELD.map(([ja, en, kindOf, quantity, day], nth) =>
        Item.parse({ id: String(nth), name: language === 'ja' ? ja : en, kind: kindOf, quantity, boughtOn: day }),
      ).filter((row) => row.name.toLowerCase().includes(q.trim().toLowerCase()) && (kind?.includes(row.kind) ?? true));
      for (const key of sort.toReversed()) {
        const { of } = ITEM_LIST.fields[key.replace('-', '') as keyof typeof ITEM_LIST.fields];
        const sign = key.startsWith('-') ? -1 : 1;
        rows.sort((a, b) => sign * String(a[of]).localeCompare(String(b[of]), language, { numeric: true }));
      }
      return rows;
    },
    [language],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <List
        list={ITEM_LIST}
        operation={listItems}
        held={held}
        label={t('list')}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        openIdOf={() => null}
        card={({ kind, quantity }) => ({ state: KIND_NAMES[kind][language], amount: String(quantity) })}
        empty={<EmptyState icon="info" text={t('list.empty')} />}
      />
    </Box>
  );
}
