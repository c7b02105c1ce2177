import { DOCUMENT_KINDS, documentOf } from '@madoguchi/contract/electronic-transactions/documents/document.ts';
import { expect, it } from 'vitest';
import { printedFit } from '../../../test/paper-fit.ts';
import { sheetDocument } from '../../platform/paper/document/sheet-document.ts';
import { renderPaper } from '../../platform/paper/press/render.ts';
import { documentSheet } from './print-document.ts';

const COMPANY = '株式会社むさしの製作所';
const bare = (text: string) => text.replace(/\s/g, '');
const KINDS = DOCUMENT_KINDS.flatMap((kind) => [[kind, 'ja'] as const, [kind, 'en'] as const]);

it.each(KINDS)('%s in %s is printed whole on A4 with the company’s name [B7-08]', async (kind, language) => {
  const printing = { language, company: COMPANY, printedBy: '佐藤 花子', printedAt: '2026-11-21T05:05:00.000Z' };
  const pdf = await renderPaper(sheetDocument(documentSheet(kind, language, COMPANY), [], printing));
  const { text, misfits } = await printedFit(pdf);
  expect(misfits).toEqual([]);
  const printed = bare(text);
  expect(printed).toContain(COMPANY);
  for (const { title, text: parts } of documentOf(kind, language, COMPANY)) {
    for (const said of [title, ...parts.flat()]) expect(printed).toContain(bare(said).slice(0, 12));
  }
  if (kind === 'office-rules') expect(printed).toContain(bare(language === 'ja' ? '承認者（代表者）' : 'Approved by'));
});
