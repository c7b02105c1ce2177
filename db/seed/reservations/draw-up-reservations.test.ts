import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { expect, it } from 'vitest';
import { momentOf } from '../moments.ts';
import { seededRandom } from '../random.ts';
import { SAMPLE_RESOURCES } from '../resources/sample-resources.ts';
import { type BookableResource, drawUpReservations } from './draw-up-reservations.ts';

const TODAY = PlainDate.parse('2026-11-25');
const NOW = momentOf(TODAY);
const CLOSED = [momentOf(TODAY, 24 * 60 + 9 * 60), momentOf(TODAY, 24 * 60 + 17 * 60)] as const;

const resources = SAMPLE_RESOURCES.map(
  ({ name, units, ...one }): BookableResource => ({
    id: name,
    name,
    category: one.resourceCategory,
    quantity: one.quantity,
    slot: one.slotMinutes,
    before: one.bufferBeforeMinutes,
    after: one.bufferAfterMinutes,
    checksIn: one.checksIn,
    grace: one.graceMinutes,
    approval: one.approval,
    managers: [],
    hours: one.hours,
    endsOn: one.endsOn,
    parts: units.length === 0 ? [name] : units,
    closed: name === '第1会議室' ? [CLOSED] : [],
  }),
);
const people = Array.from({ length: 30 }, (_, nth) => `person ${nth}`);
const drawUp = () => drawUpReservations(resources, people, { today: TODAY, now: NOW }, seededRandom(7));

it('three months are drawn up: the same each time, in every state but one, with series, private ones and late things [B6-02]', () => {
  const { reservations, series } = drawUp();
  expect(drawUp()).toEqual({ reservations, series });
  const states = [...new Set(reservations.map(({ status }) => status))].sort();
  expect(states).toEqual(['cancelled', 'confirmed', 'finished', 'no_show', 'tentative']);
  expect(series).toHaveLength(3);
  expect(reservations.filter(({ isPrivate }) => isPrivate).length).toBeGreaterThan(5);
  expect(reservations.some(({ handedOutAt, returnedAt }) => handedOutAt !== null && returnedAt === null)).toBe(true);
  const days = new Set(reservations.map(({ start }) => Math.floor((start - NOW) / 86_400_000)));
  expect([Math.min(...days) < -50, Math.max(...days) > 25]).toEqual([true, true]);
});

it('no place is given to more than it holds, buffers included, and none while it is closed [B6-03]', () => {
  const { reservations } = drawUp();
  const live = reservations.filter(({ status }) => status !== 'cancelled' && status !== 'no_show');
  const wrong = live.filter(({ resource, start, end }) => {
    const [from, to] = [start - resource.before * 60_000, end + resource.after * 60_000];
    const met = live.filter(
      (one) =>
        one.resource.parts.some((part) => resource.parts.includes(part)) &&
        one.start - one.resource.before * 60_000 < to &&
        one.end + one.resource.after * 60_000 > from,
    );
    const isClosed = resource.closed.some(([closes, opens]) => start < opens && end > closes);
    return (resource.quantity === 1 && met.length > 1) || isClosed;
  });
  expect(wrong).toEqual([]);
});
