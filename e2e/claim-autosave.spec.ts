import type { Page, Route } from '@playwright/test';
import { beginMonth, claimPath, gridOf, SAVED, saveBar } from './claim-page.ts';
import { expect, test } from './journey.ts';
import { SAMPLE_PASSWORD } from './people.ts';

const DRAFTS = '**/api/expense-claims/mine/*/draft';
const RESTORED = '前回この端末に残した入力を復元しました。';

/** Whether the device holds this text, in whichever draft. */
function isOnDevice(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const open = indexedDB.open('madoguchi-claim-drafts');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const all = database.transaction('drafts').objectStore('drafts').getAll();
    const drafts = await new Promise<unknown[]>((resolve, reject) => {
      all.onsuccess = () => resolve(all.result);
      all.onerror = () => reject(all.error);
    });
    database.close();
    return JSON.stringify(drafts).includes(wanted);
  }, text);
}

const cutOff = (route: Route) => route.abort();

/** Ends the page's process at once: no handler of the page runs any more. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The command is never answered: who should answer it is gone.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a page killed before the server heard of the input shows it again, and saves it [B0-11]', async ({ open }) => {
  const first = await open('staff');
  await first.route(DRAFTS, cutOff);
  const grid = await beginMonth(first, '201812');
  await grid.cell(1, 'purposeText').click();
  await grid.type('電源を切る前の入力');
  await grid.press('Enter');
  await expect.poll(() => isOnDevice(first, '電源を切る前の入力')).toBe(true);
  await kill(first);

  const second = await first.context().newPage();
  await second.goto(claimPath('201812'));
  await expect(second.getByText(RESTORED)).toBeVisible();
  const again = await gridOf(second);
  await expect(again.cell(1, 'purposeText')).toHaveValue('電源を切る前の入力');
  await expect(saveBar(second, SAVED)).toBeVisible();

  await second.reload();
  await expect((await gridOf(second)).cell(1, 'purposeText')).toHaveValue('電源を切る前の入力');
  await expect(second.locator('[data-line]')).toHaveCount(1);
  await expect(second.getByText(RESTORED)).toHaveCount(0);
});

test('offline the bar counts what waits, and it is sent when the network is back [B0-11]', async ({ open }) => {
  const page = await open('staff');
  const grid = await beginMonth(page, '201902');
  await page.context().setOffline(true);
  await grid.cell(1, 'from').click();
  await grid.type('品川');
  await grid.press('Enter');
  await expect(saveBar(page, '未送信 1件')).toBeVisible();
  await expect(page.getByText('サーバーに接続できません。入力内容はこの端末に残しています。')).toBeVisible();
  await page.context().setOffline(false);
  await expect(saveBar(page, SAVED)).toBeVisible();
  await page.reload();
  await expect((await gridOf(page)).cell(1, 'from')).toHaveValue('品川');
});

test('a save whose answer was lost goes out again under its key and happens once [B0-03]', async ({ open }) => {
  const page = await open('staff');
  const keys: (string | undefined)[] = [];
  const versions: number[] = [];
  let losesAnswer = true;
  await page.route(DRAFTS, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    versions.push((await answer.json()).version);
    const isLost = losesAnswer;
    losesAnswer = false;
    return isLost ? route.abort() : route.fulfill({ response: answer });
  });
  const grid = await beginMonth(page, '201903');
  await grid.cell(1, 'to').click();
  await grid.type('新宿');
  await grid.press('Enter');
  await expect(saveBar(page, SAVED)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(versions).toEqual([1, 1]);
  await page.reload();
  await expect(page.locator('[data-line]')).toHaveCount(1);
});

test('the same cell changed elsewhere is a choice of two values, other cells are merged [B0-02]', async ({ open }) => {
  const page = await open('staff');
  const grid = await beginMonth(page, '201904');
  await grid.cell(1, 'unitFare').click();
  await grid.type('400');
  await grid.press('Enter');
  await expect(saveBar(page, SAVED)).toBeVisible();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(claimPath('201904'));
  const theirs = await gridOf(elsewhere);
  // Nothing of the other page's save reaches this one before its own input: no live event, no answer.
  await page.route('**/api/**', cutOff);
  await page.bringToFront();
  await grid.cell(1, 'unitFare').click();
  await grid.type('480');
  await grid.press('Tab');
  await expect(saveBar(page, '未送信 1件')).toBeVisible();

  await elsewhere.bringToFront();
  await theirs.cell(1, 'unitFare').click();
  await theirs.type('520');
  await theirs.press('Tab');
  await theirs.cell(1, 'from').click();
  await theirs.type('上野');
  await theirs.press('Tab');
  await expect(saveBar(elsewhere, SAVED)).toBeVisible();

  await page.bringToFront();
  await page.unroute('**/api/**');
  const dialog = page.getByRole('dialog', { name: 'ほかの人が先に変更しています' });
  await expect(dialog).toContainText('自分の値：480');
  await dialog.getByRole('radio', { name: '相手の値：520' }).check();
  await dialog.getByRole('button', { name: '選んだ値を残す' }).click();
  await expect(grid.cell(1, 'unitFare')).toHaveValue('520');
  await expect(grid.cell(1, 'from')).toHaveValue('上野');
  await expect(saveBar(page, /保存済み/)).toBeVisible();
});

test('a line that the server refuses keeps its error, while the other lines are saved [B0-11]', async ({ open }) => {
  const page = await open('staff');
  const grid = await beginMonth(page, '201905');
  await grid.cell(1, 'from').click();
  await grid.type('神田');
  await grid.press('Enter');
  await grid.cell(2, 'from').click();
  await page.keyboard.insertText('長'.repeat(61));
  await grid.press('Enter');
  await expect(saveBar(page, '未送信 1件')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /^2行目 60文字以内/ })).toBeVisible();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(claimPath('201905'));
  await expect((await gridOf(elsewhere)).cell(1, 'from')).toHaveValue('神田');
  await elsewhere.close();

  await grid.cell(2, 'from').click();
  await grid.type('秋葉原');
  await grid.press('Enter');
  await expect(saveBar(page, SAVED)).toBeVisible();
});

test('a page killed in mid-word shows the word again [B0-11]', async ({ open }) => {
  const first = await open('staff');
  const grid = await beginMonth(first, '201810');
  await grid.cell(1, 'purposeText').click();
  await grid.type('書きかけの用件');
  await expect.poll(() => isOnDevice(first, '書きかけの用件')).toBe(true);
  await kill(first);

  const second = await first.context().newPage();
  await second.goto(claimPath('201810'));
  await expect((await gridOf(second)).cell(1, 'purposeText')).toHaveValue('書きかけの用件');
  await expect(saveBar(second, SAVED)).toBeVisible();
});

test('a session that ended asks to log in over the page, and what was typed is saved then [B0-11] [S4-08]', async ({
  open,
}) => {
  const page = await open('staff');
  const grid = await beginMonth(page, '201809');
  await page.context().clearCookies();
  await grid.cell(1, 'purposeText').click();
  await grid.type('席を外す前の入力');
  await grid.press('Enter');
  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') });
  await expect(dialog).toBeVisible();
  await dialog.locator('input[type=password]').fill(SAMPLE_PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(saveBar(page, SAVED)).toBeVisible();
  await page.reload();
  await expect((await gridOf(page)).cell(1, 'purposeText')).toHaveValue('席を外す前の入力');
});
