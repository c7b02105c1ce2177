// Views that people share, over two accounts. What is shared here is ended here: all journeys share one portal.
import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { expect, test } from './journey.ts';

const MEMBERS = '/apps/member/all';
/** Without the rule of landmarks: an open menu stands outside of them. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NAME = '営業部の人';

const open = (page: Page) => page.getByRole('main').getByRole('button', { name: '表示を保存', exact: true }).click();
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const tab = (page: Page) => page.getByRole('tab', { name: NAME });

test('a view that somebody shared is found, taken and kept by a colleague, and found no more once it is ended [B0-10]', async ({
  open: as,
}) => {
  const page = await as('admin', { at: `${MEMBERS}?department=SALES&sort=-kana` });
  await expect(page.getByRole('columnheader', { name: 'フリガナ' })).toBeVisible();
  await open(page);
  await item(page, 'この条件と列を保存する').click();
  await page.getByRole('dialog').getByRole('textbox', { name: '表示の名前' }).fill(NAME);
  await page.keyboard.press('Enter');
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await open(page);
  await item(page, `「${NAME}」を共有する`).click();
  await expect(page.getByText(`表示「${NAME}」を共有しました。`)).toBeVisible();

  const colleague = await as('staff', { at: MEMBERS });
  await open(colleague);
  const shared = colleague.getByRole('menuitem', { name: new RegExp(`^共有：${NAME}（`) });
  await expect(shared).toBeVisible();
  expect(await faultsOf(colleague, WCAG)).toEqual([]);
  await shared.click();
  await expect(tab(colleague)).toHaveAttribute('aria-selected', 'true');
  expect(Object.fromEntries(new URL(colleague.url()).searchParams)).toMatchObject({
    department: 'SALES',
    sort: '-kana',
  });

  await open(page);
  await item(page, `「${NAME}」の共有をやめる`).click();
  await expect(page.getByText(`表示「${NAME}」の共有をやめました。`)).toBeVisible();
  await colleague.reload();
  await open(colleague);
  await expect(item(colleague, `「${NAME}」を共有する`)).toBeVisible();
  await expect(shared).toHaveCount(0);
  await item(colleague, `「${NAME}」を削除する`).click();
  await expect(tab(colleague)).toHaveCount(0);
  await open(page);
  await item(page, `「${NAME}」を削除する`).click();
  await expect(tab(page)).toHaveCount(0);
});
