import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type ShownGrid, showGrid } from '../../../../test/entry-grid/show-grid.tsx';

/** Pastes on the cell; the paste must be one step: one undo brings everything back, one redo puts it in again. */
async function pasteOnce(grid: ShownGrid, line: number, column: string, content: { text?: string; html?: string }) {
  await grid.cell(line, column).click();
  const before = grid.sheet();
  await grid.paste(content);
  const after = grid.sheet();
  await commands.press('Control+z');
  expect(grid.sheet()).toBe(before);
  await commands.press('Control+y');
  expect(grid.sheet()).toBe(after);
}

const heldTwice = async (grid: ShownGrid, field: string) => [grid.held(1, field), grid.held(2, field)];

const html = (rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

test('a block from a spreadsheet fills the cells below and beside, as one step [B4-02]', async () => {
  const rows = [
    ['11/5', '研修', '社外講習'],
    ['R8.11.6', 'かいぎ', '定例'],
  ];
  const text = rows.map((row) => row.join('\t')).join('\r\n');
  for (const content of [{ text: `${text}\r\n` }, { text, html: html(rows) }]) {
    const grid = await showGrid();
    await pasteOnce(grid, 1, 'useDate', content);
    expect(await heldTwice(grid, 'useDate')).toEqual(['2026-11-05', '2026-11-06']);
    expect(await heldTwice(grid, 'purpose')).toEqual(['training', 'meeting']);
    expect(await heldTwice(grid, 'purposeText')).toEqual(['社外講習', '定例']);
    await expect.element(page.getByText('2行を貼り付けました。')).toBeVisible();
  }
});

test('what is missing in pasted lines is told at once, and the last of them is in view [B4-04, B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(3, 'useDate').click();
  await grid.paste({ text: Array.from({ length: 40 }, (_, n) => `11/${(n % 28) + 1}\t会議`).join('\r\n') });
  await expect.element(page.getByText('40行を貼り付けました。')).toBeVisible();
  const wrong = document.querySelectorAll('[data-line] .line-errors');
  expect(wrong).toHaveLength(39);
  await expect.element(grid.cell(42, 'useDate')).toBeInViewport();
});

test('a table of a web page or a mail is taken cell by cell, joined columns kept apart [B4-02]', async () => {
  const grid = await showGrid();
  const table =
    '<p>利用履歴</p><table><tr><td>11/9</td><td colspan="2">会議</td><td>電車</td></tr><tr><td>11/10</td><td>研修</td><td>講習</td><td>バス</td></tr></table>';
  await pasteOnce(grid, 1, 'useDate', { html: table });
  expect(await heldTwice(grid, 'useDate')).toEqual(['2026-11-09', '2026-11-10']);
  expect(await heldTwice(grid, 'purposeText')).toEqual(['', '講習']);
  expect(await heldTwice(grid, 'transportMode')).toEqual(['train', 'bus']);
});

test('quoted newlines and quotes are text; a stray quote stays [B4-02]', async () => {
  const grid = await showGrid();
  await pasteOnce(grid, 1, 'purposeText', { text: '"一行目\n二行目 ""件"""\tバス\n"閉じない\tタクシー' });
  expect(await heldTwice(grid, 'purposeText')).toEqual(['一行目 二行目 "件"', '"閉じない']);
  expect(await heldTwice(grid, 'transportMode')).toEqual(['bus', 'taxi']);
});

test('a header row maps by name, and computed columns are skipped [B4-02]', async () => {
  const grid = await showGrid();
  const text =
    '金額\t片道運賃（円）\t備考\t利用日\n9999\t1,240円\t雨天\t２０２６１１１２\n9999\t￥３００\t遅延\tR8.11.13';
  await pasteOnce(grid, 1, 'purpose', { text });
  expect(await heldTwice(grid, 'unitFare')).toEqual([1240, 300]);
  expect(await heldTwice(grid, 'memo')).toEqual(['雨天', '遅延']);
  expect(await heldTwice(grid, 'useDate')).toEqual(['2026-11-12', '2026-11-13']);
  expect(await heldTwice(grid, 'purpose')).toEqual(['meeting', 'meeting']);
});

test('one value fills the whole chosen block [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'from').click();
  await commands.press('Shift+ArrowDown', 'Shift+ArrowRight');
  await grid.paste({ text: '大阪' });
  expect([...(await heldTwice(grid, 'from')), ...(await heldTwice(grid, 'to'))]).toEqual([
    '大阪',
    '大阪',
    '大阪',
    '大阪',
  ]);
  expect(grid.held(3, 'from')).toBe('品川');
  await commands.press('Control+z');
  expect(await heldTwice(grid, 'from')).toEqual(['品川', '品川']);
});

test('what the limit leaves out is named and can be copied on [B4-01, B4-02]', async () => {
  const grid = await showGrid({ lines: 199 });
  const rows = Array.from({ length: 20 }, (_, n) => `11/5\t会議\t貼付${n + 1}`);
  await pasteOnce(grid, 199, 'useDate', { text: rows.join('\n') });
  expect([grid.lineCount(), grid.held(200, 'purposeText')]).toEqual([200, '貼付2']);
  await expect
    .element(page.getByText('2行を貼り付けました。18行は200行を超えるため入っていません。').first())
    .toBeVisible();
  await page.getByRole('button', { name: '残りをコピー' }).first().click();
  await expect.element(page.getByText('残りをコピーしました。')).toBeVisible();
  expect((await navigator.clipboard.readText()).split('\r\n')).toHaveLength(18);
});

test('a cell that cannot be read keeps its text, marked as an error [B4-02, B0-11]', async () => {
  const grid = await showGrid();
  await pasteOnce(grid, 1, 'useDate', { text: 'きのう\t気球\n11/6\t会議' });
  expect(grid.held(1, 'typed')).toEqual({ useDate: 'きのう', purpose: '気球' });
  await expect.element(grid.cell(1, 'useDate')).toHaveValue('きのう');
  await expect.element(grid.cell(1, 'purpose')).toHaveAttribute('aria-invalid', 'true');
});

test('a copied block comes in both flavours and pastes back as the same lines [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'useDate').click();
  await commands.press('Shift+ArrowDown', 'Shift+ArrowRight', 'Control+c');
  expect(await grid.clipboard()).toEqual({
    text: '2026/11/04\t会議\r\n2026/11/04\t会議',
    html: expect.stringContaining('<td>2026/11/04</td><td>会議</td>'),
  });
  await commands.press('Control+Home', 'Shift+ArrowDown', ...Array<string>(8).fill('Shift+ArrowRight'), 'Control+c');
  const rides = grid
    .sheet()
    .replaceAll(/"id":"[^"]+"/g, '""')
    .replaceAll('定例', '');
  await grid.cell(3, 'useDate').click();
  await commands.press('Control+v');
  expect(grid.lineCount()).toBe(4);
  const lines = JSON.parse(grid.sheet()) as { unitFare: number; from: string; purposeText: string }[];
  expect(lines.map(({ unitFare, purposeText }) => [unitFare, purposeText])).toEqual([
    [200, '定例1'],
    [201, '定例2'],
    [200, '定例1'],
    [201, '定例2'],
  ]);
  expect(rides).toContain('品川');
});

test('cut takes the block away as one step; a text being typed is cut by the browser alone [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'from').click();
  await commands.press('Shift+ArrowRight', 'Control+x');
  expect([grid.held(1, 'from'), grid.held(1, 'to')]).toEqual(['', '']);
  expect((await grid.clipboard()).text).toBe('品川\t上野');
  await commands.press('Control+z');
  expect([grid.held(1, 'from'), grid.held(1, 'to')]).toEqual(['品川', '上野']);
  await grid.cell(2, 'purposeText').click();
  await commands.press('F2', 'Shift+Home', 'Control+x');
  await expect.element(grid.cell(2, 'purposeText')).toHaveValue('');
  await commands.press('Escape');
  expect(grid.held(2, 'purposeText')).toBe('定例2');
});
