// The words of the fields of shared views, for the API description.
import type { Texts } from '../message.ts';

export const SHARED_VIEW_FIELDS = {
  list: { ja: '一覧', en: 'List' },
  sharedBy: { ja: '共有した人', en: 'Who shared it' },
  sharedAt: { ja: '共有日時', en: 'Shared at' },
  mayEnd: { ja: '共有をやめられる場合は true', en: 'True for who may end it' },
  name: { ja: '表示の名前', en: 'Name of the view' },
  views: { ja: '共有した表示', en: 'Shared views' },
} as const satisfies Texts<string>;
