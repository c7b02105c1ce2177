// The columns of a file of values: those that every value has, then the attributes of its list. Export and import share them.
import type { Text } from '../../message.ts';
import { type AttributeKind, type AttributeName, attributesOf } from '../attributes.ts';

export type ColumnName =
  | 'code'
  | 'name'
  | 'nameEn'
  | 'kana'
  | 'order'
  | 'validFrom'
  | 'validTo'
  | 'active'
  | AttributeName;

/** How the cells of a column are read and written. */
export type CellKind = AttributeKind | 'code' | 'kana' | 'day';

export interface ValueColumn {
  readonly name: ColumnName;
  readonly heading: Text;
  readonly kind: CellKind;
  readonly options?: Readonly<Record<string, Text>>;
}

const OF_EVERY_LIST: readonly ValueColumn[] = [
  { name: 'code', heading: { ja: 'コード', en: 'Code' }, kind: 'code' },
  { name: 'name', heading: { ja: '名称', en: 'Name' }, kind: 'text' },
  { name: 'nameEn', heading: { ja: '英語名', en: 'Name in English' }, kind: 'text' },
  { name: 'kana', heading: { ja: 'フリガナ', en: 'Kana' }, kind: 'kana' },
  { name: 'order', heading: { ja: '表示順', en: 'Order' }, kind: 'count' },
  { name: 'validFrom', heading: { ja: '開始日', en: 'Valid from' }, kind: 'day' },
  { name: 'validTo', heading: { ja: '終了日', en: 'Valid to' }, kind: 'day' },
  { name: 'active', heading: { ja: '選択肢に表示', en: 'Offered' }, kind: 'yes' },
];

/** The columns in the order of the exported file; an imported one may have them in any order. */
export function columnsOf(classification: string): readonly ValueColumn[] {
  const attributes = attributesOf(classification).map(
    ([name, { name: heading, kind, options }]): ValueColumn => ({
      name,
      heading,
      kind,
      ...(options === undefined ? {} : { options }),
    }),
  );
  return [...OF_EVERY_LIST, ...attributes];
}

/** How a yes or no stands in a file. */
export const YES_CELL = '1';
export const NO_CELL = '0';
