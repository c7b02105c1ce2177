import { TEXT_LIMITS } from '@madoguchi/contract/expense-claims/line-fields.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperText, printedFit } from '../../../../../test/paper-fit.ts';
import { sheetDocument } from '../../../../platform/paper/document/sheet-document.ts';
import { renderPaper } from '../../../../platform/paper/press/render.ts';
import type { PreparedFile, Printing } from '../../../../platform/paper/sheet.ts';
import type { PaperClaim } from '../paper-claim.ts';
import { sampleClaim } from '../sample-claim.ts';
import { claimSheet } from './claim-sheet.ts';

const PRINTING: Printing = {
  language: 'ja',
  company: '株式会社まどぐち商事',
  printedBy: '山田 太郎',
  printedAt: '2026-11-21T05:05:00.000Z',
};
const BEHIND: PreparedFile = { shown: 'pages', pages: 1 };

async function printed(claim: PaperClaim, printing = PRINTING) {
  const sheet = claimSheet(claim, printing);
  const files = sheet.files.items.map((item) => ({ ...item, prepared: BEHIND }));
  return printedFit(await renderPaper(sheetDocument(sheet, files, printing)));
}

/** 延 is counted in what is printed once. */
const withoutCounted = (texts: fc.Arbitrary<string>) => texts.map((text) => text.replaceAll('延', '円'));
const times = (text: string, part: string) => text.split(part).length - 1;

async function expectTotals(lines: number, claim = sampleClaim(lines)) {
  const { text, misfits } = await printed(claim);
  const total = `合計金額${lines}件¥${claim.totalYen.toLocaleString('en-US')}`;
  expect([lines, times(text, '経費種別ごとの合計'), times(text, total), misfits]).toEqual([lines, 1, 1, []]);
}

describe('the claim’s paper fits', () => {
  it('carries its totals once and no blank page, however its lines fill the pages [B0-12]', async () => {
    for (let lines = 1; lines <= 20; lines += 1) await expectTotals(lines);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 21, max: 200 }), (lines) => expectTotals(lines)),
      { numRuns: 3 },
    );
  }, 90_000);

  it('breaks every word inside its column, and keeps inside its margins [B0-12]', async () => {
    const text = fc.record({
      purposeText: paperText(TEXT_LIMITS.purposeText),
      visitedParty: paperText(TEXT_LIMITS.visitedParty),
      from: paperText(TEXT_LIMITS.from),
      via: paperText(TEXT_LIMITS.via),
      to: paperText(TEXT_LIMITS.to),
      registrationNumber: paperText(TEXT_LIMITS.registrationNumber),
      memo: paperText(TEXT_LIMITS.memo),
    });
    const head = fc.record({
      employeeName: withoutCounted(paperText(100)),
      employeeKana: withoutCounted(paperText(100)),
      departmentName: withoutCounted(paperText(100)),
      comment: paperText(500),
      language: fc.constantFrom('ja' as const, 'en' as const),
    });
    await fc.assert(
      fc.asyncProperty(
        head,
        fc.array(text, { minLength: 1, maxLength: 8 }),
        async ({ comment, language, ...who }, texts) => {
          const claim = sampleClaim(texts.length);
          const name = who.employeeName;
          const { text, misfits } = await printed(
            {
              ...claim,
              ...who,
              lines: claim.lines.map((line, index) => ({
                ...line,
                ...texts[index],
                unitFare: 9_999_999,
                amount: line.amount,
              })),
              decisions: claim.decisions.map((one) => ({
                ...one,
                comment,
                by: name,
                department: who.departmentName,
                step: name,
              })),
            },
            { ...PRINTING, language, printedBy: name },
          );
          expect(misfits).toEqual([]);
          const written =
            texts.flatMap((line) => Object.values(line)).join('') + comment.repeat(claim.decisions.length);
          expect(times(text, '延')).toBe(times(written, '延'));
        },
      ),
      { numRuns: 15 },
    );
  }, 90_000);
});
