import { expect, test } from './form-harness.ts';

const FIELDS = ['件名', '掲載日', '費用（税込）', '電話番号', '対象月'];
const TAKEN = ['Enter', 'Control+Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Tab'];

for (const ending of ['windows', 'mac', 'safari'] as const) {
  test(`the Enter that ends a composition the ${ending} way submits nothing in any field [B0-11]`, async ({
    openForm,
  }) => {
    const { page, inputMethod, sent } = await openForm();
    for (const name of FIELDS) {
      await page.getByRole('textbox', { name }).click();
      await inputMethod.compose('１', '１２');
      for (const key of TAKEN) await inputMethod.takenKey(key);
      await expect(page.getByRole('textbox', { name })).toBeFocused();
      await inputMethod.endComposition('１２', ending);
      await expect(page.getByRole('textbox', { name })).toHaveValue('１２');
    }
    await expect(page.getByText('を入力してください。')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('group', { name: 'か所を確認してください。' })).toBeFocused();
    expect(sent).toEqual([]);
  });

  test(`a composition in a dialog is not its end the ${ending} way [B0-11]`, async ({ openForm }) => {
    const { page, inputMethod, sent } = await openForm({ query: 'dialog' });
    for (const name of ['件名', '理由']) {
      await page.getByRole('textbox', { name }).click();
      await inputMethod.compose('り', 'りゆう');
      await inputMethod.takenKey('Escape');
      await inputMethod.takenKey('Control+Enter');
      await inputMethod.endComposition('理由', ending);
      await expect(page.getByRole('textbox', { name })).toHaveValue('理由');
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(sent).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByText('閉じました')).toBeVisible();
  });

  test(`a composition in a search moves and chooses nothing the ${ending} way [B0-11]`, async ({ openForm }) => {
    const { page, inputMethod } = await openForm();
    const person = page.getByRole('combobox', { name: '担当者' });
    await person.click();
    await inputMethod.compose('さ', 'さとう');
    const options = page.getByRole('option');
    await expect(options).toHaveText(['佐藤 花子（0036）', '佐藤 一郎（0041）']);
    for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) await inputMethod.takenKey(key);
    await expect(options).toHaveCount(2);
    await expect(person).not.toHaveAttribute('aria-activedescendant', /./);
    await inputMethod.endComposition('佐藤', ending);
    await expect(person).toHaveValue('佐藤');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(person).toHaveValue('佐藤 花子（0036）');
  });
}

test('composing a name fills its reading, until somebody writes the reading by hand [B0-11]', async ({ openForm }) => {
  const { page, inputMethod } = await openForm();
  const name = page.getByRole('textbox', { name: '氏名', exact: true });
  const kana = page.getByRole('textbox', { name: '氏名（フリガナ）' });
  await name.click();
  await inputMethod.compose('や', 'やま', 'やまだ', '山田');
  await inputMethod.endComposition('山田');
  await expect(kana).toHaveValue('ヤマダ');
  await inputMethod.compose('たろ', 'たろう', '太郎');
  await inputMethod.endComposition('太郎');
  await expect(name).toHaveValue('山田太郎');
  await expect(kana).toHaveValue('ヤマダタロウ');
  await name.fill('');
  await expect(kana).toHaveValue('');

  await kana.fill('さとう　はなこ');
  await name.click();
  await inputMethod.compose('すずき', '鈴木');
  await inputMethod.endComposition('鈴木');
  await expect(kana).toHaveValue('サトウ ハナコ');
});
