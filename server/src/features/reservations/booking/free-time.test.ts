import { minutesLater, type Span } from '@madoguchi/contract/reservations/rules.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Busy } from '../ground-store.ts';
import { conflictsOf, isTakenAt, type TimedResource, takenOf } from './free-time.ts';

const MORNING = '2026-12-01T00:00:00.000Z';
const PARTS = ['left', 'right'];

const span = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 6 })).map(([from, slots]): Span => {
  const start = minutesLater(MORNING, from * 15);
  return { start, end: minutesLater(start, slots * 15) };
});
const part = fc.constantFrom(...PARTS);
const buffer = fc.constantFrom(0, 15, 30);

it('a time is taken exactly where something can be told that stands against it [B6-03] [B6-05]', () => {
  const held = fc.record({ span, partId: part, quantity: fc.integer({ min: 1, max: 2 }) });
  const resource = fc.record({
    parts: fc.subarray(PARTS, { minLength: 1 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    bufferBeforeMinutes: buffer,
    bufferAfterMinutes: buffer,
  });
  const ground = fc.record({ resource, held: fc.array(held), closed: fc.array(fc.record({ span, partId: part })) });
  let [taken, free] = [0, 0];
  fc.assert(
    fc.property(ground, span, fc.integer({ min: 1, max: 3 }), (given, asked, quantity) => {
      const exclusive = given.resource.quantity === 1;
      const busy = given.held.map(
        (one, nth): Busy => ({
          ...{ reservationId: `r${nth}`, partId: one.partId, quantity: one.quantity, exclusive, ...one.span },
          ...{ from: one.span.start, to: one.span.end, organizerName: '', title: `${nth}`, visibility: 'public' },
          isOwn: false,
        }),
      );
      const closed = given.closed.map((one) => ({ partId: one.partId, ...one.span }));
      const known = takenOf(busy, closed);
      const bookable: TimedResource = { id: 'x', name: 'X', ...given.resource };
      const isTaken = isTakenAt(bookable, quantity, asked, known);
      expect(isTaken).toBe(conflictsOf(bookable, quantity, asked, known).length > 0);
      if (isTaken) taken += 1;
      else free += 1;
    }),
  );
  expect(Math.min(taken, free)).toBeGreaterThan(0);
});
