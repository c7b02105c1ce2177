// Input that a form keeps through the end of a session and through a reload; its fields and its bar are proved in
// `web/src/kit/form/forms.browser.test.tsx`.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { SAMPLE_PASSWORD } from './people.ts';

const MAINTENANCE = '/apps/maintenance/announcement';
const LEAVE = '保存せずにこの画面を離れますか？';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const savedMessage = (page: Page, title: string) => page.getByText(`お知らせ「${title}」を保存しました。`);

/** Everything that a new announcement needs. */
async function fillNew(page: Page, title: string): Promise<void> {
  await page.goto(`${MAINTENANCE}/new`);
  await field(page, '件名').fill(title);
  await page.getByRole('radio', { name: '全社' }).check();
  await field(page, '本文').fill('時間帯は後日お知らせします。');
  await page.getByRole('combobox', { name: '対象' }).selectOption({ label: 'スタッフ以上' });
}

test('the session ends under a form: log in over it, and it is saved, nothing typed twice [B0-11]', async ({
  open,
}) => {
  const page = await open('admin');
  await fillNew(page, '年末の休業（継続）');
  await page.context().clearCookies();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'もう一度ログイン' });
  await dialog.locator('input[type=password]').fill(SAMPLE_PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(savedMessage(page, '年末の休業（継続）')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'お知らせの編集' })).toBeVisible();
  await expect(field(page, '本文')).toHaveValue('時間帯は後日お知らせします。');
});

test('what is unsaved is kept through a reload, asked about on leaving, gone with its person [B0-11]', async ({
  open,
}) => {
  const page = await open('admin', { ownSession: true });
  await fillNew(page, '書きかけの件名');
  await expect.poll(() => keptOnDevice(page)).toContain('書きかけの件名');
  await page.reload();
  await expect(field(page, '件名')).toHaveValue('書きかけの件名');
  await expect(page.getByText('前回の入力を復元しました。まだ保存していません。')).toBeVisible();
  await expectAccessible(page, 'form with a draft');

  await page.getByRole('link', { name: 'お知らせ管理に戻る' }).click();
  const question = page.getByRole('dialog', { name: LEAVE });
  await question.getByRole('button', { name: '戻る' }).click();
  await expect(field(page, '件名')).toHaveValue('書きかけの件名');
  await page.getByRole('link', { name: 'お知らせ管理に戻る' }).click();
  await question.getByRole('button', { name: '離れる' }).click();
  await expect(page).toHaveURL(MAINTENANCE);
  await expect.poll(() => keptOnDevice(page)).toContain('書きかけの件名');

  await page.goto('/logout');
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect.poll(() => keptOnDevice(page)).toBe('[]');
});
