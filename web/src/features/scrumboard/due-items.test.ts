import type { CardDue } from '@madoguchi/contract/scrumboard/model.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { timeOfDay } from '@madoguchi/contract/values/time-of-day.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueOfSpan, spanOfDue } from './due-items.ts';

const FIRST = '2026-01-01' as PlainDate;
const DUE = fc.record({
  day: fc.integer({ min: 0, max: 800 }).map((days) => addDays(FIRST, days)),
  time: fc.option(fc.integer({ min: 0, max: 1439 }).map((minutes) => timeOfDay(minutes) as CardDue['time'])),
});

it('a card that is drawn on its due date and put where it was is due as before; on another day at the same time [B9-05]', () => {
  fc.assert(
    fc.property(DUE, fc.integer({ min: -40, max: 40 }), (due, days) => {
      const { start, end } = spanOfDue(due);
      expect(end > start).toBe(true);
      expect(dueOfSpan({ start }, due)).toEqual(due);
      const day = addDays(due.day, days);
      const moved = { start: start.replace(due.day, day) as typeof start };
      expect(dueOfSpan(moved, due)).toEqual({ day, time: due.time });
    }),
  );
});
