import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { texts } from '../../../test/browser/show.ts';
import { showForm } from '../../../test/forms/show-form.tsx';

const FIELDS = ['件名', '掲載日', '費用（税込）', '電話番号', '対象月'];
const TAKEN = ['Enter', 'Control+Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Tab'];
const field = (name: string) => page.getByRole('textbox', { name });

for (const ending of ['windows', 'mac', 'safari'] as const) {
  test(`the Enter that ends a composition the ${ending} way submits nothing in any field [B0-11]`, async () => {
    const { sent } = await showForm();
    for (const name of FIELDS) {
      await field(name).click();
      await commands.compose('１', '１２');
      await commands.takenKey(...TAKEN);
      await expect.element(field(name)).toHaveFocus();
      await commands.endComposition('１２', ending);
      await expect.element(field(name)).toHaveValue('１２');
    }
    await expect.element(page.getByText('を入力してください。')).not.toBeInTheDocument();
    await commands.press('Control+Enter');
    await expect.element(page.getByRole('group', { name: 'か所を確認してください。' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test(`a composition in a dialog is not its end the ${ending} way [B0-11]`, async () => {
    const { sent } = await showForm({ isDialog: true });
    for (const name of ['件名', '理由']) {
      await field(name).click();
      await commands.compose('り', 'りゆう');
      await commands.takenKey('Escape', 'Control+Enter');
      await commands.endComposition('理由', ending);
      await expect.element(field(name)).toHaveValue('理由');
    }
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(sent).toEqual([]);
    await commands.press('Escape');
    await expect.element(page.getByText('閉じました')).toBeVisible();
  });

  test(`a composition in a search moves and chooses nothing the ${ending} way [B0-11]`, async () => {
    await showForm();
    const person = page.getByRole('combobox', { name: '担当者' });
    await person.click();
    await commands.compose('さ', 'さとう');
    const options = page.getByRole('option');
    await expect.poll(() => texts(options)).toEqual(['佐藤 花子（0036）', '佐藤 一郎（0041）']);
    await commands.takenKey('ArrowDown', 'Enter', 'Escape', 'Tab');
    await expect.element(options).toHaveLength(2);
    expect(person.element().getAttribute('aria-activedescendant') ?? '').toBe('');
    await commands.endComposition('佐藤', ending);
    await expect.element(person).toHaveValue('佐藤');
    await commands.press('ArrowDown', 'Enter');
    await expect.element(person).toHaveValue('佐藤 花子（0036）');
  });
}

test('composing a name fills its reading, until somebody writes the reading by hand [B0-11]', async () => {
  await showForm();
  const name = page.getByRole('textbox', { name: '氏名', exact: true });
  const kana = field('氏名（フリガナ）');
  await name.click();
  await commands.compose('や', 'やま', 'やまだ', '山田');
  await commands.endComposition('山田');
  await expect.element(kana).toHaveValue('ヤマダ');
  await commands.compose('たろ', 'たろう', '太郎');
  await commands.endComposition('太郎');
  await expect.element(name).toHaveValue('山田太郎');
  await expect.element(kana).toHaveValue('ヤマダタロウ');
  await name.fill('');
  await expect.element(kana).toHaveValue('');

  await kana.fill('さとう　はなこ');
  await name.click();
  await commands.compose('すずき', '鈴木');
  await commands.endComposition('鈴木');
  await expect.element(kana).toHaveValue('サトウ ハナコ');
});
