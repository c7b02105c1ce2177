import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/browser/axe.ts';
import { showGrid } from '../../../../test/entry-grid/show-grid.tsx';

const SENTENCE = '利用日は2026年11月の日付にしてください。';

for (const lines of [0, 60]) {
  test(`a sheet of ${lines} lines has no accessibility fault, with message and list open [B0-11]`, async () => {
    const grid = await showGrid({ lines });
    if (lines === 0) {
      await expectAccessible('an empty sheet');
      await page.getByRole('button', { name: '行を追加' }).click();
    }
    await grid.cell(1, 'useDate').click();
    await commands.type('12/1');
    await commands.press('Enter', 'Control+Home');
    await expect.element(page.getByText(SENTENCE).last()).toBeVisible();
    await expectAccessible(`${lines} lines with a message`);
    await commands.press('ArrowRight', 'Alt+ArrowDown');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(`${lines} lines with the list`);
  });
}

test('the second line and the menu of a line have no accessibility fault [B0-11]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'useDate').click();
  await commands.press('Alt+Enter');
  await expectAccessible('an open second line');
  await grid.cell(2, 'menu').click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectAccessible('the menu of a line');
});

test('every cell of a line has the name of its column and its line [B0-11]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'useDate').click();
  await commands.press('Alt+Enter');
  const row = page.getByRole('row', { name: '2行目' });
  for (const name of ['利用日', '片道運賃（円）', '定期控除', '登録番号', '備考']) {
    await expect.element(row.getByRole('textbox', { name: `${name} 2行目`, exact: true })).toHaveLength(1);
  }
  const closed = ['目的', '交通手段', '片道・往復', '経費種別', '支払区分', '税区分', 'インボイス区分'];
  for (const name of [...closed, '用件', '出発', '到着', '訪問先', '経由']) {
    await expect.element(row.getByRole('combobox', { name: `${name} 2行目`, exact: true })).toHaveLength(1);
  }
});

test('for people who listen, every line of a long sheet is in the accessibility tree [B0-11]', async () => {
  await showGrid({ lines: 90, keepsEveryLine: true });
  await expect.element(page.css('tbody tr').last()).toHaveStyle({ contentVisibility: 'visible' });
  await expect.element(page.getByRole('row', { name: /^\d+行目$/ })).toHaveLength(90);
  await expect.element(page.getByRole('textbox', { name: '片道運賃（円） 90行目' })).toHaveLength(1);
});
