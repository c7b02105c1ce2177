import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import type { Todo, TodoAct, TodoRepeat } from './model.ts';
import { NewTodo } from './model.ts';
import { acted, contentFaults, groupOf, handleOf, nextDue, notesInRow, settledRepeat, shareOf } from './rules.ts';

const day = (text: string) => PlainDate.parse(text);
const NOW = { now: '2026-11-25T01:00:00.000Z', today: day('2026-11-25') };
const repeat = (more: Partial<TodoRepeat>): TodoRepeat => ({
  every: 'day',
  interval: 1,
  from: 'calendar',
  day: null,
  ...more,
});
const LABEL = '018f0000-0000-7000-8000-000000000001';
const todo = (more: Partial<Todo> = {}): Todo => ({
  ...NewTodo.parse({ title: '見積もり' }),
  id: '018f0000-0000-7000-8000-000000000009',
  version: 3,
  completedAt: null,
  deletedAt: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  ...more,
});

describe('a due date', () => {
  it.each([
    ['2026-11-24', 'overdue'],
    ['2026-11-25', 'today'],
    ['2026-11-26', 'tomorrow'],
    ['2026-11-27', 'week'],
    ['2026-11-29', 'week'],
    ['2026-11-30', 'later'],
  ])('%s stands in its group on a Wednesday: %s [B9-04]', (due, group) => {
    expect(groupOf(day(due), NOW.today)).toBe(group);
  });

  it('of next week stands in no group of this one on its Sunday', () => {
    const sunday = day('2026-11-29');
    expect([0, 1, 2, 7].map((ahead) => groupOf(addDays(sunday, ahead), sunday))).toEqual([
      'today',
      'tomorrow',
      'later',
      'later',
    ]);
    expect(groupOf(null, sunday)).toBe('none');
  });

  it('is not before the start, has a time only beside a day, and never 24:00', () => {
    const faults = (startOn: string | null, dueOn: string | null, dueTime: string | null = null) =>
      contentFaults({ startOn: startOn as PlainDate, dueOn: dueOn as PlainDate, dueTime }).map(({ code }) => code);
    expect(faults('2026-11-26', '2026-11-25')).toEqual(['start-after-due']);
    expect(faults('2026-11-25', '2026-11-25', '17:00')).toEqual([]);
    expect(faults('2026-11-25', null, '17:00')).toEqual(['time-without-day']);
    expect(faults(null, '2026-11-25', '24:00')).toEqual(['due-at-24']);
  });
});

describe('a to-do that repeats', () => {
  /** Due dates one after another, each done on the day of its due date. */
  const series = (rule: TodoRepeat, first: string, count: number) => {
    const found = [day(first)];
    while (found.length < count) found.push(nextDue(rule, found.at(-1) as PlainDate, found.at(-1) as PlainDate));
    return found.map((one) => one.slice(5));
  };

  it.each([
    [
      'monthly on the 31st keeps the day that was asked for',
      repeat({ every: 'month', day: 31 }),
      '2026-01-31',
      '01-31 02-28 03-31 04-30',
    ],
    ['monthly on the last day', repeat({ every: 'month', day: 0 }), '2026-02-28', '02-28 03-31 04-30 05-31'],
    ['every second week', repeat({ every: 'week', interval: 2 }), '2026-11-25', '11-25 12-09 12-23 01-06'],
    ['yearly on a leap day', repeat({ every: 'year', day: 29 }), '2028-02-29', '02-29 02-28 02-28 02-28'],
  ])('%s [B9-04]', (_, rule, first, dates) => expect(series(rule, first, 4).join(' ')).toBe(dates));

  it.each([
    [
      'monthly after completion',
      repeat({ every: 'month', from: 'completion' }),
      '2026-08-29',
      '2026-09-10',
      '2026-10-10',
    ],
    ['on the last day, done a day early', repeat({ every: 'month', day: 0 }), '2026-07-31', '2026-07-30', '2026-08-31'],
    ['daily, done five days late', repeat({}), '2026-11-20', '2026-11-25', '2026-11-26'],
    ['weekly without a due date', repeat({ every: 'week' }), null, '2026-11-25', '2026-12-02'],
    ['weekly, done early', repeat({ every: 'week' }), '2026-11-30', '2026-11-25', '2026-12-07'],
  ])('%s comes again once', (_, rule, due, done, next) => {
    expect(nextDue(rule, due === null ? null : day(due), day(done))).toBe(next);
  });

  it('by the calendar comes again after its due date and after the completion, and never two steps late', () => {
    const rules = fc.record({
      every: fc.constantFrom('day', 'week', 'month', 'year'),
      interval: fc.integer({ min: 1, max: 99 }),
      from: fc.constant('calendar' as const),
    });
    const some = fc.integer({ min: 0, max: 4000 }).map((ahead) => addDays(day('2020-01-01'), ahead));
    fc.assert(
      fc.property(rules, some, some, (rule, due, done) => {
        const settled = settledRepeat({ ...rule, day: null } as TodoRepeat, due) as TodoRepeat;
        const next = nextDue(settled, due, done);
        const [, after = due] = [due, done].sort();
        expect(next > after).toBe(true);
        // One step back it would have been over, or it is the first step.
        const days = { day: 1, week: 7, month: 31, year: 366 }[settled.every] * settled.interval;
        expect(addDays(next, -days) <= after).toBe(true);
      }),
    );
  });

  it('is done, and comes again open with its start and reminder moved along; the one that is done repeats no more', () => {
    const weekly = todo({
      repeat: repeat({ every: 'week' }),
      dueOn: day('2026-11-25'),
      startOn: day('2026-11-23'),
      reminder: { day: day('2026-11-24'), time: '09:00' },
      subtasks: [{ id: LABEL, title: '下書き', isDone: true }],
    });
    const done = acted(weekly, { act: 'complete' }, NOW);
    expect(done?.after).toMatchObject({ completedAt: NOW.now, repeat: null, dueOn: '2026-11-25' });
    expect(done?.next).toMatchObject({
      completedAt: null,
      dueOn: '2026-12-02',
      startOn: '2026-11-30',
      reminder: { day: '2026-12-01', time: '09:00' },
      subtasks: [{ isDone: false }],
      repeat: { every: 'week' },
    });
    expect(acted(todo(), { act: 'complete' }, NOW)?.next).toBeNull();
  });
});

describe('an act', () => {
  it.each<[TodoAct, Partial<Todo>]>([
    [{ act: 'complete' }, { completedAt: NOW.now }],
    [{ act: 'reopen' }, { completedAt: null }],
    [{ act: 'star', on: true }, { starred: true }],
    [{ act: 'important', on: true }, { important: true }],
    [{ act: 'folder', folderId: LABEL }, { folderId: LABEL }],
    [{ act: 'label', labelId: LABEL, on: true }, { labelIds: [LABEL] }],
    [{ act: 'label', labelId: LABEL, on: false }, { labelIds: [] }],
    [{ act: 'due', dueOn: day('2026-12-01') }, { dueOn: day('2026-12-01') }],
    [{ act: 'delete' }, { deletedAt: NOW.now }],
    [{ act: 'restore' }, { deletedAt: null }],
  ])('changes what it says and, done again, nothing: %o', (act, changed) => {
    const before = todo({
      ...(act.act === 'reopen' ? { completedAt: '2026-11-24T00:00:00.000Z' } : {}),
      ...(act.act === 'restore' ? { deletedAt: '2026-11-24T00:00:00.000Z' } : {}),
      ...(act.act === 'label' && !act.on ? { labelIds: [LABEL] } : {}),
    });
    const once = acted(before, act, NOW);
    expect(once?.after).toEqual({ ...before, ...changed });
    expect(acted(once?.after ?? before, act, NOW)).toBeNull();
  });

  it('moves the start along with a due date before it, and drops the time of a due date that is taken away', () => {
    const timed = todo({ startOn: day('2026-11-28'), dueOn: day('2026-11-30'), dueTime: '17:00' });
    expect(acted(timed, { act: 'due', dueOn: day('2026-11-26') }, NOW)?.after).toMatchObject({
      startOn: '2026-11-26',
      dueOn: '2026-11-26',
      dueTime: '17:00',
    });
    expect(acted(timed, { act: 'due', dueOn: null }, NOW)?.after).toMatchObject({ dueOn: null, dueTime: null });
  });

  it('shows what some of several have as mixed', () => {
    expect([shareOf(0, 3), shareOf(1, 3), shareOf(3, 3)]).toEqual(['none', 'some', 'all']);
  });
});

describe('a title', () => {
  const faults = (title: string) => (NewTodo.safeParse({ title }).error?.issues ?? []).map(({ message }) => message);

  it('has 200 characters as people count them, and is not blank', () => {
    expect([faults('あ'.repeat(200)), faults('𠮷'.repeat(200)), faults('🍣'.repeat(200))]).toEqual([[], [], []]);
    expect([faults('𠮷'.repeat(201)), faults(' 　')]).toEqual([['too-long'], ['required']]);
  });
});

it('gives folders and labels a part of the address of their own', () => {
  expect(handleOf('購買 2026年度', 'folder', [])).toBe('購買-2026年度');
  expect(handleOf('ＡＢＣ/d', 'label', ['abc-d'])).toBe('abc-d-2');
  expect(handleOf('All', 'folder', [])).toBe('all-2');
  expect(handleOf('Label', 'label', [])).toBe('label');
  expect(handleOf('!?', 'label', [])).toBe('label');
});

it('shows notes without markup on one line of 180 characters [TD4]', () => {
  expect(notesInRow('# 見出し\n\n- **太字**と[リンク](https://example.jp)\n<b>x</b>')).toBe('見出し 太字とリンク x');
  expect([...notesInRow('あ'.repeat(300))]).toHaveLength(181);
});
