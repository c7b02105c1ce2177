import './harness-global.ts';
import { expect, test } from './grid-harness.ts';
import type { GridPage } from './grid-page.ts';

const at = async (grid: GridPage) => {
  const { line, column } = await grid.active();
  return `${line} ${column}`;
};

test('keys sent without a pause arrive in the right cells [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid({ lines: 80 });
  await grid.cell(1, 'useDate').click();
  await grid.burst('Tab', 'Tab', 'a', 'b', 'c', 'Enter');
  expect(await grid.held(1, 'purposeText')).toBe('abc');
  expect(await at(grid)).toBe('2 useDate');
  await grid.burst(...Array<string>(6).fill('PageDown'), 'ArrowRight', 'ArrowRight', 'q', 'Enter');
  const lines = JSON.parse(await grid.sheet()) as { purposeText: string }[];
  expect(lines.filter(({ purposeText }) => purposeText === 'q')).toHaveLength(1);
  await grid.burst('Control+End', 'x', 'y', 'z');
  expect(await at(grid)).toBe('80 unitFare');
  await expect(grid.cell(80, 'unitFare')).toHaveValue('xyz');
});

test('at rest each key leads where a spreadsheet leads [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
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
    await grid.press(key);
    expect([key, await at(grid)]).toEqual([key, place]);
  }
});

test('at the four corners arrows stay, Tab at the end makes a line, and Tab on the untouched one leaves [B4-02]', async ({
  openGrid,
}) => {
  const grid = await openGrid();
  await grid.cell(1, 'useDate').click();
  for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'PageUp', 'Control+Home', 'Shift+Enter']) {
    await grid.press(key);
    expect(await at(grid)).toBe('1 useDate');
  }
  await grid.cell(1, 'unitFare').click();
  await grid.press('ArrowUp');
  expect(await at(grid)).toBe('1 unitFare');
  await grid.cell(3, 'useDate').click();
  for (const key of ['ArrowDown', 'ArrowLeft', 'PageDown']) {
    await grid.press(key);
    expect(await at(grid)).toBe('3 useDate');
  }
  await grid.cell(3, 'unitFare').click();
  await grid.press('Tab');
  expect([await at(grid), await grid.lineCount()]).toEqual(['4 useDate', 4]);
  await grid.press('Tab');
  await expect(grid.page.getByRole('button', { name: '行を追加' })).toBeFocused();
  await grid.press('Shift+Tab');
  expect(await at(grid)).toBe('4 useDate');
  await grid.press('Control+Home', 'Shift+Tab');
  await expect(grid.page.getByRole('button', { name: '前' })).toBeFocused();
});

test('Enter after a run of Tabs goes back below where the run began [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(1, 'purpose').click();
  await grid.press('Tab', 'Tab', 'Tab', 'Enter');
  expect(await at(grid)).toBe('2 purpose');
  await grid.press('ArrowRight', 'Enter');
  expect(await at(grid)).toBe('3 purposeText');
});

test('Esc gives the list up, then the draft, then the grid [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(1, 'from').click();
  await grid.type('si');
  await expect(grid.page.getByRole('listbox')).toBeVisible();
  await grid.press('Escape');
  await expect(grid.page.getByRole('listbox')).toHaveCount(0);
  await expect(grid.cell(1, 'from')).toHaveValue('si');
  await grid.press('Escape');
  await expect(grid.cell(1, 'from')).toHaveValue('品川');
  expect((await grid.active()).state).toBe('rest');
  await grid.press('Escape');
  await expect(grid.page.getByRole('button', { name: '申請する' })).toBeFocused();
  expect(await grid.held(1, 'from')).toBe('品川');
});

test('while typing ← → move the caret and leave at its ends; with a caret they are the text’s [B4-02]', async ({
  openGrid,
}) => {
  const grid = await openGrid();
  await grid.cell(2, 'purposeText').click();
  await grid.type('ab');
  await grid.press('ArrowLeft');
  await grid.type('c');
  await expect(grid.cell(2, 'purposeText')).toHaveValue('acb');
  await grid.press('ArrowRight', 'ArrowRight');
  expect(await at(grid)).toBe('2 transportMode');
  await grid.press('ArrowLeft', 'F2', 'Home');
  await grid.type('x');
  await grid.press('End', 'ArrowRight');
  await grid.type('z');
  expect((await grid.active()).state).toBe('caret');
  await grid.press('ArrowDown');
  expect([await at(grid), await grid.held(2, 'purposeText')]).toEqual(['3 purposeText', 'xacbz']);
  await grid.cell(3, 'purposeText').click();
  expect((await grid.active()).state).toBe('caret');
});

test('lines and blocks are filled, cleared and doubled from the keyboard [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(1, 'purposeText').click();
  await grid.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  expect(await grid.held(3, 'purposeText')).toBe('定例1');
  await grid.press('Delete');
  expect([await grid.held(1, 'purposeText'), await grid.held(3, 'purposeText')]).toEqual(['', '']);
  await grid.cell(2, 'unitFare').click();
  await grid.press('Control+d');
  expect(await grid.held(2, 'unitFare')).toBe(200);
  await grid.press('Control+Shift+d');
  expect([await at(grid), await grid.lineCount(), await grid.held(3, 'unitFare')]).toEqual(['3 unitFare', 4, 200]);
  await grid.press('Control+Shift+Enter');
  expect([await at(grid), await grid.held(4, 'unitFare')]).toEqual(['4 useDate', null]);
  await grid.press('Control+;');
  expect(await grid.held(4, 'useDate')).toBe('2026-11-21');
  await grid.press('Control+Enter');
  expect(await grid.page.evaluate(() => harness.events.submits)).toBe(1);
});

test('the row menu does without keys what the keys do, and says it [B4-02, B0-11]', async ({ openGrid }) => {
  const grid = await openGrid();
  const choose = async (line: number, name: string) => {
    await grid.cell(line, 'menu').click();
    await grid.page.getByRole('menuitem', { name }).click();
  };
  await choose(1, '下へ移動');
  expect([await grid.held(2, 'purposeText'), await at(grid)]).toEqual(['定例1', '2 useDate']);
  await expect(grid.page.getByText('2行目へ移動しました。')).toBeAttached();
  await choose(2, '行をコピー');
  expect([await grid.held(3, 'purposeText'), await at(grid)]).toEqual(['定例1', '3 useDate']);
  await choose(1, '削除');
  expect([await grid.lineCount(), await at(grid)]).toEqual([3, '1 useDate']);
  await choose(3, '詳しい項目を開く');
  expect(await at(grid)).toBe('3 visitedParty');
});
