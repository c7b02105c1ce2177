import { changeAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Page } from '@playwright/test';
import { announce } from './announce.ts';
import { expectAccessible } from './axe.ts';
import { DESK_PX, PHONE_PX } from './browser.ts';
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

test('a form says in one place what is missing, and goes to each of it [B0-11]', async ({ open }) => {
  const page = await open('admin');
  await page.goto(`${MAINTENANCE}/new`);
  await page.getByRole('button', { name: '下書き保存' }).click();
  const summary = page.getByRole('group', { name: 'か所を確認してください。' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    '件名を入力してください。',
    'カテゴリを選択してください。',
    '本文を入力してください。',
    '対象を選択してください。',
  ]);
  await expectAccessible(page, 'refused form');
  await summary.getByRole('link', { name: '対象を選択してください。' }).click();
  await expect(page.getByRole('combobox', { name: '対象' })).toBeFocused();
});

test('a box of several lines grows with its text, and scrolls once it is tall [B0-11]', async ({ open }) => {
  const page = await open('admin');
  await page.goto(`${MAINTENANCE}/new`);
  const body = field(page, '本文');
  const heights = () => body.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight] as const);
  const [empty = 0] = await heights();
  await body.fill(Array.from({ length: 12 }, (_, nth) => `${nth + 1}行目`).join('\n'));
  const [grown = 0, all] = await heights();
  expect(grown).toBeGreaterThan(empty + 40);
  expect(all).toBe(grown);
  await body.fill(Array.from({ length: 60 }, (_, nth) => `${nth + 1}行目`).join('\n'));
  const [tallest = 0, beyond] = await heights();
  expect(tallest).toBeGreaterThan(grown);
  expect(beyond).toBeGreaterThan(tallest);
  await body.fill('');
  expect(await heights()).toEqual([empty, empty]);
});

for (const widthPx of [DESK_PX, PHONE_PX]) {
  test(`the bar of a long form stands clear of the frame at ${widthPx} px [B0-11]`, async ({ open }) => {
    const page = await open('admin', { widthPx });
    await page.goto(`${MAINTENANCE}/new`);
    const isOnTop = (button: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return points.every((hit) => hit !== null && button.contains(hit));
    };
    const saveButton = page.getByRole('button', { name: '下書き保存' });
    await expect.poll(() => saveButton.evaluate(isOnTop)).toBe(true);
  });
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
  await expect.poll(() => keptOnDevice(page)).toBe('[]');
});

test('somebody saved first: each field is compared, and the chosen values go over theirs [B0-02]', async ({ open }) => {
  const page = await open('admin');
  const id = await announce(page, { title: '点検のお知らせ' });
  await page.goto(`${MAINTENANCE}/${id}`);
  await field(page, '件名').fill('点検のお知らせ（自分）');
  await field(page, '本文').fill('自分の本文です。');
  const current = await page.request.get(`/api/announcements/maintenance/${id}`);
  const { version } = await current.json();
  const theirs = {
    announcementCategory: 'system',
    title: '点検のお知らせ（相手）',
    titleEn: '',
    body: 'お知らせの本文です。',
    bodyEn: '',
    audience: 'signed-in',
    departments: [],
    shownFrom: tokyoDay(Date.now()),
    lastDay: null,
    pinned: false,
    mustRead: false,
    readAgain: false,
    version,
  };
  // From another page of the same person: the open one hears of it only when it saves.
  const saved = await page.request.post(changeAnnouncement.path.replace(':id', id), {
    data: theirs,
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.ok()).toBe(true);

  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'ほかの人が先に変更しています' });
  await expect(dialog.getByRole('radio', { name: '自分の値：点検のお知らせ（自分）' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '相手の値：システム' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '自分の値：自分の本文です。' })).toBeChecked();
  await expectAccessible(page, 'comparison');
  await dialog.getByRole('radio', { name: '相手の値：点検のお知らせ（相手）' }).check();
  await dialog.getByRole('button', { name: '選んだ値で保存' }).click();
  await expect(savedMessage(page, '点検のお知らせ（相手）')).toBeVisible();
  await page.reload();
  await expect(field(page, '件名')).toHaveValue('点検のお知らせ（相手）');
  await expect(field(page, '本文')).toHaveValue('自分の本文です。');
  await expect(page.getByRole('radio', { name: 'システム' })).toBeChecked();
});
