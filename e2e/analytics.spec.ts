import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const ANALYTICS = '/apps/dashboards/analytics';

test('by keys alone a widget is read as a table of another year, and its count leads to as many claims [S2-05, B9-07]', async ({
  open,
}) => {
  const page = await open('system', { at: `${ANALYTICS}?month=202610` });
  const spend = page.getByRole('region', { name: '月別の支出' });
  await expect(
    spend.getByRole('group', { name: '月別の支出のグラフ' }).getByText('4月', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'the analysis');

  await spend.getByRole('button', { name: '表で見る' }).focus();
  await page.keyboard.press('Enter');
  const table = spend.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(13);
  await spend.getByRole('button', { name: '2025年度' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('cell', { name: '2025年度' }).first()).toBeVisible();
  await expectAccessible(page, 'a widget as a table');

  const link = spend.getByRole('link', { name: /^承認済み・確定済みの精算書/ });
  const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/travelExpensesAdminView\/202610/);
  await expect(
    page
      .getByText(`${count}名`, { exact: true })
      .or(page.getByText(`${count}件`, { exact: true }))
      .first(),
  ).toBeVisible();
});

test('on a phone, in English, each widget says its figures as text, and its file is that of the table [B9-07]', async ({
  open,
}) => {
  const page = await open('system', { at: ANALYTICS, widthPx: PHONE_PX, language: 'en' });
  const requests = page.getByRole('region', { name: 'Requests submitted' });
  await expect(requests.getByText('So far')).toBeVisible();
  await expectAccessible(page, 'the analysis on a phone');
  await requests.getByRole('button', { name: 'Show table' }).click();
  const cells = await requests.getByRole('row').allTextContents();
  const download = page.waitForEvent('download');
  await requests.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Requests submitted_\d{6}\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString().trim().split('\r\n')).toHaveLength(cells.length);

  await requests.getByRole('button', { name: 'Show chart' }).click();
  await expect(
    requests.getByRole('group', { name: 'Chart of Requests submitted' }).locator('svg text').first(),
  ).toBeVisible();
  const picture = page.waitForEvent('download');
  await requests.getByRole('button', { name: 'PNG' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
});

test('month and department stand in the address: Back shows the figures of before [B9-07]', async ({ open }) => {
  const page = await open('system', { at: ANALYTICS });
  await expect(page.getByText('途中').first()).toBeVisible();
  await page.getByRole('button', { name: '前の月' }).click();
  await expect(page).toHaveURL(/\?month=\d{6}$/);
  await expect(page.getByText('途中')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/analytics$/);
  await expect(page.getByText('途中').first()).toBeVisible();
});
