// The lists of those who maintain masters: the classifications, and the values of one of them.
import { defineList } from '../list/list.ts';
import { ClassificationRow, DETAIL_STATES, DetailRow } from './model.ts';
import { DETAIL_STATE_NAMES, KIND_NAMES } from './names.ts';

export const CLASSIFICATION_LIST = defineList({
  id: 'classifications',
  row: ClassificationRow,
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '名称', en: 'Name' }, sortable: true },
    'name-en': { of: 'nameEn', kind: 'text', name: { ja: '英語名', en: 'Name in English' } },
    code: { of: 'code', kind: 'code', name: { ja: 'コード', en: 'Code' }, sortable: true },
    description: { of: 'description', kind: 'text', name: { ja: '説明', en: 'Description' } },
    values: { of: 'valueCount', kind: 'count', name: { ja: '項目数', en: 'Details' }, sortable: true },
    valid: { of: 'validCount', kind: 'count', name: { ja: '有効な項目', en: 'Valid today' } },
    system: {
      of: 'system',
      kind: 'state',
      name: { ja: '区分', en: 'Kind' },
      valueNames: { true: KIND_NAMES.system, false: KIND_NAMES.own },
    },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['name', 'name-en', 'code', 'description'],
  sort: ['name'],
  key: ['code'],
});

export const DETAIL_LIST = defineList({
  id: 'classification-details',
  row: DetailRow,
  fields: {
    name: { of: 'name', kind: 'text', name: { ja: '名称', en: 'Name' }, sortable: true },
    'name-en': { of: 'nameEn', kind: 'text', name: { ja: '英語名', en: 'Name in English' }, sortable: true },
    code: { of: 'code', kind: 'code', name: { ja: 'コード', en: 'Code' }, sortable: true, filterable: 'text' },
    kana: { of: 'kana', kind: 'text', name: { ja: 'フリガナ', en: 'Kana' }, sortable: true },
    order: { of: 'order', kind: 'count', name: { ja: '表示順', en: 'Order' }, sortable: true },
    state: {
      of: 'state',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: DETAIL_STATES,
      valueNames: DETAIL_STATE_NAMES,
    },
    from: {
      of: 'validFrom',
      kind: 'day',
      name: { ja: '開始日', en: 'Valid from' },
      sortable: true,
      filterable: 'range',
    },
    to: { of: 'validTo', kind: 'day', name: { ja: '終了日', en: 'Valid to' }, sortable: true, filterable: 'range' },
    attributes: { of: 'extra', kind: 'text', name: { ja: '属性', en: 'Attributes' } },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['name', 'name-en', 'code', 'kana'],
  sort: ['order'],
  key: ['code'],
});
