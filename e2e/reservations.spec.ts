import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const BOARD = '/apps/internal-resource-reservations';
/** The promise for open pages. */
const AT_ONCE = { timeout: 1_500 };

const cell = (page: Page) => page.getByRole('gridcell');

/** A day to come on which rooms are open, whenever this runs: opening hours go by the weekday. */
function day(): string {
  let found = addDays(tokyoDay(Date.now()), 3);
  while (![2, 3, 4].includes(new Date(`${found}T00:00:00Z`).getUTCDay())) found = addDays(found, 1);
  return found;
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes on with Tab until the one that is meant has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let n = 0; n < 60; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Steps along the hours of the row until a cell is free. */
async function toFreeCell(page: Page): Promise<void> {
  await expect(cell(page)).not.toHaveAccessibleName(/読み込み中/);
  for (let n = 0; n < 60; n += 1) {
    if (/空き$/.test((await cell(page).getAttribute('aria-label')) ?? '')) return;
    await page.keyboard.press('ArrowRight');
  }
  await expect(cell(page)).toHaveAccessibleName(/空き$/);
}

test('by keys alone an hour is reserved and given back; the board that stands open elsewhere shows both at once [S2-16] [B6-05]', async ({
  open,
}) => {
  const at = `${BOARD}?day=${day()}&kind=room`;
  const other = await open('superior', { at });
  const page = await open('staff', { at });
  await expect(other.getByText('オンライン')).toBeVisible();
  await expectAccessible(page, 'the board of reservations');

  await tabTo(page, cell(page));
  await toFreeCell(page);
  await press(page, 'Shift+ArrowRight', 'Enter');
  const dialog = page.getByRole('dialog', { name: '予約する' });
  await tabTo(page, dialog.getByRole('textbox', { name: '件名' }));
  await page.keyboard.type('鍵盤での予約');
  await expectAccessible(page, 'the dialog of a reservation');
  await press(page, 'Control+Enter');
  await expect(page.getByText('「鍵盤での予約」を予約しました。')).toBeVisible();
  await expect(other.locator('[data-item]').filter({ hasText: '鍵盤での予約' })).toBeVisible(AT_ONCE);

  await expect(cell(page)).toBeFocused();
  await press(page, 'Escape', 'Home');
  for (let n = 0; n < 70 && !/鍵盤での予約/.test((await cell(page).getAttribute('aria-label')) ?? ''); n += 1)
    await page.keyboard.press('ArrowRight');
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: '予約を取り消す' }));
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: /取り消しますか/ });
  await tabTo(page, question.getByRole('button', { name: '予約を取り消す' }));
  await press(page, 'Enter');
  await expect(page.getByText('「鍵盤での予約」を取り消しました。')).toBeVisible();
  await expect(other.locator('[data-item]').filter({ hasText: '鍵盤での予約' })).toHaveCount(0, AT_ONCE);
});

test('on a phone, in English, the page of one room says what it holds now, and takes a reservation from there [B6-05]', async ({
  open,
}) => {
  const page = await open('staff', { at: BOARD, widthPx: PHONE_PX, language: 'en' });
  await expectAccessible(page, 'the board on a phone');
  const rooms = (await (await page.request.get('/api/resources/offered')).json()) as {
    resources: { id: string; name: string; resourceCategory: string; approval: string }[];
  };
  const room = rooms.resources.find((one) => one.resourceCategory === 'room' && one.approval === 'none');
  await page.goto(`${BOARD}/room/${room?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(room?.name ?? '');
  await expectAccessible(page, 'the page of one room');
});
