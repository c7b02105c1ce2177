import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';
import { press, shownAs, tabToGrid } from './time-grid.ts';

const CALENDAR = '/apps/calendar';
/** Days on which the sample has nothing. */
const [QUIET, QUIET_ON_THE_PHONE] = ['2027-09-08', '2027-09-15'];

test('by keys alone an event is added at a chosen time, moved by its menu and taken back; dialogs are accessible [B9-03]', async ({
  open,
}) => {
  const page = await open('system', { at: `${CALENDAR}?view=day&at=${QUIET}` });
  await tabToGrid(page);
  await page.keyboard.press('Home');
  await press(page, 'ArrowDown', 20);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '予定の追加' });
  await expect(form.getByRole('textbox', { name: '開始時刻' })).toHaveValue('10:00');
  await expect(form.getByRole('textbox', { name: '終了時刻' })).toHaveValue('11:00');
  await expectAccessible(page, 'the form of a new event');
  await form.getByRole('textbox', { name: '件名' }).focus();
  await page.keyboard.type('採用面談');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('予定「採用面談」を追加しました。')).toBeVisible();
  await expect(shownAs(page, '採用面談')).toBeVisible();

  await expect(form).toHaveCount(0);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: '「採用面談」のメニュー' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: '「採用面談」を移動' });
  await move.getByRole('textbox', { name: '開始時刻' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('14');
  await move.getByRole('textbox', { name: '終了時刻' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9');
  await page.keyboard.press('Control+Enter');
  await expect(move.getByRole('textbox', { name: '終了時刻' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a move that was refused');
  await move.getByRole('textbox', { name: '終了時刻' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1530');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('予定「採用面談」を9/8(水) 14:00〜15:30に移動しました。')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('元に戻しました。')).toBeVisible();
  await expect(shownAs(page, '採用面談')).toContainText('10:00');
});

test('on a phone, in English, a line of text becomes an event, which is opened and deleted; each state is accessible [B9-03]', async ({
  open,
}) => {
  const page = await open('system', {
    at: `${CALENDAR}?view=day&at=${QUIET_ON_THE_PHONE}`,
    widthPx: PHONE_PX,
    language: 'en',
  });
  await expectAccessible(page, 'a day on a phone');
  await page.getByRole('textbox', { name: 'Add in one line' }).fill('2-3pm Interview');
  await page.getByRole('textbox', { name: 'Add in one line' }).press('Enter');
  await expect(page.getByText('Event "Interview" added.')).toBeVisible();
  await shownAs(page, 'Interview').click();
  const form = page.getByRole('dialog', { name: 'Edit event' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Interview');
  await expectAccessible(page, 'an event on a phone');
  await form.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete "Interview"?' });
  await expectAccessible(page, 'the question before an event is deleted');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Event "Interview" deleted.')).toBeVisible();
  await expect(shownAs(page, 'Interview')).toHaveCount(0);
});
