import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../../test/browser/axe.ts';
import { item, putItems, showCalendar } from '../../../test/calendar/show-calendar.tsx';
import { announcement } from '../../platform/announcer.ts';

const HOURS = { from: 7, to: 22 };
const cell = page.getByRole('gridcell');
const said = () => announcement.get().trim();
const menuNames = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);

async function enterGrid(): Promise<void> {
  await expect.element(cell).toBeInTheDocument();
  await page.getByRole('button', { name: '前' }).click();
  await commands.press('Tab');
  await expect.element(cell).toHaveFocus();
}

test('by keys alone a free time is found, extended and booked, and each step is said [B6-02]', async () => {
  const asked = await showCalendar(HOURS);
  await enterGrid();
  expect(said()).toBe('12月1日(火) 08:00 大安 会議室A 空き');
  await commands.press('Control+ArrowRight', 'Control+ArrowRight');
  await expect.poll(said).toBe('12月1日(火) 10:00 大安 会議室A 予約済み 営業会議 (自分)');
  await commands.press('ArrowDown', 'ArrowDown', 'ArrowRight');
  await expect.poll(said).toBe('12月1日(火) 10:15 大安 会議室C 空き');
  await commands.press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect.poll(said).toContain('12月1日(火) 10:15から11:15まで選択中');
  await commands.press('Enter');
  expect(asked.picks).toEqual([{ start: '2026-12-01T10:15', end: '2026-12-01T11:15', allDay: false, rowId: 'r3' }]);
  await commands.press('Escape');
  await expect.poll(said).toBe('12月1日(火) 11:00 大安 会議室C 空き');
  await commands.press('Home');
  await expect.poll(said).toBe('12月1日(火) 07:00 大安 会議室C 時間外');
});

test('by keys alone an item is opened, and its menu does what dragging does [B6-02]', async () => {
  const asked = await showCalendar(HOURS);
  await enterGrid();
  await commands.press('Control+ArrowRight', 'Control+ArrowRight', 'Enter');
  expect(asked.opened).toEqual(['b1']);
  await commands.press('Shift+F10');
  await expect.element(page.getByRole('menu', { name: '「営業会議」のメニュー' })).toBeVisible();
  await commands.press('Enter');
  expect(asked.chosen).toEqual(['b1']);
  await expect.element(cell).toHaveFocus();
  await commands.press('c');
  expect(asked.picks).toMatchObject([{ start: '2026-12-01T10:00', rowId: 'r1' }]);
});

test('several items of a cell are listed first; from one, an arrow leads back to its cell', async () => {
  const asked = await showCalendar({ view: 'month' });
  await enterGrid();
  await expect.poll(said).toBe('12月1日(火) 大安 予定 出張 (自分)、定例 (自分)、部会');
  await commands.press('Enter');
  await expect.poll(menuNames).toHaveLength(3);
  await commands.press('ArrowDown', 'Enter');
  expect(asked.opened).toEqual(['e1']);
  await expect.element(cell).toHaveFocus();
  await commands.press('Shift+F10');
  await expect.poll(menuNames).toHaveLength(3);
  await commands.press('ArrowDown', 'ArrowDown', 'Enter');
  await expect.element(page.getByRole('menu', { name: '「部会」のメニュー' })).toBeVisible();
  await commands.press('Escape');
  await page.css('[data-item="e4"]').click();
  expect(asked.opened).toEqual(['e1', 'e4']);
  await commands.press('Escape');
  await expect.element(cell).toHaveFocus();
  await expect.poll(said).toBe('12月4日(金) 予定 終電まで (自分)');
});

test('the grid is one stop of Tab, and a cell that is reached stands in sight below the heads', async () => {
  await showCalendar({ view: 'week', scrollTo: 8 });
  await enterGrid();
  const stops = [...document.querySelectorAll<HTMLElement>('[role=group] [tabindex], [role=group] button')];
  expect(stops.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([cell.element()]);
  await commands.press('Home');
  const isClear = () => {
    const [top, head] = [cell.element(), document.querySelector('.ec-header')].map((one) =>
      one?.getBoundingClientRect(),
    );
    return (top?.top ?? 0) >= (head?.bottom ?? 0) - 1;
  };
  await expect.poll(isClear).toBe(true);
  await commands.press('ArrowUp');
  await expect.poll(said).toBe('12月1日(火) 大安 予定 出張 (自分)');
  const { top, bottom } = cell.element().getBoundingClientRect();
  const above = document.querySelector('.ec-all-day')?.getBoundingClientRect();
  expect([top >= (above?.top ?? 0) - 1, bottom <= (above?.bottom ?? 0) + 1]).toEqual([true, true]);
});

test('beyond the range the next one is shown, and nothing is called free before it has been read', async () => {
  const asked = await showCalendar({ ...HOURS, isWaiting: true });
  await enterGrid();
  await commands.press('PageDown');
  await expect.poll(said).toBe('12月2日(水) 08:00 会議室A 読み込み中');
  expect(asked.days).toEqual(['2026-12-02']);
});

test('letters of the page lead to today and to views, not while an input method composes', async () => {
  const asked = await showCalendar({ view: 'month' });
  await enterGrid();
  await commands.press('PageDown', 't');
  await expect.poll(() => asked.days).toEqual(['2027-01-01', '2026-12-01']);
  await commands.press('w');
  await expect.element(page.css('.ec-time-grid')).toBeInTheDocument();
  await commands.takenKey('d', 'Enter', 'ArrowDown');
  await commands.press('Enter');
  expect(page.css('.ec-week-view').elements()).toHaveLength(1);
  expect(asked.picks).toEqual([]);
});

test('an item keeps the focus when it is drawn anew, and leaves it to the cells when it goes', async () => {
  const meeting = item('x', '面談', '2026-12-01T09:00 2026-12-01T10:00');
  await showCalendar({ view: 'day', items: [meeting] });
  await page.css('[data-item="x"]').click();
  putItems([{ ...meeting, title: '面談（変更）' }]);
  await expect.poll(() => document.activeElement?.closest('[data-item]')?.textContent).toContain('面談（変更）');
  putItems([]);
  await expect.element(cell).toHaveFocus();
});

test('items stand on each of their days, and not on the day after 24:00', async () => {
  const asked = await showCalendar({ view: 'week' });
  await expect.element(cell).toBeInTheDocument();
  const daysOf = (id: string) =>
    page
      .css(`.ec-body [data-item="${id}"]`)
      .elements()
      .map((one) => getComputedStyle(one).gridColumnStart);
  expect([daysOf('e3'), daysOf('e4')]).toEqual([['4', '5'], ['6']]);
  expect(
    page
      .css('.ec-all-day [data-item="e2"]')
      .elements()
      .map((one) => getComputedStyle(one).gridColumnEnd),
  ).toEqual(['span 3']);
  for (const part of page.css('.ec-body [data-item="e3"]').elements()) (part as HTMLElement).click();
  expect(asked.opened).toEqual(['e3', 'e3']);
});

test('on a phone, a day of one row is a list: what is free is booked there [B6-02]', async () => {
  await page.viewport(390, 800);
  const asked = await showCalendar(HOURS);
  await page.getByRole('button', { name: '11:15〜13:00を予約' }).click();
  expect(asked.picks).toEqual([{ start: '2026-12-01T11:15', end: '2026-12-01T13:00', allDay: false, rowId: 'r1' }]);
  await page.getByRole('combobox', { name: '表示する対象' }).click();
  await page.getByRole('option', { name: '会議室B' }).click();
  await page.getByRole('button', { name: '採用面接' }).first().click();
  expect(asked.opened).toEqual(['b3']);
  await expectAccessible('the calendar on a phone');
});

test.each(['timeline-day', 'timeline-week', 'month', 'week', 'day', 'list'] as const)(
  'accessible: %s',
  async (view) => {
    await showCalendar({ view, ...HOURS, now: '2026-12-01T10:20' });
    await expectAccessible(`${view}, ja, light`);
    await commands.emulate({ scheme: 'dark' });
    await showCalendar({ view, ...HOURS, language: 'en' });
    await expectAccessible(`${view}, en, dark`);
  },
);
