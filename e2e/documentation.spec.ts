import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';
import { settle } from './pictures.ts';

test('a person is led from a screen to what the manual says of it, finds another page by romaji and goes on to the next [S2-27]', async ({
  open,
}) => {
  const page = await open('staff', { at: '/apps/delegations' });
  await page.getByRole('link', { name: 'この画面のマニュアル' }).click();
  await expect(page).toHaveURL(/\/documentation\/approver#away$/);
  await expect(page.getByRole('heading', { name: '休むとき' })).toBeInViewport();

  await page.getByRole('searchbox', { name: 'マニュアルを検索' }).fill('ryoushuusho');
  await page.getByRole('region', { name: '検索結果' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/documentation\/papers-and-law#receipts$/);
  await expect(page.getByRole('heading', { level: 1, name: '紙と法令' })).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'a page of the manual');

  await page.getByRole('navigation', { name: '前後のページ' }).getByRole('link', { name: '次のページ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'キー操作' })).toBeVisible();
});

test('a scheme is chosen on the page of schemes, and the manual opens on a phone from the menu of the person [S2-27] [S6-10]', async ({
  open,
}) => {
  const page = await open('staff', { at: '/documentation/schemes' });
  const tile = page.getByRole('group', { name: 'すべての部分の配色' }).getByRole('button').nth(4);
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await settle(page);
  await expectAccessible(page, 'the page of schemes');
  await page.getByRole('button', { name: 'システムの明暗に合わせる' }).click();

  const phone = await open('staff', { at: '/apps/approvals', widthPx: PHONE_PX });
  await phone.getByRole('button', { name: /のメニュー$/ }).click();
  await phone.getByRole('menuitem', { name: 'この画面のマニュアル' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: '承認する人の1か月' })).toBeVisible();
  await phone.getByRole('button', { name: '目次' }).click();
  await phone
    .getByRole('navigation', { name: 'マニュアルの目次' })
    .getByRole('link', { name: 'リリースノート' })
    .click();
  await expect(phone.getByRole('heading', { level: 1, name: 'リリースノート' })).toBeVisible();
  await settle(phone);
  await expectAccessible(phone, 'the release notes');
});
