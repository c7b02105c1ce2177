import './harness-global.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from './grid-harness.ts';

const SENTENCE = '利用日は2026年11月の日付にしてください。';

for (const lines of [0, 1, 60, 200]) {
  test(`a sheet of ${lines} lines has no accessibility fault, with message and list open [B0-11]`, async ({
    openGrid,
  }) => {
    const grid = await openGrid({ lines });
    if (lines === 0) {
      await expectAccessible(grid.page, 'an empty sheet');
      await grid.page.getByRole('button', { name: '行を追加' }).click();
    }
    await grid.cell(1, 'useDate').click();
    await grid.type('12/1');
    await grid.press('Enter', 'Control+Home');
    await expect(grid.page.getByText(SENTENCE).last()).toBeVisible();
    await expectAccessible(grid.page, `${lines} lines with a message`);
    await grid.press('ArrowRight', 'Alt+ArrowDown');
    await expect(grid.page.getByRole('listbox')).toBeVisible();
    await expectAccessible(grid.page, `${lines} lines with the list`);
  });
}

test('the second line and the menu of a line have no accessibility fault [B0-11]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(2, 'useDate').click();
  await grid.press('Alt+Enter');
  await expectAccessible(grid.page, 'an open second line');
  await grid.cell(2, 'menu').click();
  await expect(grid.page.getByRole('menu')).toBeVisible();
  await expectAccessible(grid.page, 'the menu of a line');
});

test('every cell of a line has the name of its column and its line [B0-11]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(2, 'useDate').click();
  await grid.press('Alt+Enter');
  const row = grid.page.getByRole('row', { name: '2行目' });
  for (const name of ['利用日', '片道運賃（円）', '定期控除', '登録番号', '備考']) {
    await expect(row.getByRole('textbox', { name: `${name} 2行目`, exact: true })).toHaveCount(1);
  }
  const closed = ['目的', '交通手段', '片道・往復', '経費種別', '支払区分', '税区分', 'インボイス区分'];
  for (const name of [...closed, '用件', '出発', '到着', '訪問先', '経由']) {
    await expect(row.getByRole('combobox', { name: `${name} 2行目`, exact: true })).toHaveCount(1);
  }
});

test('for people who listen, every line of a long sheet is in the accessibility tree [B0-11]', async ({ openGrid }) => {
  const grid = await openGrid({ lines: 90, query: '&reader' });
  await expect(grid.page.locator('tbody tr').last()).toHaveCSS('content-visibility', 'visible');
  await expect(grid.page.getByRole('row', { name: /^\d+行目$/ })).toHaveCount(90);
  await expect(grid.page.getByRole('textbox', { name: '片道運賃（円） 90行目' })).toHaveCount(1);
});
