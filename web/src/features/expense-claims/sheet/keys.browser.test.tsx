import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { showGrid } from '../../../../test/entry-grid/show-grid.tsx';

test('keys sent without a pause arrive in the right cells [B4-02]', async () => {
  const grid = await showGrid({ lines: 80 });
  await grid.cell(1, 'useDate').click();
  await commands.burst('Tab', 'Tab', 'a', 'b', 'c', 'Enter');
  expect(grid.held(1, 'purposeText')).toBe('abc');
  expect(grid.at()).toBe('2 useDate');
  await commands.burst(...Array<string>(6).fill('PageDown'), 'ArrowRight', 'ArrowRight', 'q', 'Enter');
  const lines = JSON.parse(grid.sheet()) as { purposeText: string }[];
  expect(lines.filter(({ purposeText }) => purposeText === 'q')).toHaveLength(1);
  await commands.burst('Control+End', 'x', 'y', 'z');
  expect(grid.at()).toBe('80 unitFare');
  await expect.element(grid.cell(80, 'unitFare')).toHaveValue('xyz');
});

test('at rest each key leads where a spreadsheet leads [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'purposeText').click();
  const walk: [string, string][] = [
    ['ArrowRight', '2 transportMode'],
    ['ArrowLeft', '2 purposeText'],
    ['ArrowUp', '1 purposeText'],
    ['ArrowDown', '2 purposeText'],
    ['Tab', '2 transportMode'],
    ['Shift+Tab', '2 purposeText'],
    ['Enter', '3 purposeText'],
    ['Shift+Enter', '2 purposeText'],
    ['Home', '2 useDate'],
    ['End', '2 unitFare'],
    ['ArrowRight', '2 amount'],
    ['ArrowRight', '2 attachments'],
    ['ArrowRight', '2 menu'],
    ['ArrowRight', '2 visitedParty'],
    ['End', '2 memo'],
    ['Alt+Enter', '2 useDate'],
    ['Control+Home', '1 useDate'],
    ['Control+End', '3 unitFare'],
    ['PageUp', '1 unitFare'],
    ['PageDown', '3 unitFare'],
  ];
  for (const [key, place] of walk) {
    await commands.press(key);
    expect([key, grid.at()]).toEqual([key, place]);
  }
});

test('at the four corners arrows stay, Tab at the end makes a line, and Tab on the untouched one leaves [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'useDate').click();
  for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'PageUp', 'Control+Home', 'Shift+Enter']) {
    await commands.press(key);
    expect(grid.at()).toBe('1 useDate');
  }
  await grid.cell(1, 'unitFare').click();
  await commands.press('ArrowUp');
  expect(grid.at()).toBe('1 unitFare');
  await grid.cell(3, 'useDate').click();
  for (const key of ['ArrowDown', 'ArrowLeft', 'PageDown']) {
    await commands.press(key);
    expect(grid.at()).toBe('3 useDate');
  }
  await grid.cell(3, 'unitFare').click();
  await commands.press('Tab');
  expect([grid.at(), grid.lineCount()]).toEqual(['4 useDate', 4]);
  await commands.press('Tab');
  await expect.element(page.getByRole('button', { name: '行を追加' })).toHaveFocus();
  await commands.press('Shift+Tab');
  expect(grid.at()).toBe('4 useDate');
  await commands.press('Control+Home', 'Shift+Tab');
  await expect.element(page.getByRole('button', { name: '前' })).toHaveFocus();
});

test('Enter after a run of Tabs goes back below where the run began [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'purpose').click();
  await commands.press('Tab', 'Tab', 'Tab', 'Enter');
  expect(grid.at()).toBe('2 purpose');
  await commands.press('ArrowRight', 'Enter');
  expect(grid.at()).toBe('3 purposeText');
});

test('Esc gives the list up, then the draft, then the grid [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'from').click();
  await commands.type('si');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await commands.press('Escape');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(grid.cell(1, 'from')).toHaveValue('si');
  await commands.press('Escape');
  await expect.element(grid.cell(1, 'from')).toHaveValue('品川');
  expect(grid.active().state).toBe('rest');
  await commands.press('Escape');
  await expect.element(page.getByRole('button', { name: '申請する' })).toHaveFocus();
  expect(grid.held(1, 'from')).toBe('品川');
});

test('while typing ← → move the caret and leave at its ends; with a caret they are the text’s [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'purposeText').click();
  await commands.type('ab');
  await commands.press('ArrowLeft');
  await commands.type('c');
  await expect.element(grid.cell(2, 'purposeText')).toHaveValue('acb');
  await commands.press('ArrowRight', 'ArrowRight');
  expect(grid.at()).toBe('2 transportMode');
  await commands.press('ArrowLeft', 'F2', 'Home');
  await commands.type('x');
  await commands.press('End', 'ArrowRight');
  await commands.type('z');
  expect(grid.active().state).toBe('caret');
  await commands.press('ArrowDown');
  expect([grid.at(), grid.held(2, 'purposeText')]).toEqual(['3 purposeText', 'xacbz']);
  await grid.cell(3, 'purposeText').click();
  expect(grid.active().state).toBe('caret');
});

test('lines and blocks are filled, cleared and doubled from the keyboard [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'purposeText').click();
  await commands.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  expect(grid.held(3, 'purposeText')).toBe('定例1');
  await commands.press('Delete');
  expect([grid.held(1, 'purposeText'), grid.held(3, 'purposeText')]).toEqual(['', '']);
  await grid.cell(2, 'unitFare').click();
  await commands.press('Control+d');
  expect(grid.held(2, 'unitFare')).toBe(200);
  await commands.press('Control+Shift+d');
  expect([grid.at(), grid.lineCount(), grid.held(3, 'unitFare')]).toEqual(['3 unitFare', 4, 200]);
  await commands.press('Control+Shift+Enter');
  expect([grid.at(), grid.held(4, 'unitFare')]).toEqual(['4 useDate', null]);
  await commands.press('Control+;');
  expect(grid.held(4, 'useDate')).toBe('2026-11-21');
  await commands.press('Control+Enter');
  expect(grid.events.submits).toBe(1);
});

test('the row menu does without keys what the keys do, and says it [B4-02, B0-11]', async () => {
  const grid = await showGrid();
  const choose = async (line: number, name: string) => {
    await grid.cell(line, 'menu').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose(1, '下へ移動');
  expect([grid.held(2, 'purposeText'), grid.at()]).toEqual(['定例1', '2 useDate']);
  await expect.element(page.getByText('2行目へ移動しました。')).toBeInTheDocument();
  await choose(2, '行をコピー');
  expect([grid.held(3, 'purposeText'), grid.at()]).toEqual(['定例1', '3 useDate']);
  await choose(1, '削除');
  expect([grid.lineCount(), grid.at()]).toEqual([3, '1 useDate']);
  await choose(3, '詳しい項目を開く');
  expect(grid.at()).toBe('3 visitedParty');
});

test('undo takes our last step back, wherever it was, goes there and says it [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'purposeText').click();
  await commands.type('新しい用件');
  await commands.press('Tab', 'Tab', 'Control+z');
  expect([grid.at(), grid.held(1, 'purposeText')]).toEqual(['1 purposeText', '定例1']);
  await expect.element(page.getByText('元に戻しました：入力')).toBeInTheDocument();
  await commands.press('Control+y');
  expect(grid.held(1, 'purposeText')).toBe('新しい用件');
  // The menu's and the gesture's undo arrive without a key.
  await grid.cell(3, 'to').click();
  const event = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
  const isCancelled = !grid.cell(3, 'to').element().dispatchEvent(event);
  expect([isCancelled, grid.at()]).toEqual([true, '1 purposeText']);
  expect(grid.held(1, 'purposeText')).toBe('定例1');
});

test('undo within a draft steps through the draft first [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'purposeText').click();
  await commands.compose('あ');
  await commands.endComposition('亜');
  await commands.compose('い');
  await commands.endComposition('位');
  await expect.element(grid.cell(1, 'purposeText')).toHaveValue('亜位');
  await commands.press('Control+z');
  await expect.element(grid.cell(1, 'purposeText')).toHaveValue('亜');
  await commands.press('Control+z');
  await expect.element(grid.cell(1, 'purposeText')).toHaveValue('定例1');
  await commands.press('Control+y', 'Enter');
  expect(grid.held(1, 'purposeText')).toBe('亜');
});

test('a value that breaks a rule is marked, said once, and walked to by F8 [B4-04, B0-11]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'useDate').click();
  await commands.type('12/1');
  await commands.press('Enter');
  const sentence = '利用日は2026年11月の日付にしてください。';
  await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeInTheDocument();
  await expect.element(grid.cell(2, 'useDate')).toHaveAccessibleDescription(new RegExp(sentence));
  await expect.element(grid.cell(2, 'useDate')).toHaveAttribute('aria-invalid', 'true');
  await commands.press('Control+End', 'F8');
  expect(grid.at()).toBe('2 useDate');
  await commands.type('きのう');
  await commands.press('Enter', 'ArrowUp');
  await expect.element(grid.cell(2, 'useDate')).toHaveValue('きのう');
  await expect.element(page.getByText('日付として読み取れません（きのう）').last()).toBeVisible();
});

test('a purpose that needs a visited party unfolds its cell on the way of Tab, and folds it once the filled line is left [B4-01]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'purpose').click();
  await commands.type('visit');
  await commands.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  expect(grid.at()).toBe('2 unitFare');
  await commands.press('Tab');
  expect(grid.at()).toBe('2 visitedParty');
  await expect.element(grid.cell(2, 'via')).not.toBeInTheDocument();
  await commands.type('青葉商事');
  await commands.press('Shift+Tab');
  await expect.element(grid.cell(2, 'visitedParty')).toHaveValue('青葉商事');
  await commands.press('ArrowDown');
  await expect.element(grid.cell(2, 'visitedParty')).not.toBeInTheDocument();
});

test('an undo that takes the line away stays at its place, and the last one leads out of the table [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(3, 'purposeText').click();
  await commands.press('Control+Shift+Enter');
  expect(grid.at()).toBe('4 useDate');
  await commands.press('Control+z');
  expect(grid.at()).toBe('3 useDate');
  const none = await showGrid({ lines: 0 });
  await page.getByRole('button', { name: '行を追加' }).click();
  await none.cell(1, 'useDate').click();
  await commands.press('Control+z');
  await expect.element(page.getByRole('button', { name: '申請する' })).toHaveFocus();
});

test('a button beside the lines tells the keys, as on every list [B0-11]', async () => {
  await showGrid();
  await expect.element(page.getByText('Tabで右へ、Enterで下へ')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'キー操作' })).toBeVisible();
});

test('a warning leads to the memo, where its reason is written [B4-04]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'useDate').click();
  await commands.type('11/3');
  await commands.press('Enter', 'ArrowUp');
  await page.getByRole('button', { name: '理由を書く' }).click();
  expect(grid.at()).toBe('1 memo');
});

test('a locked sheet can be walked and copied, and never changes [B4-03, B4-02]', async () => {
  const grid = await showGrid({ isLocked: true });
  const before = grid.sheet();
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
    await commands.press(key);
  }
  await grid.paste({ text: '変更\tする' });
  expect([grid.sheet(), grid.at()]).toEqual([before, '1 purposeText']);
  await expect.element(page.getByRole('button', { name: '行を追加' })).not.toBeInTheDocument();
  await commands.press('Control+End', 'Tab');
  await expect.element(page.getByRole('button', { name: '申請する' })).toHaveFocus();
});

test('a keystroke and a move render nothing, a commit its row and two cells [B4-02]', async () => {
  const grid = await showGrid({ lines: 200 });
  await grid.cell(2, 'unitFare').click();
  grid.renders();
  await commands.type('999');
  expect(grid.renders()).toEqual({ rows: 0, cells: 0 });
  await commands.press('Enter');
  expect(grid.renders()).toEqual({ rows: 1, cells: 2 });
  await commands.press('ArrowDown', 'Tab', 'ArrowUp', 'Home');
  expect(grid.renders()).toEqual({ rows: 0, cells: 0 });
  await commands.press('Control+z');
  expect(grid.renders()).toEqual({ rows: 1, cells: 2 });
});
