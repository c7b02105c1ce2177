import { expect, it } from 'vitest';
import { CATALOGUE_ICONS, CatalogueIcon } from './model.ts';

it('tells of each icon what the source told: name, version, unsupported families, categories, tags and sizes [S7-05]', () => {
  const edit = CATALOGUE_ICONS.find(({ name }) => name === 'edit');
  expect(edit).toEqual({
    name: 'edit',
    version: 1,
    unsupported_families: ['filled'],
    categories: ['actions'],
    tags: ['pencil', 'write', 'change', '編集', 'へんしゅう', '鉛筆', 'えんぴつ', '書く', 'かく', '変更', 'へんこう'],
    sizes_px: [16, 20, 24, 32, 48, 64],
  });
  for (const icon of CATALOGUE_ICONS) expect(CatalogueIcon.safeParse(icon).success, icon.name).toBe(true);
});

it('gives each Japanese word that holds kanji its reading in hiragana', () => {
  const isKana = /^[ぁ-ゖァ-ヺー]+$/;
  for (const { name, tags } of CATALOGUE_ICONS) {
    const japanese = tags.filter((tag) => /[^ -~]/.test(tag));
    for (const [at, word] of japanese.entries()) {
      if (!isKana.test(word)) expect(japanese[at + 1], `${name}: ${word}`).toMatch(/^[ぁ-ゖー]+$/);
    }
    expect(new Set(tags).size, name).toBe(tags.length);
  }
});
