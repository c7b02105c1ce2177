import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fiscalYear } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import { CATEGORY_COLOURS, COURSE_CATEGORIES } from './choices.ts';
import type { CourseDraft, CourseStep } from './model.ts';
import { countsIn, courseFaults, daysLate, dueIn, picturesIn, progressOf, roundOf, stepsLeft } from './rules.ts';

const day = (text: string) => PlainDate.parse(text);
const FIRST = '018f0000-0000-7000-8000-000000000001';
const step = (more: Partial<CourseStep> = {}): CourseStep => ({
  ...{ id: FIRST, title: '一', titleEn: '', body: '本文', bodyEn: '', minutes: 5, isHidden: false, question: null },
  ...more,
});
const course = (more: Partial<CourseDraft> = {}): CourseDraft => ({
  ...{ courseCategory: 'work', slug: 'claims', title: '経費精算', titleEn: '', description: '5つの手順' },
  ...{ descriptionEn: '', renewsYearly: false, steps: [step()] },
  ...more,
});
const faults = (more: Partial<CourseDraft>) => courseFaults(course(more)).map(({ field, code }) => `${field}: ${code}`);

const parts = fc.uniqueArray(fc.record({ id: fc.uuid(), minutes: fc.integer({ min: 1, max: 240 }) }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 20,
});

describe('progress', () => {
  it('is that of the steps that there are, whole only when completed, never over 100 [AC1, GEN-01]', () => {
    fc.assert(
      fc.property(parts, fc.array(fc.uuid()), fc.array(fc.nat(19)), fc.boolean(), (all, gone, some, isCompleted) => {
        const done = [...gone, ...some.flatMap((nth) => all[nth]?.id ?? [])];
        const progress = progressOf(all, done, isCompleted);
        expect(progress.percent === 100).toBe(isCompleted);
        expect(progress.percent).toBeGreaterThanOrEqual(0);
        expect(progress.percent).toBeLessThanOrEqual(100);
        expect(progress.done).toBeLessThanOrEqual(progress.steps);
        expect(progress.minutesLeft).toBeLessThanOrEqual(progress.minutes);
        // A step that is gone counts neither way.
        expect(progressOf(all, [...done, ...gone], isCompleted)).toEqual(progress);
      }),
    );
  });

  it('of three in seven is 43 %, of two in five 40 %, of all before the end 99 % [GEN-01]', () => {
    const some = Array.from({ length: 7 }, (_, nth) => ({ id: String(nth), minutes: 1 }));
    expect(progressOf(some, ['0', '1', '2'], false).percent).toBe(43);
    expect(progressOf(some.slice(2), ['0', '1', '2', '3'], false).percent).toBe(40);
    expect(progressOf(some, ['0', '1', '2', '3', '4', '5', '6'], false).percent).toBe(99);
  });
});

describe('a course is finished', () => {
  it('once each step is done; its last is done by finishing, unless it asks [AC2]', () => {
    const three = ['a', 'b', 'c'].map((id) => ({ id, asks: false }));
    expect(stepsLeft(three, [])).toEqual([1, 2]);
    expect(stepsLeft(three, ['a', 'b'])).toEqual([]);
    expect(stepsLeft([...three.slice(0, 2), { id: 'c', asks: true }], ['a', 'b'])).toEqual([3]);
    expect(stepsLeft([...three.slice(0, 2), { id: 'c', asks: true }], ['a', 'b', 'c'])).toEqual([]);
  });
});

const days = fc.integer({ min: 0, max: 20_000 }).map((nth) => addDays(day('2000-01-01'), nth));

describe('a round', () => {
  it('of a yearly course counts what was completed from April to March, of another whatever was [B9-06]', () => {
    fc.assert(
      fc.property(days, days, fc.boolean(), (today, completedOn, renewsYearly) => {
        const round = roundOf({ renewsYearly, requiredEdition: 1 }, today);
        const completion = { fiscalYear: fiscalYear(completedOn), edition: 1 };
        expect(countsIn(completion, round)).toBe(!renewsYearly || fiscalYear(completedOn) === fiscalYear(today));
      }),
    );
  });

  it('counts no version older than the one that asks to be taken again [AC1]', () => {
    const round = roundOf({ renewsYearly: false, requiredEdition: 3 }, day('2026-11-25'));
    expect([1, 2, 3, 4].filter((edition) => countsIn({ fiscalYear: 2026, edition }, round))).toEqual([3, 4]);
  });

  it('has its deadline on the same day of its year, and never before the first one', () => {
    expect(dueIn(day('2026-11-30'), { year: 2027 })).toBe('2027-11-30');
    expect(dueIn(day('2028-02-29'), { year: 2028 })).toBe('2029-02-28');
    expect(dueIn(day('2026-11-30'), { year: 2025 })).toBe('2026-11-30');
    fc.assert(
      fc.property(days, fc.integer({ min: 1990, max: 2080 }), (dueOn, year) => {
        expect(dueIn(dueOn, { year: 0 })).toBe(dueOn);
        const due = dueIn(dueOn, { year });
        expect(due >= dueOn).toBe(true);
        expect(fiscalYear(due)).toBe(Math.max(year, fiscalYear(dueOn)));
      }),
    );
  });
});

it.each([
  ['2026-11-30T14:59:59.000Z', 0],
  ['2026-11-30T15:00:00.000Z', 1],
  ['2026-12-09T15:00:00.000Z', 10],
  ['2026-11-01T00:00:00.000Z', 0],
])('a deadline of 30 November met at %s is late by %i days [AC3]', (moment, late) => {
  expect(daysLate(day('2026-11-30'), moment)).toBe(late);
  expect(daysLate(null, moment)).toBe(0);
});

describe('a draft', () => {
  it('that is complete may be published, in Japanese alone or in both languages [B9-06]', () => {
    expect(faults({})).toEqual([]);
    const english = {
      titleEn: 'Claims',
      descriptionEn: 'Five steps',
      steps: [step({ titleEn: 'One', bodyEn: 'Text' })],
    };
    expect(faults(english)).toEqual([]);
  });

  it('lacks what is blank, each fault at its field; what is hidden may be unfinished [B0-11]', () => {
    expect(faults({ title: ' ', slug: '', description: '\n', courseCategory: null, steps: [] })).toEqual([
      ...['title', 'slug', 'description', 'courseCategory'].map((field) => `${field}: required`),
      'steps: course-steps',
    ]);
    const question = {
      ...{ text: '', textEn: '', right: 2, explanation: '', explanationEn: '' },
      choices: [
        { text: 'はい', textEn: '' },
        { text: '', textEn: '' },
      ],
    };
    expect(faults({ steps: [step({ title: '', isHidden: true }), step({ body: '', question })] })).toEqual([
      'steps.1.body: required',
      'steps.1.question.text: required',
      'steps.1.question.choices.1.text: required',
      'steps.1.question.right: course-right',
    ]);
  });

  it('begun in English is English throughout [B9-06]', () => {
    expect(faults({ steps: [step({ titleEn: 'One' })] })).toEqual([
      'titleEn: course-english',
      'descriptionEn: course-english',
      'steps.0.bodyEn: course-english',
    ]);
  });
});

it('pictures are those that the texts name as such, each once [B0-07]', () => {
  const other = FIRST.replace(/1$/, '2');
  const body = `![画面](picture:${FIRST}) と ![](picture:${FIRST.toUpperCase()})、[文](picture-${other})`;
  expect(picturesIn([{ body, bodyEn: `![x](picture:${other})` }])).toEqual([FIRST, other]);
});

it('white text can be read on the ground of each category [AC2]', () => {
  const linear = (channel: number) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  for (const category of COURSE_CATEGORIES) {
    const [r = 0, g = 0, b = 0] = (CATEGORY_COLOURS[category].match(/\w\w/g) ?? []).map(
      (hex) => Number.parseInt(hex, 16) / 255,
    );
    const light = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    expect(1.05 / (light + 0.05), category).toBeGreaterThanOrEqual(4.5);
  }
});
