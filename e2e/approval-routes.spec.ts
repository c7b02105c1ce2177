import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';

const ROUTES = '/apps/maintenance/approval-routes';
/** Above what any other journey asks for: nobody else's claim takes the route of this one. */
const ONLY_OURS = '1900000';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const step = (page: Page, n: number) => main(page).getByRole('group', { name: `ステップ${n}`, exact: true });
const stepName = (page: Page, n: number) => step(page, n).getByRole('textbox', { name: 'ステップ名', exact: true });

/** Presses, and waits until the route is written: the message of the time before may still stand. */
async function written(page: Page, press: () => Promise<void>, said: RegExp): Promise<void> {
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().includes('/api/approval-routes'),
  );
  await press();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText(said).last()).toBeVisible();
}

const saveDraft = (page: Page) =>
  written(page, () => main(page).getByRole('button', { name: '下書き保存' }).click(), /の下書きを保存しました。/);

async function publish(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: '公開する' }).click();
  await written(
    page,
    () => page.getByRole('dialog').getByRole('button', { name: '公開する' }).click(),
    /を公開しました。/,
  );
}

test('a route is written, tried out, published, changed and ended, each version with what it changed [B3-01, B3-02, B3-08]', async ({
  open,
}) => {
  const name = `高額な出張 ${Date.now() % 100_000}`;
  const page = await open('system', { at: ROUTES });
  await expect(main(page).getByRole('link', { name: '交通費・旅費精算の標準経路' })).toBeVisible();
  await main(page).getByRole('link', { name: '承認経路を追加' }).click();
  await field(page, '承認経路名').fill(name);
  await field(page, '優先順位').fill('3');
  await field(page, '最低金額（税込）').fill(ONLY_OURS);
  await stepName(page, 1).fill('上長の承認');
  await main(page).getByRole('button', { name: 'ステップを追加' }).click();
  await stepName(page, 2).fill('管理者の承認');
  await step(page, 2).getByRole('combobox', { name: '承認者1の決め方' }).selectOption('role');
  await step(page, 2).getByRole('radio', { name: '管理者', exact: true }).check();
  // A step moves by keys and by its buttons, and keeps what it says.
  await stepName(page, 2).press('Alt+ArrowUp');
  await expect(stepName(page, 1)).toHaveValue('管理者の承認');
  await step(page, 1).getByRole('button', { name: 'ステップ1を下へ' }).click();
  await expect(stepName(page, 1)).toHaveValue('上長の承認');
  await saveDraft(page);
  await expect(page).not.toHaveURL(`${ROUTES}/new`);
  await expect(main(page).getByText('下書き', { exact: true })).toBeVisible();

  // With the draft as if it were published: names, and why the others were not taken.
  const simulation = main(page).getByRole('region', { name: '経路シミュレーション' });
  await simulation.getByRole('combobox', { name: '申請者' }).fill('佐藤 健太');
  await page.getByRole('option', { name: /^佐藤 健太/ }).click();
  await simulation.getByRole('textbox', { name: '金額（税込）' }).fill('1950000');
  await simulation.getByRole('button', { name: '調べる' }).click();
  const result = simulation.getByRole('status');
  await expect(result.getByText('これを使います')).toBeVisible();
  await expect(result.getByText('上長の承認')).toBeVisible();
  await expect(result.getByText('管理者の承認')).toBeVisible();
  await expect(result.getByText('優先順位が後です').first()).toBeVisible();
  await expectAccessible(page, 'a route with its simulation');
  await simulation.getByRole('textbox', { name: '金額（税込）' }).fill('1000');
  await simulation.getByRole('button', { name: '調べる' }).click();
  await expect(result.getByText('金額が条件の外です').first()).toBeVisible();

  await publish(page);
  await expect(main(page).getByText('有効', { exact: true })).toBeVisible();
  await field(page, '優先順位').fill('4');
  await saveDraft(page);
  await main(page).getByRole('button', { name: '公開する' }).click();
  const dialog = page.getByRole('dialog', { name: `「${name}」を公開しますか？` });
  await expect(dialog.getByText('優先順位：3 → 4')).toBeVisible();
  await expectAccessible(page, 'the question before publishing');
  await dialog.getByRole('button', { name: '公開する' }).click();
  const versions = main(page).getByRole('region', { name: '公開した版' });
  await expect(versions.getByText('第2版')).toBeVisible();
  await expect(versions.getByText('優先順位：3 → 4')).toBeVisible();

  await main(page).getByRole('button', { name: '終了する' }).click();
  const end = page.getByRole('dialog', { name: `「${name}」を終了しますか？` });
  await end.getByRole('textbox', { name: '適用終了日' }).fill(tokyoDay(Date.now()));
  await end.getByRole('button', { name: '終了する' }).click();
  await expect(main(page).getByText('終了', { exact: true })).toBeVisible();
});

test('what stands against a publication is told at its place, and nothing is published [B3-01, B0-11]', async ({
  open,
}) => {
  const page = await open('system', { at: `${ROUTES}/new` });
  await main(page).getByRole('button', { name: '下書き保存' }).click();
  await expect(main(page).getByText('2か所を確認してください。')).toBeVisible();
  await expectAccessible(page, 'a route that was refused');
  await field(page, '承認経路名').fill(`確認だけの経路 ${Date.now() % 100_000}`);
  await field(page, '最低金額（税込）').fill(ONLY_OURS);
  await stepName(page, 1).fill('確認だけ');
  await step(page, 1).getByRole('radio', { name: '確認', exact: true }).check();
  await saveDraft(page);
  await main(page).getByRole('button', { name: '公開する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '公開する' }).click();
  await expect(dialog.getByRole('alert').getByText(/^承認ステップ：/)).toBeVisible();
  await dialog.getByRole('button', { name: '戻る' }).click();
  await main(page).getByRole('button', { name: '下書きを破棄' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '下書きを破棄' }).click();
  await expect(page).toHaveURL(ROUTES);
});
