import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { NewYorkDate } from '../../../test/calendar/new-york-date.ts';
import { BOOKINGS, EVENTS, item, putItems, showCalendar } from '../../../test/calendar/show-calendar.tsx';

const HOURS = { from: 7, to: 22 };
const box = (id: string) => page.css(`[data-item="${id}"]:not(.ec-preview)`);
const rect = (id: string) => box(id).first().element().getBoundingClientRect();
const middle = (id: string) => {
  const { left, top, width, height } = rect(id);
  return { x: left + width / 2, y: top + height / 2 };
};
/** The cell of a day in a month or week, or of a row in the timeline of a day. */
const cellMiddle = (nth: number) => {
  const { left, top, width, height } = page
    .css('.ec-body .ec-grid > .ec-day')
    .nth(nth)
    .element()
    .getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const hourPx = () => rect('b1').width;

test('dragged along the time and to another row, an item shows there at once and is reported once [B6-02]', async () => {
  const asked = await showCalendar(HOURS);
  await expect.element(box('b1')).toBeVisible();
  const [from, was] = [middle('b1'), rect('b1')];
  await commands.drawMouse([from, { x: from.x + 2 * hourPx(), y: cellMiddle(2).y }]);
  expect(asked.moves).toEqual([['b1', { start: '2026-12-01T12:00', end: '2026-12-01T13:00', rowId: 'r3' }]]);
  await expect.poll(() => rect('b1').left - was.left).toBeCloseTo(2 * hourPx(), 0);
  expect(asked.opened).toEqual([]);
});

test('dropped where it was, nothing is reported; of others nothing can be dragged [B6-02]', async () => {
  const asked = await showCalendar(HOURS);
  await expect.element(box('b1')).toBeVisible();
  const from = middle('b1');
  await commands.drawMouse([from, { x: from.x + 2 * hourPx(), y: from.y }, from]);
  const busy = middle('b2');
  await commands.drawMouse([busy, { x: busy.x + 2 * hourPx(), y: busy.y }]);
  expect(asked.moves).toEqual([]);
  expect(middle('b1')).toEqual(from);
});

test('a refused move goes back [B6-02]', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const asked = await showCalendar({
    ...HOURS,
    answer: () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  });
  await expect.element(box('b1')).toBeVisible();
  const from = middle('b1');
  await commands.drawMouse([from, { x: from.x + hourPx(), y: from.y }]);
  await expect.poll(() => middle('b1').x).toBeGreaterThan(from.x + 20);
  refuse(new Error('taken'));
  await expect.poll(() => middle('b1')).toEqual(from);
  expect(asked.moves).toHaveLength(1);
});

test('an end is pulled in steps, never below 15 minutes, and a start as well [B6-02]', async () => {
  const asked = await showCalendar(HOURS);
  await expect.element(box('b1')).toBeVisible();
  const pull = async (edge: 'left' | 'right', hours: number) => {
    const { left, right, top, height } = rect('b1');
    const from = { x: edge === 'left' ? left + 5 : right - 3, y: top + height / 2 };
    await commands.drawMouse([from, { x: from.x + hours * hour, y: from.y }]);
  };
  const hour = hourPx();
  await pull('right', 0.5);
  await pull('right', -4);
  await pull('left', -1);
  expect(asked.resizes.map(([, { start, end }]) => [start.slice(11), end.slice(11)])).toEqual([
    ['10:00', '11:30'],
    ['10:00', '10:15'],
    ['09:00', '10:15'],
  ]);
});

test('a drag over free time asks for it; a click asks for one step [B6-02]', async () => {
  const asked = await showCalendar(HOURS);
  await expect.element(box('b1')).toBeVisible();
  const start = { x: rect('b1').left + 3, y: cellMiddle(2).y };
  await commands.drawMouse([start, { x: start.x + 2 * hourPx() - 10, y: start.y }]);
  await commands.clickAt(start);
  expect(asked.picks).toEqual([
    { start: '2026-12-01T10:00', end: '2026-12-01T12:00', allDay: false, rowId: 'r3' },
    { start: '2026-12-01T10:00', end: '2026-12-01T10:15', allDay: false, rowId: 'r3' },
  ]);
  // The keyboard goes on from there.
  await expect.element(page.getByRole('gridcell')).toHaveFocus();
});

test('a drag in the month keeps the time of day', async () => {
  const asked = await showCalendar({ view: 'month' });
  await expect.element(box('e1')).toBeVisible();
  await commands.drawMouse([middle('e1'), cellMiddle(10)]);
  expect(asked.moves).toEqual([['e1', { start: '2026-12-09T10:00', end: '2026-12-09T11:00' }]]);
});

test('in a browser in New York, in the hour that its summer time skips, drags and labels keep the clock of Tokyo', async () => {
  vi.stubGlobal('Date', NewYorkDate);
  expect(new Date(2026, 2, 8, 2, 30).getHours()).toBe(3);
  const night = item('n1', '夜間作業', '2026-03-08T02:30 2026-03-08T03:30');
  const asked = await showCalendar({ view: 'week', day: '2026-03-08' as PlainDate, scrollTo: 1, items: [night] });
  await expect.element(box('n1')).toBeVisible();
  const from = middle('n1');
  await commands.drawMouse([from, { x: from.x, y: from.y + 48 }]);
  expect(asked.moves).toEqual([['n1', { start: '2026-03-08T03:30', end: '2026-03-08T04:30' }]]);
  const labels = page.css('.ec-body .ec-slot time').elements();
  expect(page.css('.ec-all-day, .ec-header').first().element().textContent).toContain('3/8(日)');
  expect(labels.slice(1, 5).map(({ textContent }) => textContent)).toEqual(['01:00', '02:00', '03:00', '04:00']);
});

test('news light up once, and wait while the pointer is down [S2-16]', async () => {
  await showCalendar(HOURS);
  await expect.element(box('b1')).toBeVisible();
  const later = BOOKINGS.map((one) =>
    one.id === 'b3' ? { ...one, start: '2026-12-01T14:00', end: '2026-12-01T15:00' } : one,
  );
  const [from, was] = [middle('b1'), rect('b3').left];
  await commands.drawMouse([from, { x: from.x + 60, y: from.y }], true);
  putItems(later);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(rect('b3').left).toBe(was);
  await commands.liftMouse();
  await expect.poll(() => rect('b3').left).toBeGreaterThan(was + 100);
  await expect.element(box('b3')).toHaveAttribute('data-flash');
  await expect.element(box('b2')).not.toHaveAttribute('data-flash');
  await expect.element(box('b3')).not.toHaveAttribute('data-flash');
});

test('Escape ends a drag: the item is where it was, and nothing is reported', async () => {
  const asked = await showCalendar(HOURS);
  await expect.element(box('b1')).toBeVisible();
  const from = middle('b1');
  await commands.drawMouse([from, { x: from.x + 200, y: from.y }], true);
  await commands.press('Escape');
  await commands.liftMouse();
  await expect.poll(() => middle('b1')).toEqual(from);
  expect(page.css('.ec-preview').elements()).toEqual([]);
  expect(asked.moves).toEqual([]);
  await commands.drawMouse([from, { x: from.x + hourPx(), y: from.y }]);
  expect(asked.moves).toHaveLength(1);
});

test('what has no room in a day of the month is listed', async () => {
  const asked = await showCalendar({ view: 'month', items: EVENTS });
  await page.css('.ec-day-foot a').click();
  const list = page.getByRole('menu', { name: '12月9日(水)の予定' });
  await expect.poll(() => list.getByRole('menuitem').elements().length).toBe(7);
  await list.getByRole('menuitem').nth(6).click();
  expect(asked.opened).toEqual(['m6']);
});
