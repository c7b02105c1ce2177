import './harness-global.ts';
import { expect, test } from './grid-harness.ts';

for (const typed of ['し', 'シ', 'ｼ', 'si', '新']) {
  test(`「${typed}」 offers 新宿, and Enter without choosing keeps what was typed [B4-02, B0-11]`, async ({
    openGrid,
  }) => {
    const grid = await openGrid();
    await grid.cell(1, 'to').click();
    await grid.compose(typed);
    await expect(grid.page.getByRole('option', { name: /^新宿/ })).toBeVisible();
    await grid.endComposition(typed);
    await expect(grid.page.getByRole('option', { name: /^新宿/ })).toBeVisible();
    await grid.press('Enter');
    await expect(grid.page.getByRole('listbox')).toHaveCount(0);
    expect([await grid.held(1, 'to'), (await grid.active()).line]).toEqual([typed, 2]);
  });
}

test('an unfinished syllable is left out of the question: 「しｎ」 asks for 「し」 [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(1, 'from').click();
  await grid.compose('し', 'しｎ');
  for (const name of ['品川', '新宿', '渋谷']) {
    await expect(grid.page.getByRole('option', { name: new RegExp(`^${name}`) }).last()).toBeVisible();
  }
});

test('a known ride fills its section, means and fare as one step, and marks what it filled [B4-02]', async ({
  openGrid,
}) => {
  const grid = await openGrid({ lines: 0 });
  await grid.page.getByRole('button', { name: '行を追加' }).click();
  await grid.cell(1, 'from').click();
  await grid.type('sina');
  await grid.press('ArrowDown', 'Tab');
  const filled = async () =>
    Promise.all(['from', 'to', 'transportMode', 'tripType', 'unitFare'].map((field) => grid.held(1, field)));
  expect(await filled()).toEqual(['品川', '渋谷', 'train', 'round', 180]);
  await expect(grid.page.locator('[data-filled]')).toHaveCount(4); // Arrival, means, trip, fare.
  await grid.cell(1, 'unitFare').click();
  await grid.type('190');
  await grid.press('ArrowUp');
  await expect(grid.page.locator('[data-filled]')).toHaveCount(3);
  await grid.press('Control+z', 'Control+z');
  expect(await filled()).toEqual(['', '', null, null, null]);
});

test('a typed fare survives a chosen ride [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid({ lines: 1 });
  await grid.cell(1, 'from').click();
  await grid.type('めぐ');
  await grid.press('ArrowDown', 'Tab');
  expect([await grid.held(1, 'to'), await grid.held(1, 'unitFare')]).toEqual(['横浜', 200]);
  expect((await grid.active()).column).toBe('to');
});

test('a closed list marks its first fit, which Enter and Tab take; Esc keeps the old value [B4-02, B0-11]', async ({
  openGrid,
}) => {
  const grid = await openGrid();
  await grid.cell(1, 'transportMode').click();
  await grid.type('ta');
  await expect(grid.page.getByRole('option', { selected: true })).toHaveText(/タクシー/);
  await grid.press('Enter');
  expect([await grid.held(1, 'transportMode'), (await grid.active()).line]).toEqual(['taxi', 2]);
  await grid.compose('ば');
  await grid.endComposition('ば');
  await grid.press('Tab');
  expect([await grid.held(2, 'transportMode'), (await grid.active()).column]).toEqual(['bus', 'from']);
  await grid.cell(3, 'transportMode').click();
  await grid.press('Alt+ArrowDown');
  await expect(grid.page.getByRole('option')).toHaveCount(3);
  await expect(grid.page.getByRole('option', { selected: true })).toHaveCount(0);
  await grid.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape', 'Escape');
  expect(await grid.held(3, 'transportMode')).toBe('train');
});

test('a press on a row of the list takes it and leaves the focus in the cell [B4-02]', async ({ openGrid }) => {
  const grid = await openGrid();
  await grid.cell(2, 'purpose').click();
  await grid.press('Alt+ArrowDown');
  await grid.page.getByRole('option', { name: /研修/ }).click();
  expect(await grid.held(2, 'purpose')).toBe('training');
  expect(await grid.active()).toEqual({ line: 2, column: 'purpose', state: 'rest' });
});
