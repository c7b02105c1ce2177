import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openPortal, startPortalServer } from '../../../../../test/browser/open-portal.tsx';
import { sessionOf } from '../../../../../test/sessions.ts';
// Loaded before the tests: the first of them would wait for all of it.
import '../../../../kit/calendar/Board.tsx';
import '../ComponentsPage.tsx';

const sample = (name: string) => page.getByRole('group', { name: `${name}の見本` });

async function openSamples() {
  const logServer = { state: 'none', waiting: 0, oldestSeconds: null } as const;
  const server = startPortalServer(sessionOf('system')).on(showHealth, () => ({
    status: 'ok' as const,
    unnumberedSeconds: 0,
    logServer,
  }));
  await page.viewport(1440, 900);
  await openPortal('/documentation/system/components');
  return server;
}

test('the list of the manual searches, narrows and orders what the page alone holds [S2-27]', async () => {
  const server = await openSamples();
  const list = sample('一覧');
  const rows = list.css('tbody .column-item');
  await expect.element(rows.first()).toBeVisible();
  await expect.poll(() => rows.all().length).toBe(7);
  await list.getByRole('searchbox', { name: '検索' }).fill('プリンター');
  await expect.poll(() => rows.all().length).toBe(1);
  await expect.element(rows.first()).toMatchTextContent(/ラベルプリンター/);
  await list.getByRole('searchbox', { name: '検索' }).fill('');
  await list.getByRole('columnheader', { name: '数量' }).getByRole('button').click();
  await expect.element(rows.first()).toMatchTextContent(/ラベルプリンター/);
  await expect.element(rows.last()).toMatchTextContent(/折りたたみ椅子/);
  expect(server.sent).toEqual([]);
});

test('the calendar of the manual shows and adds what the page alone holds, and sends nothing [S2-27]', async () => {
  const server = await openSamples();
  const calendar = sample('カレンダー');
  await expect.element(calendar.getByText('定例会議', { exact: true })).toBeVisible();
  await calendar.getByRole('button', { name: '次へ' }).click();
  await expect.element(calendar.getByText('定例会議', { exact: true })).not.toBeInTheDocument();
  await calendar.getByRole('button', { name: '今日' }).click();
  await commands.press('Tab', 'Tab', 'c');
  await expect.element(calendar.getByText('新しい予定4', { exact: true })).toBeVisible();
  expect(server.sent).toEqual([]);
});

test('the grid of the manual takes what is typed, checks it and sums it up, and sends nothing [S2-27]', async () => {
  const server = await openSamples();
  const grid = sample('入力用の表');
  await expect.element(grid.getByText('明細2件')).toBeVisible();
  await grid.getByRole('button', { name: '行を追加' }).click();
  await expect.element(grid.getByText('明細3件')).toBeVisible();
  await commands.press('Escape');
  await expect.element(grid.getByRole('button', { name: '次へ進む' })).toHaveFocus();
  expect(server.sent).toEqual([]);
});
