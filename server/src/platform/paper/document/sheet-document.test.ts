import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { renderPaper } from '../press/render.ts';
import type { Printing, Sheet } from '../sheet.ts';
import { ruledTable, section } from './ruled-table.ts';
import { sheetDocument } from './sheet-document.ts';

const PRINTING: Printing = {
  language: 'ja',
  company: '会社',
  printedBy: '山田 太郎',
  printedAt: '2026-11-21T05:05:00.000Z',
};

const FILES: Sheet['files'] = { heading: '添付', belongsTo: '区分', items: [] };
const SECTIONS = 45;

/** Sections of a table each, of three to eleven rows: their headings come to stand at every height of a page. */
function sections(): Sheet['content'] {
  return Array.from({ length: SECTIONS }, (_, place) => {
    const rows = Array.from({ length: 3 + ((place * 5) % 9) }, (_row, index) => [`行${index}`]);
    return section(`見出し${place}番`, [ruledTable([{ title: '列の頭', width: '*' }], rows)]);
  }).flat();
}

describe('a sheet', () => {
  it('leaves no heading alone at the foot of a page [B0-12]', async () => {
    const sheet = {
      title: '稟議書',
      name: 'PR-2026-00045',
      author: '',
      subject: '',
      content: sections(),
      files: FILES,
    };
    const pages = await pdfPages(await renderPaper(sheetDocument(sheet, [], PRINTING)));
    expect(pages.length).toBeGreaterThan(8);
    const text = pages.map((page) => page.text).join('');
    expect(text.match(/見出し\d+番列の頭行0/g)).toHaveLength(SECTIONS);
    for (const page of pages) expect(page.text).not.toMatch(/見出し\d+番印刷：/);
  });
});
