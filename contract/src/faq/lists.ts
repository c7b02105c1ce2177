// The list of those who maintain the FAQ. Only data: see contract/src/list/list.ts.
import { defineList } from '../list/list.ts';
import { FAQ_CATEGORIES } from './choices.ts';
import { FAQ_READERS, FAQ_STATUSES, FaqRow } from './model.ts';
import { FAQ_CATEGORY_NAMES, FAQ_READER_NAMES, FAQ_STATUS_NAMES } from './names.ts';

export const FAQ_LIST = defineList({
  id: 'faq',
  row: FaqRow,
  fields: {
    question: { of: 'question', kind: 'text', name: { ja: '質問', en: 'Question' }, sortable: true },
    category: {
      of: 'faqCategory',
      kind: 'state',
      name: { ja: 'カテゴリ', en: 'Category' },
      filterable: 'choice',
      options: FAQ_CATEGORIES,
      valueNames: FAQ_CATEGORY_NAMES,
      sortable: true,
    },
    readers: {
      of: 'readers',
      kind: 'state',
      name: { ja: '公開範囲', en: 'Who may see it' },
      filterable: 'choice',
      options: FAQ_READERS,
      valueNames: FAQ_READER_NAMES,
    },
    status: {
      of: 'status',
      kind: 'state',
      name: { ja: 'ステータス', en: 'Status' },
      filterable: 'choice',
      options: FAQ_STATUSES,
      valueNames: FAQ_STATUS_NAMES,
    },
    order: { of: 'order', kind: 'count', name: { ja: '並び順', en: 'Order' }, sortable: true },
    views: { of: 'viewCount', kind: 'count', name: { ja: '閲覧数', en: 'Opened' }, sortable: true },
    helpful: { of: 'helpfulRate', kind: 'count', name: { ja: '役に立った率（%）', en: 'Helpful (%)' } },
    updated: { of: 'updatedAt', kind: 'instant', name: { ja: '更新日時', en: 'Updated' }, sortable: true },
    by: { of: 'updatedBy', kind: 'text', name: { ja: '更新者', en: 'Updated by' } },
  },
  search: ['question', 'by'],
  sort: ['category', 'order'],
  key: ['id'],
});
