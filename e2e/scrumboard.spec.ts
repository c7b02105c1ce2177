import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const list = (page: Page, name: string) => page.getByRole('region', { name });

test('by keys alone a board is made of a template, and a card is added, lifted to another list, opened, filled, and deleted and taken back [S2-09, B9-05]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/scrumboard' });
  await expect(page).toHaveURL(/\/apps\/scrumboard\/boards$/);
  await expect(page.getByRole('link', { name: 'オフィスのレイアウト変更' })).toBeVisible();
  await expectAccessible(page, 'the boards');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'ボードを作成' });
  await expect(dialog.getByRole('textbox', { name: 'ボード名' })).toBeFocused();
  await page.keyboard.type('採用の準備');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '採用の準備' })).toBeVisible();

  await page.keyboard.press('c');
  await expect(list(page, '未着手').getByRole('textbox', { name: 'カード名' })).toBeFocused();
  await page.keyboard.type('求人票の下書き');
  await page.keyboard.press('Enter');
  await expect(card(page, '求人票の下書き')).toBeVisible();
  await card(page, '求人票の下書き').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(list(page, '対応中').getByRole('link', { name: '求人票の下書き' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('「求人票の下書き」を「対応中」の1番目へ移動しました。')).toBeVisible();
  await expect(list(page, '対応中').getByRole('link', { name: '求人票の下書き' })).toBeFocused();

  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name: 'カード' });
  await expect(opened.getByRole('textbox', { name: 'カード名' })).toHaveValue('求人票の下書き');
  await opened.getByRole('textbox', { name: '説明' }).focus();
  await page.keyboard.type('人事と確認する');
  await expect(opened.getByText('保存しました。')).toBeVisible();
  await opened.getByRole('button', { name: '閉じる', exact: true }).focus();
  await page.keyboard.press('l');
  await page.getByRole('menuitemcheckbox', { name: '至急' }).press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: '至急' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(opened.getByRole('textbox', { name: 'コメントを入力' })).toBeFocused();
  await page.keyboard.type('来週までに');
  await page.keyboard.press('Control+Enter');
  await expect(opened.getByRole('listitem').filter({ hasText: '来週までに' })).toBeVisible();
  await expectAccessible(page, 'a card that is open');
  await opened.getByRole('button', { name: '削除する' }).press('Enter');
  await expect(page.getByText('カード「求人票の下書き」を削除しました。')).toBeVisible();
  await expect(card(page, '求人票の下書き')).toHaveCount(0);
  await page.getByRole('button', { name: '元に戻す' }).first().press('Enter');
  await expect(list(page, '対応中').getByRole('link', { name: '求人票の下書き' })).toBeVisible();
});

test('two people on one board see each other’s moves, made with the mouse, and a list is deleted with its cards named and taken back [B9-05, SB5]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/scrumboard/boards' });
  await page.getByRole('link', { name: 'ノートPCの入れ替え' }).click();
  await expect(card(page, '稟議書の下書き')).toBeVisible();
  const other = await open('system', { at: new URL(page.url()).pathname });
  await expect(card(other, '稟議書の下書き')).toBeVisible();
  await card(page, '稟議書の下書き').dragTo(card(page, '対象の台数を数える'), { targetPosition: { x: 60, y: 4 } });
  await expect(page.getByText('「稟議書の下書き」を「検討中」の1番目へ移動しました。')).toBeVisible();
  await expect(list(other, '検討中').getByRole('link', { name: '稟議書の下書き' })).toBeVisible();

  await list(other, '検討中').getByRole('button', { name: 'リスト「検討中」の操作' }).click();
  await other.getByRole('menuitem', { name: '削除する' }).click();
  const question = other.getByRole('dialog', { name: 'リスト「検討中」を削除しますか？' });
  await expect(question.getByText(/^2枚のカードも削除します/)).toBeVisible();
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(list(page, '検討中')).toHaveCount(0);
  await other.getByRole('button', { name: '元に戻す' }).first().click();
  await expect(list(page, '検討中').getByRole('link', { name: '稟議書の下書き' })).toBeVisible();
});

test('on a phone, in English, a card is moved by the dialog, filtered and shown as a table, and the settings name what was archived [B9-05]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/scrumboard/boards', widthPx: PHONE_PX, language: 'en' });
  await page.getByRole('link', { name: '月次締めの改善' }).click();
  await page.getByRole('button', { name: 'Actions for the card "差戻しの理由を分類する"' }).click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the card "差戻しの理由を分類する"' });
  await dialog.getByRole('combobox', { name: 'List' }).selectOption({ label: '対応中' });
  await dialog.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Place 1' });
  await expectAccessible(page, 'the move dialog on a phone');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('"差戻しの理由を分類する" moved to place 1 of "対応中".')).toBeVisible();
  await page.getByRole('button', { name: /^List 2 of 4/ }).click();
  await expect(list(page, '対応中').getByRole('link', { name: '差戻しの理由を分類する' })).toBeInViewport();
  await list(page, '対応中').getByRole('button', { name: 'Actions for the card "差戻しの理由を分類する"' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('Card "差戻しの理由を分類する" archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Board settings' });
  await expect(settings.getByText('差戻しの理由を分類する', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the settings of a board on a phone');
  await settings.getByRole('button', { name: 'Restore "差戻しの理由を分類する"' }).click();
  await expect(settings.getByText('Nothing is archived or deleted.')).toBeVisible();
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Table' });
  await expect(page).toHaveURL(/as=table/);
  await expect(page.getByRole('link', { name: '締めの手順書を更新する' })).toBeVisible();
});
