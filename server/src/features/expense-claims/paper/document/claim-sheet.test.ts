import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../../test/pdf-text.ts';
import { dayWithEra } from '../../../../platform/paper/document/paper-dates.ts';
import { sheetDocument } from '../../../../platform/paper/document/sheet-document.ts';
import { renderPaper } from '../../../../platform/paper/press/render.ts';
import type { PreparedFile, Printing } from '../../../../platform/paper/sheet.ts';
import type { PaperClaim } from '../paper-claim.ts';
import { sampleClaim } from '../sample-claim.ts';
import { claimSheet } from './claim-sheet.ts';
import { standingDecisions } from './paper-head.ts';
import { totalsByType } from './totals.ts';

const JAPANESE: Printing = {
  language: 'ja',
  company: '株式会社まどぐち商事',
  printedBy: '山田 太郎',
  printedAt: '2026-11-21T05:05:00.000Z',
};
const ENGLISH: Printing = { ...JAPANESE, language: 'en' };

/** With its receipts listed as `prepared` says, where it says anything. */
async function printed(claim: PaperClaim, printing: Printing = JAPANESE, prepared: PreparedFile | null = null) {
  const sheet = claimSheet(claim, printing);
  const receipts = prepared === null ? [] : sheet.files.items.map((item) => ({ ...item, prepared }));
  return pdfPages(await renderPaper(sheetDocument(sheet, receipts, printing)));
}

const wholeText = async (...args: Parameters<typeof printed>) =>
  (await printed(...args)).map(({ text }) => text).join('');

describe('the claim’s paper', () => {
  it('says of every line what was claimed, and the total [B4-09]', async () => {
    const claim = sampleClaim(6);
    const text = await wholeText(claim);
    expect(text).toContain('交通費・旅費精算書');
    expect(text).toContain('合計金額6件¥26,048');
    expect(text).toContain('211/5(木)顧客訪問');
    expect(text).toContain('東京〜（名古屋）〜新大阪片道14,72014,720法人カード');
    expect(text).toContain('宿泊費9,8009,800朝食付きT7123456789012');
    expect(text).toContain('定期控除−136');
    expect(text).toContain(`※4${claim.lines[3]?.memo}`);
  });

  it('keeps 髙 and 﨑 in names, lines and seals [B0-12]', async () => {
    const text = await wholeText(sampleClaim(1));
    expect(text).toContain('髙橋﨑子（タカハシサキコ）');
    expect(text).toContain('髙﨑様定例打合せ');
    expect(text).toContain('営業第一部2026.11.21髙橋');
  });

  it('names the month and the day by era and by western year [B0-12]', async () => {
    const text = await wholeText(sampleClaim(1));
    expect(text).toContain('令和8年11月（2026年11月）');
    expect(text).toContain('令和8年11月21日2026/11/21(土)');
    expect(dayWithEra(PlainDate.parse('2019-05-01'), 'ja')).toBe('令和元年5月1日　2019/05/01(水)');
    expect(dayWithEra(PlainDate.parse('2019-04-30'), 'en')).toBe('Tue 30 Apr 2019 (平成31年4月30日)');
  });

  it('speaks English around what was recorded in Japanese', async () => {
    const text = await wholeText(sampleClaim(4), ENGLISH);
    expect(text).toContain('Travelexpenseclaim');
    expect(text).toContain('Sat21Nov2026(令和8年11月21日)');
    expect(text).toContain('Corporatecard');
    expect(text).toContain('髙橋﨑子');
    expect(text).not.toMatch(/申請者|明細|金額|承認の記録/);
  });

  it('repeats the table’s head on each page, parts no row, and counts the pages [B0-12]', async () => {
    const claim = sampleClaim(60);
    const pages = await printed(claim);
    const seen: number[] = [];
    const withLines = pages.filter(({ text }) => text.includes('片道運賃'));
    expect(withLines.length).toBeGreaterThan(3);
    for (const { words } of withLines) {
      const head = words.find(({ text }) => text === '利用日');
      const numbers = words.filter(({ text, x, y }) => /^\d+$/.test(text) && x < 60 && y > (head?.y ?? Infinity));
      expect(numbers.length).toBeGreaterThan(0);
      for (const { text, y } of numbers) {
        // Date and amount stand beside the number, both lines of the purpose below: the whole row is on this page.
        const beside = words.filter((word) => Math.abs(word.y - y) < 1).map((word) => word.text);
        const below = words.filter((word) => word.y > y + 5 && word.y < y + 40 && word.x > 110 && word.x < 150);
        expect(beside.some((word) => /^\d+\/\d+\(.\)$/.test(word))).toBe(true);
        expect(below.length).toBeGreaterThan(0);
        seen.push(Number(text));
      }
    }
    expect(seen).toEqual(claim.lines.map((_, index) => index + 1));
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`印刷：山田太郎2026/11/21(土)14:05TE-2026-00123${index + 1}/${pages.length}`);
    });
  });

  it('is A4 upright with margins of 10 to 15 mm [B0-12]', async () => {
    for (const { width, height, words } of await printed(sampleClaim(60), ENGLISH)) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      expect(Math.min(...words.map(({ x, y }) => Math.min(x, y)))).toBeGreaterThan(40);
      expect(Math.max(...words.map(({ bottom }) => bottom))).toBeLessThan(842 - 40);
    }
  });

  it('takes the longest texts that a line may have', async () => {
    const claim = sampleClaim(3);
    const long = (length: number) => '延'.repeat(length);
    const texts = {
      purposeText: long(200),
      visitedParty: long(100),
      from: long(60),
      via: long(60),
      to: long(60),
      memo: long(500),
    };
    const text = await wholeText({ ...claim, lines: claim.lines.map((line) => ({ ...line, ...texts })) });
    expect(text.split('延').length - 1).toBe(3 * (200 + 100 + 180 + 500));
  });
});

describe('the seals and records', () => {
  it('bear the recorded names and days of the submission that stands [B0-12]', () => {
    const claim = sampleClaim(1);
    expect(standingDecisions(claim).map(({ decision, by }) => [decision, by])).toEqual([
      ['submitted', '髙橋 﨑子'],
      ['approved', '佐々木 一'],
      ['approved', '五十嵐 みどり'],
      ['confirmed', '五十嵐 みどり'],
    ]);
  });

  it('leave out what was taken back, and what was agreed before the claim went back a step [B3-06, B0-12]', () => {
    const claim = sampleClaim(1);
    const [submission, superior] = standingDecisions(claim);
    if (superior === undefined || submission === undefined) throw new Error('no decisions');
    const sealed = (...since: readonly (typeof superior)['decision'][]) =>
      standingDecisions({
        status: 'in_review',
        decisions: [submission, superior, ...since.map((decision) => ({ ...superior, decision }))],
      }).map(({ decision }) => decision);
    expect(sealed()).toEqual(['submitted', 'approved']);
    expect(sealed('taken-back')).toEqual(['submitted']);
    expect(sealed('taken-back', 'approved')).toEqual(['submitted', 'approved']);
    expect(sealed('returned')).toEqual(['submitted']);
  });

  it('of a delegate say for whom they decided, beside the seal and in the record [B3-07]', async () => {
    const text = await wholeText(sampleClaim(1));
    expect(text.split('山田太郎の代理')).toHaveLength(3);
    expect(await wholeText(sampleClaim(1), ENGLISH)).toContain('for山田太郎');
  });

  it('a returned or rejected claim bears no seal', () => {
    for (const status of ['draft', 'returned', 'rejected', 'cancelled'] as const) {
      expect(standingDecisions({ ...sampleClaim(1), status })).toEqual([]);
    }
  });

  it('every decision is listed with name, department, time and comment [B0-12]', async () => {
    const text = await wholeText(sampleClaim(1));
    expect(text).toContain('2026/11/19(木)10:00差戻し上長の承認山田太郎営業第一部11/5の領収書を添付してください。');
    expect(text).toContain('2026/11/21(土)00:30申請髙橋﨑子営業第一部');
    expect(text).toContain('2026/11/21(土)12:05確定五十嵐みどり経理部');
  });

  it('sums by expense type add up to the total', () => {
    const claim = sampleClaim(6);
    const sums = totalsByType(claim.lines);
    expect(sums).toEqual([
      { expenseType: 'transport', lines: 5, yen: 16_248 },
      { expenseType: 'lodging', lines: 1, yen: 9_800 },
    ]);
    expect(sums.reduce((all, { yen }) => all + yen, 0)).toBe(claim.totalYen);
  });

  it('each receipt is listed with its line, name, size and SHA-256, and why it is not printed [B0-12]', async () => {
    const claim = sampleClaim(3);
    const encrypted = await wholeText(claim, JAPANESE, { shown: 'not', because: 'encrypted' });
    expect(encrypted).toContain(`12新幹線領収書.pdf${'3f'.repeat(32)}1.2MB別ファイル（暗号化のため印刷不可）`);
    const behind = await printed(claim, JAPANESE, { shown: 'pages', pages: 2 });
    expect(behind.at(-1)?.text).toContain('後ろに添付（2ページ）');
    expect(behind.at(-1)?.text).toContain(`${behind.length}/${behind.length + 4}`);
  });
});
