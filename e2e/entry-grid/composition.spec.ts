import './harness-global.ts';
import { expect, test } from './grid-harness.ts';
import type { GridPage } from './grid-page.ts';

const COLUMNS = ['purposeText', 'from', 'purpose', 'useDate', 'unitFare'] as const;

/** Ways onto a cell of line 2; each ends with the cell active and at rest. */
const WAYS: Readonly<Record<string, (grid: GridPage, column: string) => Promise<void>>> = {
  'a click': (grid, column) => grid.cell(2, column).click(),
  'an arrow': async (grid, column) => {
    await grid.cell(1, column).click();
    await grid.press('ArrowDown');
  },
  Tab: async (grid, column) => {
    await grid.cell(2, column).click();
    await grid.press('Shift+Tab', 'Tab');
  },
  Enter: async (grid, column) => {
    await grid.cell(1, column).click();
    await grid.press('Enter');
  },
  'an undo': async (grid, column) => {
    await grid.cell(2, column).click();
    await grid.type('9');
    await grid.press('Enter', 'Control+z');
  },
};

test.describe('composing on a chosen cell', () => {
  for (const [way, go] of Object.entries(WAYS)) {
    test(`after ${way} the cell holds the composed text only [B4-02, B0-11]`, async ({ openGrid }) => {
      const grid = await openGrid();
      for (const column of COLUMNS) {
        await go(grid, column);
        expect(await grid.active()).toEqual({ line: 2, column, state: 'rest' });
        await grid.compose('k', 'か', 'かn', 'かな', '仮名');
        await grid.endComposition('仮名');
        await expect(grid.cell(2, column)).toHaveValue('仮名');
      }
    });
  }

  test('after Ctrl+Home and after a walk to an error the text is replaced too [B4-02, B0-11]', async ({ openGrid }) => {
    const grid = await openGrid();
    await grid.cell(3, 'to').click();
    await grid.press('Control+Home');
    await grid.compose('か', '仮名');
    await grid.endComposition('仮名');
    await grid.press('Enter');
    await grid.cell(3, 'to').click();
    await grid.press('F8');
    expect(await grid.active()).toEqual({ line: 1, column: 'useDate', state: 'rest' });
    await grid.compose('２', '２０');
    await grid.endComposition('２０');
    await grid.press('Enter');
    expect(await grid.held(1, 'useDate')).toBe('2026-11-20');
  });
});

for (const ending of ['windows', 'mac', 'safari'] as const) {
  test(`the Enter that ends a composition the ${ending} way moves nothing; the next one does [B0-11, B4-02]`, async ({
    openGrid,
  }) => {
    const grid = await openGrid();
    for (const column of ['purposeText', 'from', 'unitFare']) {
      await grid.cell(1, column).click();
      await grid.compose('１', '１２', '１２０');
      await grid.endComposition('１２０', ending);
      expect(await grid.active()).toEqual({ line: 1, column, state: 'type' });
      await expect(grid.cell(1, column)).toHaveValue('１２０');
      await grid.press('Enter');
      expect(await grid.active()).toEqual({ line: 2, column, state: 'rest' });
    }
    expect([await grid.held(1, 'purposeText'), await grid.held(1, 'unitFare')]).toEqual(['120', 120]);
  });
}

test('keys that the input method has taken do nothing of ours [B0-11, B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(2, 'from').click();
  await grid.compose('し');
  const list = grid.page.getByRole('listbox');
  await expect(list).toBeVisible();
  const before = await grid.sheet();
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
  for (const key of keys) await grid.takenKey(key);
  expect(await grid.active()).toEqual({ line: 2, column: 'from', state: 'type' });
  await expect(grid.cell(2, 'from')).toHaveValue('し');
  await expect(list).toBeVisible();
  await expect(grid.page.getByRole('option', { selected: true })).toHaveCount(0);
  expect(await grid.sheet()).toBe(before);
  expect(await grid.page.evaluate(() => harness.events)).toEqual({ submits: 0, leaves: 0, patches: 0 });
});

test("what others do waits for the composition's end, and the text stays whole [B0-11, B0-02]", async ({
  openGrid,
}) => {
  const grid = await openGrid();
  await grid.cell(2, 'purposeText').click();
  await grid.compose('と', 'とう');
  await grid.page.evaluate(() => {
    harness.store.mergeServer((lines) => [
      harness.trainRide(90),
      ...lines.map((line) => ({ ...line, unitFare: 500, purposeText: '相手の値' })),
    ]);
  });
  await grid.page.emulateMedia({ colorScheme: 'dark' });
  await grid.page.setViewportSize({ width: 500, height: 800 });
  expect(await grid.lineCount()).toBe(3);
  await grid.compose('とうき', '東京');
  await grid.endComposition('東京');
  await expect(grid.cell(3, 'purposeText')).toHaveValue('東京');
  expect(await grid.active()).toEqual({ line: 3, column: 'purposeText', state: 'type' });
  expect(await grid.lineCount()).toBe(4);
  expect(await grid.held(3, 'unitFare')).toBe(500);
  await grid.press('Enter');
  expect(await grid.held(3, 'purposeText')).toBe('東京');
});

test('a stolen focus, a lost line or a long scroll in mid-composition leaves no dead keys [B0-11, B4-02]', async ({
  openGrid,
}) => {
  const grid = await openGrid({ lines: 80 });
  await grid.cell(2, 'purposeText').click();
  await grid.compose('と');
  await grid.page.evaluate(() => document.getElementById('bar')?.focus());
  expect(await grid.held(2, 'purposeText')).toBe('と');
  await grid.cell(3, 'purposeText').click();
  await expect(grid.cell(3, 'purposeText')).toHaveValue('定例3');
  await grid.compose('き');
  await grid.page.evaluate(() => {
    const [line] = harness.store.lines().slice(2);
    harness.store.apply([{ kind: 'remove', line, index: 2 }], { undo: 'remove' });
  });
  expect(await grid.lineCount()).toBe(79);
  await grid.cell(3, 'purposeText').click();
  await grid.press('ArrowDown');
  expect((await grid.active()).line).toBe(4);
  await grid.compose('ふ', 'ふゆ');
  await grid.page.mouse.move(600, 400);
  await grid.page.mouse.wheel(0, 5_000);
  await grid.compose('ふゆ', '冬');
  await grid.endComposition('冬');
  await grid.press('Enter');
  expect(await grid.held(4, 'purposeText')).toBe('冬');
  expect([await grid.held(3, 'purposeText'), await grid.held(5, 'purposeText')]).toEqual(['定例4', '定例6']);
});

test('a click on another cell in mid-composition leaves the kana in the first one [B0-11, B4-02]', async ({
  openGrid,
}) => {
  const grid = await openGrid();
  await grid.cell(1, 'purposeText').click();
  await grid.compose('か', 'かい');
  await grid.cell(2, 'purposeText').click();
  expect(await grid.active()).toEqual({ line: 2, column: 'purposeText', state: 'rest' });
  expect([await grid.held(1, 'purposeText'), await grid.held(2, 'purposeText')]).toEqual(['かい', '定例2']);
  await grid.compose('き');
  await grid.endComposition('木');
  await expect(grid.cell(2, 'purposeText')).toHaveValue('木');
});
