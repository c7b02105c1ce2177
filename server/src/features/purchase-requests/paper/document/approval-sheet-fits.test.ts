import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperText, printedFit } from '../../../../../test/paper-fit.ts';
import { sheetDocument } from '../../../../platform/paper/document/sheet-document.ts';
import { renderPaper } from '../../../../platform/paper/press/render.ts';
import type { PreparedFile, Printing } from '../../../../platform/paper/sheet.ts';
import type { PaperPurchase } from '../paper-purchase.ts';
import { samplePurchase } from '../sample-purchase.ts';
import { approvalSheet } from './approval-sheet.ts';

const { texts, quantity, unitPriceYen } = PURCHASE_LIMITS;
const BEHIND: PreparedFile = { shown: 'pages', pages: 1 };

async function printed(purchase: PaperPurchase, language: Printing['language']) {
  const printing: Printing = {
    language,
    company: '株式会社まどぐち商事',
    printedBy: purchase.employeeName,
    printedAt: '2026-11-21T05:05:00.000Z',
  };
  const sheet = approvalSheet(purchase, printing);
  const files = sheet.files.items.map((item) => ({ ...item, prepared: BEHIND }));
  return printedFit(await renderPaper(sheetDocument(sheet, files, printing)));
}

const times = (text: string, part: string) => text.split(part).length - 1;

/** A purchase request with these texts wherever somebody may type one, and the largest figures. */
function written(lines: number, given: { readonly [Text in keyof typeof texts | 'name' | 'file']: string }) {
  const sample = samplePurchase();
  const [line] = sample.lines;
  const [quote] = sample.quotes;
  if (line === undefined || quote === undefined) throw new Error('no lines');
  const { item, spec, url, unit, supplier, note, comment, name } = given;
  const file = quote.attachment === null ? null : { ...quote.attachment, name: given.file };
  return {
    ...sample,
    purchaseName: given.purchaseName,
    reason: given.reason,
    deliveryPlace: given.deliveryPlace,
    singleSourceReason: given.singleSourceReason,
    employeeName: name,
    departmentName: name,
    purchaseCategoryName: name,
    lines: Array.from({ length: lines }, (_, index) => ({
      ...line,
      id: `${line.id.slice(0, -3)}${String(index).padStart(3, '0')}`,
      item,
      spec,
      url,
      unit,
      supplier: `${index % 3}${supplier}`.slice(0, texts.supplier),
      quantity,
      unitPrice: unitPriceYen,
    })),
    quotes: sample.quotes.map((one) => ({ ...one, supplier, note, attachment: file, amount: 999_999_999 })),
    facts: sample.facts.map((fact) => ({ ...fact, by: name, department: name, comment })),
    acts: sample.acts.map((act) => ({ ...act, comment, stepName: name })),
    order: sample.order === null ? null : { ...sample.order, comment, by: name, orderNumber: given.orderNumber },
    receipts: sample.receipts.map((receipt) => ({ ...receipt, comment, by: name })),
    invoices: sample.invoices.map((invoice) => ({ ...invoice, supplier, by: name, invoiceNumber: given.orderNumber })),
  } as unknown as PaperPurchase;
}

const GIVEN = fc.record({
  ...(Object.fromEntries(Object.entries(texts).map(([field, max]) => [field, paperText(max)])) as Record<
    keyof typeof texts,
    fc.Arbitrary<string>
  >),
  name: paperText(100),
  file: paperText(120),
});

describe('the approval sheet fits', () => {
  it('breaks every word inside its column, keeps inside its margins, and loses none [B0-12]', async () => {
    await fc.assert(
      fc.asyncProperty(
        GIVEN,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('ja' as const, 'en' as const),
        async (given, lines, language) => {
          const { text, misfits } = await printed(written(lines, given), language);
          expect(misfits).toEqual([]);
          expect(times(text, '延')).toBeGreaterThanOrEqual(
            times(given.reason + given.singleSourceReason + given.purchaseName + given.deliveryPlace, '延') +
              lines * times(given.item + given.spec + given.url + given.unit, '延'),
          );
          expect(times(text, language === 'ja' ? '購入先・税率ごとの合計' : 'Totalsbysupplierandtaxrate')).toBe(1);
        },
      ),
      { numRuns: 12 },
    );
  }, 90_000);

  it('carries its totals once and no blank page, however its lines fill the pages [B0-12]', async () => {
    for (let lines = 1; lines <= 20; lines += 1) {
      const sample = samplePurchase();
      const [line] = sample.lines;
      const { text, misfits } = await printed(
        {
          ...sample,
          lines: Array.from({ length: lines }, (_, index) => ({ ...line, supplier: `商店${index}` })),
        } as PaperPurchase,
        'ja',
      );
      expect([lines, times(text, '購入先・税率ごとの合計'), misfits]).toEqual([lines, 1, []]);
    }
  }, 90_000);
});
