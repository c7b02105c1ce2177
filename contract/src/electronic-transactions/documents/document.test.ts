import { expect, it } from 'vitest';
import { DOCUMENT_KINDS, documentOf } from './document.ts';

const LANGUAGES = ['ja', 'en'] as const;

it.each(DOCUMENT_KINDS)('%s says the same in both languages: article by article, part by part [B7-08]', (kind) => {
  const shapes = LANGUAGES.map((language) =>
    documentOf(kind, language, '会社').map(({ text }) =>
      text.map((part) => (typeof part === 'string' ? 'text' : part.length)),
    ),
  );
  expect(shapes[0]?.length).toBeGreaterThan(10);
  expect(shapes[0]?.length).toBe(shapes[1]?.length);
  const lists = shapes.map((shape) => shape.map((parts) => parts.filter((part) => part !== 'text')));
  expect(lists[0]).toEqual(lists[1]);
});

it.each(DOCUMENT_KINDS)('%s has the company’s name where it belongs, and no place left open [B7-08]', (kind) => {
  for (const language of LANGUAGES) {
    const text = JSON.stringify(documentOf(kind, language, '株式会社まどぐち商事'));
    expect(text).toContain('株式会社まどぐち商事');
    expect(text).not.toMatch(/\{\w+\}/);
  }
});

it('the office rules ask for what the law’s sample has: whom, what, when, why and by whom [B7-08]', () => {
  const text = JSON.stringify(documentOf('office-rules', 'ja', '会社'));
  for (const said of [
    '第7条',
    '2か月',
    '7営業日',
    '理由',
    '取引先',
    '管理責任者',
    '処理責任者',
    '監査人',
    '保存期間',
  ]) {
    expect(text).toContain(said);
  }
});
