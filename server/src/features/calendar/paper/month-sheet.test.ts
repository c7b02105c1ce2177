import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperText, printedFit } from '../../../../test/paper-fit.ts';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { sheetDocument } from '../../../platform/paper/document/sheet-document.ts';
import { renderPaper } from '../../../platform/paper/press/render.ts';
import type { Printing } from '../../../platform/paper/sheet.ts';
import { monthSheet, type PrintedEntry, type PrintedMonth } from './month-sheet.ts';

const printing = (language: Printing['language']): Printing => ({
  language,
  company: '株式会社まどぐち商事',
  printedBy: '佐藤 健太',
  printedAt: '2026-11-21T05:05:00.000Z',
});

const at = (day: string, time: string) => tokyoInstant(PlainDate.parse(day), time);
const entry = (day: string, title: string): PrintedEntry => ({
  title,
  allDay: false,
  startsAt: at(day, '10:00'),
  endsAt: at(day, '11:00'),
});

function monthOf(text: string, more: Partial<PrintedMonth> = {}): PrintedMonth {
  const month = YearMonth.parse(text);
  const first = firstDay(month);
  const last = addDays(firstDay(addMonths(month, 1)), -1);
  const holidays = [{ day: '2026-11-23', name: '勤労感謝の日', nameEn: 'Labour Thanksgiving Day' }];
  return { month, first, last, weekStart: 0, entries: [], holidays, ...more };
}

const pdfOf = (month: PrintedMonth, language: Printing['language'] = 'ja') =>
  renderPaper(sheetDocument(monthSheet(month, printing(language)), [], printing(language)));

describe('a month on paper', () => {
  it('is one page across, with each day, its holiday by name, and what goes on [B9-03]', async () => {
    const entries = [
      entry('2026-11-24', '面談'),
      { title: '出張', allDay: true, startsAt: at('2026-11-25', '00:00'), endsAt: at('2026-11-27', '00:00') },
      { title: '夜間作業', allDay: false, startsAt: at('2026-11-27', '23:00'), endsAt: at('2026-11-28', '24:00') },
    ];
    const pages = await pdfPages(await pdfOf(monthOf('202611', { entries })));
    expect(pages).toHaveLength(1);
    const [page] = pages;
    expect(Math.round(page?.width ?? 0)).toBe(842);
    for (const said of [
      '2026年11月',
      '23勤労感謝の日',
      '10:00面談',
      '終日出張',
      '→出張',
      '23:00夜間作業',
      '→夜間作業',
    ]) {
      expect(page?.text).toContain(said);
    }
    expect(page?.text.split('夜間作業'), 'it ends at midnight').toHaveLength(3);
    const english = await pdfPages(await pdfOf(monthOf('202611', { entries }), 'en'));
    expect(english[0]?.text).toContain('LabourThanksgivingDay');
    expect(english[0]?.text).toContain('Allday出張');
  });

  it('says how many are left out where a day has more than its cell holds', async () => {
    const entries = Array.from({ length: 12 }, (_, index) => entry('2026-11-24', `会議${index + 1}番`));
    const [page, ...more] = await pdfPages(await pdfOf(monthOf('202611', { entries })));
    expect(more).toEqual([]);
    const shown = (page?.text.match(/会議\d+番/g) ?? []).length;
    expect(shown).toBeGreaterThan(3);
    expect(page?.text).toContain(`+${12 - shown}`);
  });

  it('keeps every word in its cell, in months of four, five and six weeks', async () => {
    const months = fc.constantFrom('202602', '202611', '202608', '202702');
    await fc.assert(
      fc.asyncProperty(
        months,
        fc.array(paperText(200), { minLength: 1, maxLength: 9 }),
        fc.constantFrom('ja' as const, 'en' as const),
        fc.constantFrom(0 as const, 1 as const),
        async (text, titles, language, weekStart) => {
          const month = monthOf(text, { weekStart });
          const days = Array.from({ length: 28 }, (_, index) => addDays(month.first, index));
          const entries = days.flatMap((day) => titles.map((title) => entry(day, title)));
          const pdf = await pdfOf({ ...month, entries }, language);
          expect((await printedFit(pdf)).misfits).toEqual([]);
          const pages = await pdfPages(pdf);
          expect(pages).toHaveLength(1);
          const width = ((pages[0]?.width ?? 0) - (2 * 15 * 72) / 25.4) / 7;
          const left = (15 * 72) / 25.4;
          const columnOf = (x: number) => Math.floor((x - left) / width);
          const cells = pages[0]?.words.filter(({ y }) => y > 95 && y < 500) ?? [];
          const beyond = cells.filter(({ x, right }) => columnOf(x + 1) !== columnOf(right - 1));
          expect(beyond.map(({ text: word }) => word)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  }, 90_000);

  it('begins its weeks as it is asked', async () => {
    const [page] = await pdfPages(await pdfOf(monthOf('202611', { weekStart: 1 })));
    const words = page?.words ?? [];
    const xOf = (said: string) => words.find(({ text, y }) => text === said && y < 100)?.x ?? 0;
    expect(xOf('月')).toBeLessThan(xOf('火'));
    expect(xOf('日')).toBeGreaterThan(xOf('土'));
  });
});
