import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../../test/browser/axe.ts';
import { openPortal, startPortalServer } from '../../../test/browser/open-portal.tsx';
import type { PageServer } from '../../../test/browser/server.ts';
import { ADMIN_SESSION, GUEST_SESSION } from '../../../test/sessions.ts';

const PAGE = '/pages/errors/error-404';
type SheetName = '表示設定' | '配色';

beforeEach(() => void startPortalServer(ADMIN_SESSION));

async function openPage(): Promise<void> {
  await openPortal(PAGE);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openSheet(name: SheetName) {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect.element(sheet.getByRole('button').nth(1)).toBeVisible();
  return sheet;
}

test('settings take effect at once, are there on the next visit, and go back to the initial ones with a way to undo that [S6-02, S6-09]', async () => {
  startPortalServer(GUEST_SESSION);
  await openPage();
  const frame = page.css('[data-mode]');
  await expect.element(frame).toHaveAttribute('data-mode', 'container');
  const sheet = await openSheet('表示設定');
  await sheet.getByLabelText('枠に収める').click();
  await sheet.getByLabelText('フッターを表示する').click();
  await expect.element(frame).toHaveAttribute('data-mode', 'boxed');
  await expect.element(frame).toHaveAttribute('data-footer', 'hidden');
  await openPage();
  await expect.element(frame).toHaveAttribute('data-mode', 'boxed');
  const again = await openSheet('表示設定');
  await again.getByLabelText('幅の上限（px）').fill('12');
  await expect.element(again.getByText('960〜3840の数値を入力してください。')).toBeVisible();
  await again.getByRole('button', { name: '初期状態に戻す' }).click();
  await expect.element(frame).toHaveAttribute('data-mode', 'container');
  await expect.element(page.getByText('表示設定を初期状態に戻しました。').first()).toBeVisible();
  await again.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(frame).toHaveAttribute('data-mode', 'boxed');
});

test('the sheets are found wherever the menu stands [S6-02]', async () => {
  await openPage();
  const menu = page.getByRole('navigation', { name: 'メニュー', exact: true });
  const left = () => menu.element().getBoundingClientRect().x;
  await (await openSheet('表示設定')).getByLabelText('右', { exact: true }).click();
  await expect.poll(left).toBeGreaterThan(720);
  await commands.press('Escape');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await (await openSheet('表示設定')).getByLabelText('左', { exact: true }).click();
  await expect.poll(left).toBeLessThan(720);
});

test('a sheet closes by ×, Esc and a press beside it, and leaves the focus where it was (P1) [S6-02]', async () => {
  await openPage();
  const closings = [
    () => page.getByRole('button', { name: '閉じる', exact: true }).click(),
    () => commands.press('Escape'),
    () => commands.clickAt({ x: 200, y: 500 }),
  ];
  for (const close of closings) {
    const sheet = await openSheet('表示設定');
    await expect.poll(() => sheet.element().getBoundingClientRect()).toMatchObject({ x: 1440 - 380, y: 0, width: 380 });
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '表示設定', exact: true })).toHaveFocus();
  }
});

test('both sheets are accessible [S6-09, S6-10]', async () => {
  await openPage();
  for (const name of ['表示設定', '配色'] as const) {
    const sheet = await openSheet(name);
    await expectAccessible(name);
    await commands.press('Escape');
    await expect.element(sheet).not.toBeInTheDocument();
  }
});

const toolbar = page.getByRole('banner');
/** The account's own choices as the server holds them, newest last. */
const chosen = (server: PageServer) => server.sent.map(({ name, value }) => [name, value]);

test('the size of text follows the arrow keys at once, and is kept with the account (P5) [S6-05]', async () => {
  const server = startPortalServer(ADMIN_SESSION);
  await openPage();
  await toolbar.getByRole('button', { name: '文字サイズ' }).click();
  await expect.element(page.getByRole('slider', { name: '文字サイズ' })).toHaveFocus();
  for (const size of ['17.6px', '19.2px', '20.8px']) {
    await commands.press('ArrowRight');
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe(size);
  }
  await expectAccessible('the size of text');
  await expect.poll(() => chosen(server).at(-1)).toEqual(['font-size', 130]);
});

test('a screen chosen with the star stands in the toolbar, also on the next visit (P9, fault 1) [S6-03]', async () => {
  const server = startPortalServer(ADMIN_SESSION);
  await openPage();
  await toolbar.getByRole('button', { name: 'よく使う画面' }).click();
  const panel = page.getByRole('dialog', { name: 'よく使う画面' });
  await expectAccessible('the screens one opens often');
  await panel.getByLabelText('画面を検索').fill('ない画面');
  await expect.element(panel.getByText('一致する画面はありません。')).toBeVisible();
  await panel.getByLabelText('画面を検索').fill('旅費');
  await panel.getByRole('button', { name: '交通費・旅費精算をよく使う画面に追加' }).click();
  await expect.poll(() => chosen(server).at(-1)?.[0]).toBe('shortcuts');
  await openPage();
  const link = page.getByRole('navigation', { name: 'よく使う画面' }).getByRole('link', { name: '交通費・旅費精算' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/apps\/travelExpensesRequest\/\d{6}$/));
});
