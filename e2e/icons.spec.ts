import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

test('by keys alone an icon is found by its reading, chosen, and copied with the line that imports it [S2-23]', async ({
  open,
}) => {
  const page = await open('system', { at: '/ui/icons' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = page.getByRole('listbox', { name: 'アイコン一覧' });
  await expect(list.getByRole('option', { name: 'home' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'アイコンを検索' }).focus();
  await page.keyboard.type('ﾍﾝｼｭｳ');
  await expect(page.getByText('1件', { exact: true })).toBeVisible();
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'edit の詳細' })).toBeVisible();
  await expect(page).toHaveURL(/icon=edit/);
  await page.keyboard.press('c');
  await expect(page.getByText('edit の使い方をコピーしました。')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<Icon name="edit" size={24} />');
  await expect(page.getByRole('group', { name: '最近コピーしたアイコン' })).toBeVisible();
  await expectAccessible(page, 'the icons with one chosen');

  await page.getByRole('searchbox', { name: 'アイコンを検索' }).fill('calender');
  await expect(page.getByText('「calender」に合うアイコンはありません。')).toBeVisible();
  await page.getByRole('button', { name: 'calendar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'calendar の詳細' })).toBeVisible();
});

test('on a phone, in English, size and filters stand in the address, and only what is in view is drawn [S2-23]', async ({
  open,
}) => {
  const page = await open('system', { at: '/ui/icons?size=64&icon=home', widthPx: PHONE_PX, language: 'en' });
  const list = page.getByRole('listbox', { name: 'Icons' });
  await expect(page.getByRole('region', { name: 'Details of home' })).toBeVisible();
  const shown = list.getByRole('option');
  const of = Number(await shown.first().getAttribute('aria-setsize'));
  expect(await shown.count()).toBeLessThan(of);
  await expectAccessible(page, 'the icons on a phone');
  await page.getByRole('combobox', { name: 'Family' }).selectOption({ label: 'Filled' });
  await expect(page.getByText('5 icons', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/family=filled/);
});
