import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cursor, type CursorFrame, gridIndexOf, type Marked, moved, pickedOf, placed } from './cursor.ts';
import { CALENDAR_VIEWS, drawnDaysOf, neighbourOf } from './frame.ts';
import { minuteOf } from './wall-clock.ts';

const FRAME: CursorFrame = {
  view: 'timeline-day',
  day: '2026-12-01' as PlainDate,
  weekStart: 0,
  slotMinutes: 15,
  from: 420,
  to: 1320,
  rowIds: ['a', 'b', 'c'],
};
const at = (day: string, minute: number | null, rowId: string | null = null): Cursor => ({
  day: day as PlainDate,
  minute,
  rowId,
});
const one = (cursor: Cursor): Marked => ({ head: cursor, anchor: cursor });
const press = (frame: CursorFrame, marked: Marked, ...keys: string[]) =>
  keys.reduce((now, pressed) => {
    const key = pressed.split('+').at(-1) ?? '';
    const held = { ctrlKey: pressed.includes('Control+'), shiftKey: pressed.includes('Shift+') };
    return moved(now, { key, ...held }, frame) ?? now;
  }, marked);

test.each([
  ['timeline-day', ['ArrowRight'], at('2026-12-01', 615, 'b')],
  ['timeline-day', ['Control+ArrowLeft'], at('2026-12-01', 540, 'b')],
  ['timeline-day', ['ArrowUp', 'ArrowUp'], at('2026-12-01', 600, 'a')],
  ['timeline-day', ['Control+End'], at('2026-12-01', 600, 'c')],
  ['timeline-day', ['End', 'ArrowRight'], at('2026-12-02', 420, 'b')],
  ['timeline-week', ['Home', 'ArrowLeft'], at('2026-11-30', 1305, 'b')],
  ['timeline-week', ['PageDown'], at('2026-12-08', 600, 'b')],
  ['week', ['ArrowRight', 'ArrowDown'], at('2026-12-02', 615)],
  ['week', ['Home', 'ArrowUp', 'ArrowUp'], at('2026-12-01', null)],
  ['week', ['Home', 'ArrowUp', 'ArrowDown'], at('2026-12-01', 420)],
  ['day', ['End', 'ArrowDown', 'PageUp'], at('2026-11-30', 1305)],
  ['month', ['ArrowDown', 'ArrowRight'], at('2026-12-09', null)],
  ['month', ['Home'], at('2026-11-29', null)],
  ['month', ['Control+End', 'PageDown'], at('2027-01-31', null)],
] as const)('in a %s, %j leads on', (view, keys, expected) => {
  const frame = { ...FRAME, view };
  expect(press(frame, one(placed(at('2026-12-01', 600, 'b'), frame)), ...keys).head).toEqual(expected);
});

test('a month from the 31st lands on the last day of a shorter one', () => {
  const month = { view: 'month', weekStart: 0 } as const;
  expect(neighbourOf({ ...month, day: '2027-01-31' as PlainDate }, 1)).toBe('2027-02-28');
  expect(neighbourOf({ ...month, day: '2027-01-15' as PlainDate }, -1)).toBe('2026-12-15');
});

test('Shift marks a span in one row, of hours or of whole days; the end of the day is 24:00', () => {
  const frame = { ...FRAME, to: 1440 };
  const start = one(at('2026-12-01', 1410, 'b'));
  const marked = press(frame, start, 'Shift+ArrowRight', 'Shift+ArrowDown');
  expect(pickedOf(marked, 15)).toEqual({
    start: '2026-12-01T23:30',
    end: '2026-12-01T24:00',
    allDay: false,
    rowId: 'b',
  });
  const month = { ...FRAME, view: 'month' } as const;
  const days = press(month, one(at('2026-12-01', null)), 'Shift+ArrowRight', 'Shift+ArrowRight');
  expect(pickedOf(days, 15)).toEqual({ start: '2026-12-01T00:00', end: '2026-12-03T24:00', allDay: true });
});

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

test('wherever keys lead, the cursor stands in a cell, and what it marks is at least one and whole cells', () => {
  const stroke = fc.record({ key: fc.constantFrom(...KEYS), ctrlKey: fc.boolean(), shiftKey: fc.boolean() });
  fc.assert(
    fc.property(
      fc.constantFrom(...CALENDAR_VIEWS.filter((view) => view !== 'list')),
      fc.constantFrom(5, 15, 30, 60),
      fc.array(stroke, { maxLength: 40 }),
      (view, slotMinutes, strokes) => {
        const frame = { ...FRAME, view, slotMinutes };
        let marked = one(placed(at('2026-12-01', 607, 'b'), frame));
        for (const each of strokes) marked = moved(marked, each, frame) ?? marked;
        const { head } = marked;
        expect(placed(head, frame)).toEqual(head);
        const { start, end } = pickedOf(marked, slotMinutes);
        const length = minuteOf(end) - minuteOf(start);
        expect(length).toBeGreaterThan(0);
        expect(length % (head.minute === null ? 1440 : slotMinutes)).toBe(0);
        const days = drawnDaysOf({ ...frame, day: head.day });
        const { row, rowCount, column, columnCount } = gridIndexOf(frame, head, days);
        expect([row >= 1, row <= rowCount, column >= 1, column <= columnCount]).toEqual([true, true, true, true]);
      },
    ),
  );
});
