// The words of the fields of icons, for the API description.
import type { Texts } from '../message.ts';

export const ICON_FIELDS = {
  categories: { ja: '分類', en: 'Categories' },
  tags: { ja: 'タグ', en: 'Tags' },
  sizes_px: { ja: '大きさ（px）', en: 'Sizes in px' },
  unsupported_families: { ja: '用意のない字形', en: 'Families that it has not' },
} as const satisfies Texts<string>;
