import { showProfile } from '@madoguchi/contract/profile/operations.ts';
import type { Page } from '@playwright/test';
import { png } from '../server/src/platform/files/file-corpus.ts';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const PROFILE = '/pages/profile';

const PHOTO = { name: 'me.png', mimeType: 'image/png', buffer: png(90, 60) };

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Whose profile it is, by the number that people type. */
async function numberOf(page: Page): Promise<string> {
  const { person } = await (await page.request.get(showProfile.path)).json();
  return person.employeeId;
}

/** Width of the photo in the button that opens the person's menu, in its own pixels; 0 for none. */
const photoInMenu = (page: Page) =>
  page
    .getByRole('button', { name: /のメニュー$/ })
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth).at(0) ?? 0);

async function openOwn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /のメニュー$/ }).click();
  await page.getByRole('menuitem', { name: 'マイプロフィール' }).click();
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('heading', { level: 1, name: 'マイプロフィール' })).toBeVisible();
}

test('somebody tells of their work, chooses who sees it, and cuts a photo by keys that every page shows until it is removed (T9) [S2-21, S6-03, S4-07]', async ({
  open,
}) => {
  const page = await open('staff');
  await openOwn(page);
  await page.getByRole('tab', { name: '仕事' }).click();
  await expect(page).toHaveURL(`${PROFILE}?tab=work`);
  const work = section(page, '仕事');
  await work.getByRole('button', { name: '仕事を編集' }).click();
  await work.getByLabel('職種', { exact: true }).fill('大口法人営業');
  const skills = work.getByLabel('スキル', { exact: true });
  await skills.fill('中国語');
  await skills.press('Enter');
  // Text that is typed and not added yet counts as well.
  await skills.fill('司会');
  await work.getByRole('radiogroup', { name: 'スキルが見える人' }).getByLabel('本人と人事だけ').check();
  await work.getByRole('button', { name: '職歴を追加' }).click();
  const job = work.getByRole('group', { name: '職歴 2' });
  await job.getByLabel('職務').fill('販売');
  await job.getByLabel('会社名').fill('株式会社ひなた書房');
  await job.getByRole('textbox', { name: '開始' }).fill('2015年4月');
  await job.getByRole('textbox', { name: '終了' }).fill('2014/3');
  // High enough for the whole form: no bar of the frame lies over a part of it.
  await page.setViewportSize({ width: 1440, height: 2000 });
  await expectAccessible(page, 'the form of the work');
  await work.getByRole('button', { name: '保存' }).click();
  await expect(job.getByRole('textbox', { name: '終了' })).toHaveAccessibleDescription(
    /終了の月は開始の月以降にしてください。/,
  );
  await job.getByRole('textbox', { name: '終了' }).fill('2016/3');
  await work.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('プロフィールと設定を保存しました。')).toBeVisible();
  await expect(work.getByRole('button', { name: '仕事を編集' })).toBeFocused();
  await page.reload();
  await expect(work).toContainText('大口法人営業');
  await expect(work).toContainText('司会');
  await expect(work).toContainText('2015年4月〜2016年3月');
  await expect(work.getByText('スキル').locator('xpath=following-sibling::dd[1]')).toContainText('本人と人事だけ');

  expect(await photoInMenu(page)).toBe(0);
  const dialog = page.getByRole('dialog', { name: '写真の切り抜き' });
  const photo = page.getByLabel('写真を選択').last();
  await photo.setInputFiles({ ...PHOTO, buffer: Buffer.from('<svg><script>alert(1)</script></svg>') });
  await expect(dialog.getByText('この写真は読み取れません。')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '写真を設定' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await photo.setInputFiles(PHOTO);
  const place = dialog.getByRole('group', { name: '写真の位置' });
  const picture = dialog.locator('img');
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('style');
  await dialog.getByRole('slider', { name: '拡大' }).press('ArrowRight');
  await place.focus();
  await place.press('ArrowLeft');
  await expect(picture).not.toHaveAttribute('style', before ?? '');
  await expectAccessible(page, 'cutting a photo');
  await dialog.getByRole('button', { name: '写真を設定' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: '佐藤 健太の写真' })).toBeVisible();
  await expect.poll(() => photoInMenu(page)).toBe(96);
  await page.goto('/apps/dashboards/project');
  await expect.poll(() => photoInMenu(page)).toBe(96);
  await page.goto(PROFILE);
  await page.getByRole('button', { name: '写真を削除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '写真を削除' }).click();
  await expect(page.getByText('写真を削除しました。')).toBeVisible();
  await expect.poll(() => photoInMenu(page)).toBe(0);
});

test('a colleague sees what its person opened, HR everything, and that HR looked is on record [B2-02, B0-09]', async ({
  open,
}) => {
  const staff = await open('staff', { at: `${PROFILE}?tab=about`, language: 'en', widthPx: PHONE_PX });
  await expect(staff.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(section(staff, 'Account')).toContainText('staff@madoguchi.example');
  const [admin, system] = [await open('admin'), await open('system')];
  const of = { admin: await numberOf(admin), staff: await numberOf(staff) };
  await staff.goto(`${PROFILE}?user=${of.admin}`);
  await expect(staff.getByRole('heading', { level: 1, name: /山本 由美子/ })).toBeVisible();
  await staff.getByRole('tab', { name: 'Work' }).click();
  await expect(section(staff, 'Work')).toContainText('簿記1級');
  await staff.getByRole('tab', { name: 'About' }).click();
  await expect(staff.getByText('Birthday')).toHaveCount(0);
  await expect(staff.getByText('Private contact')).toHaveCount(0);
  await expect(staff.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expectAccessible(staff, 'a colleague’s profile');

  await admin.goto(`${PROFILE}?user=${of.staff}`);
  await expect(section(admin, '基本情報')).toContainText('歳');
  await expect(section(admin, '個人の連絡先')).toContainText('090-0000-');
  const { rows } = await (await system.request.get('/api/audit?limit=50')).json();
  expect(rows).toContainEqual(expect.objectContaining({ event: 'profile.opened', actor: '山本 由美子' }));
});
