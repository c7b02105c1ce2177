import { describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type ShownGrid, showGrid } from '../../../../test/entry-grid/show-grid.tsx';
import { trainRide } from '../../../../test/sheet-ground.ts';

const COLUMNS = ['purposeText', 'from', 'purpose', 'useDate', 'unitFare'] as const;

/** Ways onto a cell of line 2; each ends with the cell active and at rest. */
const WAYS: Readonly<Record<string, (grid: ShownGrid, column: string) => Promise<void>>> = {
  'a click': (grid, column) => grid.cell(2, column).click(),
  'an arrow': async (grid, column) => {
    await grid.cell(1, column).click();
    await commands.press('ArrowDown');
  },
  Tab: async (grid, column) => {
    await grid.cell(2, column).click();
    await commands.press('Shift+Tab', 'Tab');
  },
  Enter: async (grid, column) => {
    await grid.cell(1, column).click();
    await commands.press('Enter');
  },
  'an undo': async (grid, column) => {
    await grid.cell(2, column).click();
    await commands.type('9');
    await commands.press('Enter', 'Control+z');
  },
};

describe('composing on a chosen cell', () => {
  for (const [way, go] of Object.entries(WAYS)) {
    test(`after ${way} the cell holds the composed text only [B4-02, B0-11]`, async () => {
      const grid = await showGrid();
      for (const column of COLUMNS) {
        await go(grid, column);
        expect(grid.active()).toEqual({ line: 2, column, state: 'rest' });
        await commands.compose('k', 'か', 'かn', 'かな', '仮名');
        await commands.endComposition('仮名');
        await expect.element(grid.cell(2, column)).toHaveValue('仮名');
      }
    });
  }

  test('after Ctrl+Home and after a walk to an error the text is replaced too [B4-02, B0-11]', async () => {
    const grid = await showGrid();
    await grid.cell(3, 'to').click();
    await commands.press('Control+Home');
    await commands.compose('か', '仮名');
    await commands.endComposition('仮名');
    await commands.press('Enter');
    await grid.cell(3, 'to').click();
    await commands.press('F8');
    expect(grid.active()).toEqual({ line: 1, column: 'useDate', state: 'rest' });
    await commands.compose('２', '２０');
    await commands.endComposition('２０');
    await commands.press('Enter');
    expect(grid.held(1, 'useDate')).toBe('2026-11-20');
  });
});

for (const ending of ['windows', 'mac', 'safari'] as const) {
  test(`the Enter that ends a composition the ${ending} way moves nothing; the next one does [B0-11, B4-02]`, async () => {
    const grid = await showGrid();
    for (const column of ['purposeText', 'from', 'unitFare']) {
      await grid.cell(1, column).click();
      await commands.compose('１', '１２', '１２０');
      await commands.endComposition('１２０', ending);
      expect(grid.active()).toEqual({ line: 1, column, state: 'type' });
      await expect.element(grid.cell(1, column)).toHaveValue('１２０');
      await commands.press('Enter');
      expect(grid.active()).toEqual({ line: 2, column, state: 'rest' });
    }
    expect([grid.held(1, 'purposeText'), grid.held(1, 'unitFare')]).toEqual(['120', 120]);
  });
}

test('keys that the input method has taken do nothing of ours [B0-11, B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'from').click();
  await commands.compose('し');
  const list = page.getByRole('listbox');
  await expect.element(list).toBeVisible();
  const before = grid.sheet();
  const keys = [
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'ArrowRight',
    'Tab',
    'Escape',
    'Home',
    'F2',
    'Enter',
    'Control+Enter',
    ' ',
  ];
  await commands.takenKey(...keys);
  expect(grid.active()).toEqual({ line: 2, column: 'from', state: 'type' });
  await expect.element(grid.cell(2, 'from')).toHaveValue('し');
  await expect.element(list).toBeVisible();
  await expect.element(page.getByRole('option', { selected: true })).not.toBeInTheDocument();
  expect(grid.sheet()).toBe(before);
  expect(grid.events).toEqual({ submits: 0, leaves: 0, patches: 0 });
});

test("what others do waits for the composition's end, and the text stays whole [B0-11, B0-02]", async () => {
  const grid = await showGrid();
  await grid.cell(2, 'purposeText').click();
  await commands.compose('と', 'とう');
  grid.store.mergeServer((lines) => [
    trainRide(90),
    ...lines.map((line) => ({ ...line, unitFare: 500, purposeText: '相手の値' })),
  ]);
  await commands.emulate({ scheme: 'dark' });
  await page.viewport(500, 800);
  expect(grid.lineCount()).toBe(3);
  await commands.compose('とうき', '東京');
  await commands.endComposition('東京');
  await expect.element(grid.cell(3, 'purposeText')).toHaveValue('東京');
  expect(grid.active()).toEqual({ line: 3, column: 'purposeText', state: 'type' });
  expect(grid.lineCount()).toBe(4);
  expect(grid.held(3, 'unitFare')).toBe(500);
  await commands.press('Enter');
  expect(grid.held(3, 'purposeText')).toBe('東京');
});

test('a stolen focus, a lost line or a long scroll in mid-composition leaves no dead keys [B0-11, B4-02]', async () => {
  const grid = await showGrid({ lines: 80 });
  await grid.cell(2, 'purposeText').click();
  await commands.compose('と');
  document.getElementById('bar')?.focus();
  expect(grid.held(2, 'purposeText')).toBe('と');
  await grid.cell(3, 'purposeText').click();
  await expect.element(grid.cell(3, 'purposeText')).toHaveValue('定例3');
  await commands.compose('き');
  const [line] = grid.store.lines().slice(2);
  if (line === undefined) throw new Error('The sheet has no third line');
  grid.store.apply([{ kind: 'remove', line, index: 2 }], { undo: 'remove' });
  expect(grid.lineCount()).toBe(79);
  await grid.cell(3, 'purposeText').click();
  await commands.press('ArrowDown');
  expect(grid.active().line).toBe(4);
  await commands.compose('ふ', 'ふゆ');
  await commands.wheelAt({ x: 600, y: 400 }, 5_000);
  await commands.compose('ふゆ', '冬');
  await commands.endComposition('冬');
  await commands.press('Enter');
  expect(grid.held(4, 'purposeText')).toBe('冬');
  expect([grid.held(3, 'purposeText'), grid.held(5, 'purposeText')]).toEqual(['定例4', '定例6']);
});

test('a click on another cell in mid-composition leaves the kana in the first one [B0-11, B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'purposeText').click();
  await commands.compose('か', 'かい');
  await grid.cell(2, 'purposeText').click();
  expect(grid.active()).toEqual({ line: 2, column: 'purposeText', state: 'rest' });
  expect([grid.held(1, 'purposeText'), grid.held(2, 'purposeText')]).toEqual(['かい', '定例2']);
  await commands.compose('き');
  await commands.endComposition('木');
  await expect.element(grid.cell(2, 'purposeText')).toHaveValue('木');
});

for (const typed of ['し', 'シ', 'ｼ', 'si', '新']) {
  test(`「${typed}」 offers 新宿, and Enter without choosing keeps what was typed [B4-02, B0-11]`, async () => {
    const grid = await showGrid();
    await grid.cell(1, 'to').click();
    await commands.compose(typed);
    await expect.element(page.getByRole('option', { name: /^新宿/ })).toBeVisible();
    await commands.endComposition(typed);
    await expect.element(page.getByRole('option', { name: /^新宿/ })).toBeVisible();
    await commands.press('Enter');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect([grid.held(1, 'to'), grid.active().line]).toEqual([typed, 2]);
  });
}

test('an unfinished syllable is left out of the question: 「しｎ」 asks for 「し」 [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'from').click();
  await commands.compose('し', 'しｎ');
  for (const name of ['品川', '新宿', '渋谷']) {
    await expect.element(page.getByRole('option', { name: new RegExp(`^${name}`) }).last()).toBeVisible();
  }
});

test('a known ride fills its section, means and fare as one step, and marks what it filled [B4-02]', async () => {
  const grid = await showGrid({ lines: 0 });
  await page.getByRole('button', { name: '行を追加' }).click();
  await grid.cell(1, 'from').click();
  await commands.type('sina');
  await commands.press('ArrowDown', 'Tab');
  const filled = async () =>
    Promise.all(['from', 'to', 'transportMode', 'tripType', 'unitFare'].map((field) => grid.held(1, field)));
  expect(await filled()).toEqual(['品川', '渋谷', 'train', 'round', 180]);
  await expect.element(page.css('[data-filled]')).toHaveLength(4); // Arrival, means, trip, fare.
  await grid.cell(1, 'unitFare').click();
  await commands.type('190');
  await commands.press('ArrowUp');
  await expect.element(page.css('[data-filled]')).toHaveLength(3);
  await commands.press('Control+z', 'Control+z');
  expect(await filled()).toEqual(['', '', null, null, null]);
});

test('a typed fare survives a chosen ride [B4-02]', async () => {
  const grid = await showGrid({ lines: 1 });
  await grid.cell(1, 'from').click();
  await commands.type('めぐ');
  await commands.press('ArrowDown', 'Tab');
  expect([grid.held(1, 'to'), grid.held(1, 'unitFare')]).toEqual(['横浜', 200]);
  expect(grid.active().column).toBe('to');
});

test('a closed list marks its first fit, which Enter and Tab take; Esc keeps the old value [B4-02, B0-11]', async () => {
  const grid = await showGrid();
  await grid.cell(1, 'transportMode').click();
  await commands.type('ta');
  await expect.element(page.getByRole('option', { selected: true })).toMatchTextContent('タクシー');
  await commands.press('Enter');
  expect([grid.held(1, 'transportMode'), grid.active().line]).toEqual(['taxi', 2]);
  await commands.compose('ば');
  await commands.endComposition('ば');
  await commands.press('Tab');
  expect([grid.held(2, 'transportMode'), grid.active().column]).toEqual(['bus', 'from']);
  await grid.cell(3, 'transportMode').click();
  await commands.press('Alt+ArrowDown');
  await expect.element(page.getByRole('option')).toHaveLength(3);
  await expect.element(page.getByRole('option', { selected: true })).not.toBeInTheDocument();
  await commands.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape', 'Escape');
  expect(grid.held(3, 'transportMode')).toBe('train');
});

test('a press on a row of the list takes it and leaves the focus in the cell [B4-02]', async () => {
  const grid = await showGrid();
  await grid.cell(2, 'purpose').click();
  await commands.press('Alt+ArrowDown');
  await page.getByRole('option', { name: /研修/ }).click();
  expect(grid.held(2, 'purpose')).toBe('training');
  expect(grid.active()).toEqual({ line: 2, column: 'purpose', state: 'rest' });
});
