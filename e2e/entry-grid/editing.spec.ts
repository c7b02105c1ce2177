import './harness-global.ts';
import { expect, test } from './grid-harness.ts';
import type { GridPage } from './grid-page.ts';

const at = async (grid: GridPage) => {
  const { line, column } = await grid.active();
  return `${line} ${column}`;
};

test('undo takes our last step back, wherever it was, goes there and says it [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(1, 'purposeText').click();
  await grid.type('新しい用件');
  await grid.press('Tab', 'Tab', 'Control+z');
  expect([await at(grid), await grid.held(1, 'purposeText')]).toEqual(['1 purposeText', '定例1']);
  await expect(grid.page.getByText('元に戻しました：入力')).toBeAttached();
  await grid.press('Control+y');
  expect(await grid.held(1, 'purposeText')).toBe('新しい用件');
  // The menu's and the gesture's undo arrive without a key.
  await grid.cell(3, 'to').click();
  const isCancelled = await grid.cell(3, 'to').evaluate((input) => {
    const event = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
    return !input.dispatchEvent(event);
  });
  expect([isCancelled, await at(grid)]).toEqual([true, '1 purposeText']);
  expect(await grid.held(1, 'purposeText')).toBe('定例1');
});

test('undo within a draft steps through the draft first [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(1, 'memo').or(grid.cell(1, 'purposeText')).first().click();
  await grid.compose('あ');
  await grid.endComposition('亜');
  await grid.compose('い');
  await grid.endComposition('位');
  await expect(grid.cell(1, 'purposeText')).toHaveValue('亜位');
  await grid.press('Control+z');
  await expect(grid.cell(1, 'purposeText')).toHaveValue('亜');
  await grid.press('Control+z');
  await expect(grid.cell(1, 'purposeText')).toHaveValue('定例1');
  await grid.press('Control+y', 'Enter');
  expect(await grid.held(1, 'purposeText')).toBe('亜');
});

test('a value that breaks a rule is marked, said once, and walked to by F8 [B4-04, B0-11]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(2, 'useDate').click();
  await grid.type('12/1');
  await grid.press('Enter');
  const sentence = '利用日は2026年11月の日付にしてください。';
  await expect(grid.page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
  await expect(grid.cell(2, 'useDate')).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(grid.cell(2, 'useDate')).toHaveAttribute('aria-invalid', 'true');
  await grid.press('Control+End', 'F8');
  expect(await at(grid)).toBe('2 useDate');
  await grid.type('きのう');
  await grid.press('Enter', 'ArrowUp');
  await expect(grid.cell(2, 'useDate')).toHaveValue('きのう');
  await expect(grid.page.getByText('日付として読み取れません（きのう）').last()).toBeVisible();
});

test('a warning leads to the memo, where its reason is written [B4-04]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(1, 'useDate').click();
  await grid.type('11/3');
  await grid.press('Enter', 'ArrowUp');
  await grid.page.getByRole('button', { name: '理由を書く' }).click();
  expect(await at(grid)).toBe('1 memo');
});

test('a locked sheet can be walked and copied, and never changes [B4-03, B4-02]', async ({ openGrid }) => {
  const grid = await openGrid({ query: '&locked' });
  const before = await grid.sheet();
  await grid.cell(1, 'purposeText').click();
  for (const key of [
    'x',
    'Delete',
    'Control+d',
    'Control+Shift+d',
    'Control+Shift+Enter',
    'F2',
    'Backspace',
    'Alt+ArrowDown',
  ]) {
    await grid.press(key);
  }
  await grid.paste({ text: '変更\tする' });
  expect([await grid.sheet(), await at(grid)]).toEqual([before, '1 purposeText']);
  await expect(grid.page.getByRole('button', { name: '行を追加' })).toHaveCount(0);
  await grid.press('Control+End', 'Tab');
  await expect(grid.page.getByRole('button', { name: '申請する' })).toBeFocused();
});

test('a keystroke and a move render nothing, a commit its row and two cells [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid({ lines: 200 });
  const renders = () =>
    grid.page.evaluate(() => {
      const { GridRow = 0, GridCell = 0, AmountCell = 0 } = renderCounts.renders;
      renderCounts.reset();
      return { rows: GridRow, cells: GridCell + AmountCell };
    });
  await grid.cell(2, 'unitFare').click();
  await renders();
  await grid.type('999');
  expect(await renders()).toEqual({ rows: 0, cells: 0 });
  await grid.press('Enter');
  expect(await renders()).toEqual({ rows: 1, cells: 2 });
  await grid.press('ArrowDown', 'Tab', 'ArrowUp', 'Home');
  expect(await renders()).toEqual({ rows: 0, cells: 0 });
  await grid.press('Control+z');
  expect(await renders()).toEqual({ rows: 1, cells: 2 });
});
