import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../../test/browser/axe.ts';
import { showCalendar } from '../../../test/calendar/show-calendar.tsx';
import { announcement } from '../../platform/announcer.ts';

const cell = page.getByRole('gridcell');
const focusCell = () => (cell.element() as HTMLElement).focus();
const said = () => announcement.get().trim();

test('by keys alone a free time is found, extended and booked, and each step is said [B6-02]', async () => {
  const asked = await showCalendar({ from: 7, to: 22 });
  await expect.element(cell).toBeInTheDocument();
  focusCell();
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
});

test.each(['timeline-day', 'timeline-week', 'month', 'week', 'day', 'list'] as const)(
  'accessible: %s',
  async (view) => {
    await showCalendar({ view, from: 7, to: 22 });
    await expectAccessible(view);
  },
);
