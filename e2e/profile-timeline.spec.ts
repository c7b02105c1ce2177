import type { Page } from '@playwright/test';
import { png } from '../server/src/platform/files/file-corpus.ts';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const TIMELINE = '/pages/profile?tab=timeline';

const composer = (page: Page) => page.getByRole('form', { name: '新しい投稿' });
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function post(page: Page, text: string): Promise<void> {
  await composer(page).getByLabel('投稿の内容').fill(text);
  await composer(page).getByRole('button', { name: '投稿する' }).click();
  await expect(postOf(page, text)).toBeVisible();
  await expect(composer(page).getByLabel('投稿の内容')).toHaveValue('');
}

test('a post with a picture comes to a colleague’s open page by itself, is liked and answered there, and its author is told [S2-21, S7-08, B4-08]', async ({
  open,
}) => {
  const [author, colleague] = [await open('staff', { at: TIMELINE }), await open('admin', { at: TIMELINE })];
  await expect(composer(colleague)).toBeVisible();
  const form = composer(author);
  await form.getByLabel('投稿の内容').fill('倉庫の整理が終わりました');
  await form
    .getByLabel('写真を追加')
    .last()
    .setInputFiles({ name: '倉庫.png', mimeType: 'image/png', buffer: png(120, 80) });
  await form.getByLabel('写真1の説明').fill('整理した棚');
  await expectAccessible(author, 'writing a post with a picture');
  await form.getByRole('button', { name: '投稿する' }).click();
  const seen = postOf(colleague, '倉庫の整理が終わりました');
  await expect(seen).toBeVisible();
  await expect(seen.getByRole('button', { name: '写真を大きく表示：整理した棚' })).toBeVisible();
  await seen.getByRole('button', { name: 'いいね', exact: true }).click();
  await expect(seen.getByRole('button', { name: 'いいね 1', pressed: true })).toBeVisible();
  await seen.getByLabel('コメントを書く').fill('きれいになりましたね');
  await seen.getByRole('button', { name: '送信' }).click();
  const own = postOf(author, '倉庫の整理が終わりました');
  await expect(own).toContainText('きれいになりましたね');
  await expect(own.getByRole('button', { name: 'いいね 1', pressed: false })).toBeVisible();
  await own.getByRole('button', { name: /さんに返信$/ }).click();
  await own.getByRole('textbox', { name: /さんに返信$/ }).fill('来週は会議室です');
  await own.getByRole('textbox', { name: /さんに返信$/ }).press('Control+Enter');
  await expect(seen).toContainText('来週は会議室です');
  await expectAccessible(colleague, 'a post with comments');
  await author.getByRole('button', { name: /^通知/ }).click();
  await author
    .getByText(/さんがタイムラインでコメントしました。/)
    .first()
    .click();
  await expect(author).toHaveURL(/\/pages\/profile\?.*post=/);
  await expect(own).toContainText('きれいになりましたね');
});

test('one’s own post is deleted and comes back by the message’s button, and narrowed goes from others’ pages [S2-21]', async ({
  open,
}) => {
  const [author, other] = [await open('staff', { at: TIMELINE }), await open('admin', { at: TIMELINE })];
  await post(author, '来週の当番を代わってください');
  await expect(postOf(other, '来週の当番を代わってください')).toBeVisible();
  const own = postOf(author, '来週の当番を代わってください');
  await own.getByRole('button', { name: /さんの投稿の操作$/ }).click();
  await author.getByRole('menuitem', { name: '削除' }).click();
  await expect(own).toHaveCount(0);
  await expect(postOf(other, '来週の当番を代わってください')).toHaveCount(0);
  await author.getByRole('button', { name: '元に戻す' }).click();
  await expect(postOf(other, '来週の当番を代わってください')).toBeVisible();
  await own.getByRole('button', { name: /さんの投稿の操作$/ }).click();
  await author.getByRole('menuitem', { name: '公開範囲を変更' }).click();
  const dialog = author.getByRole('dialog', { name: '公開範囲を変更' });
  await dialog.getByLabel('自分だけ').check();
  await expectAccessible(author, 'changing who sees a post');
  await dialog.getByRole('button', { name: '変更' }).click();
  await expect(postOf(other, '来週の当番を代わってください')).toHaveCount(0);
  await expect(own).toContainText('自分だけ');
});

test('system people hide a post with a reason that its author reads; on a phone and in English [S2-21]', async ({
  open,
}) => {
  const author = await open('staff', { at: TIMELINE });
  await post(author, 'お客様の名前が写っています');
  const system = await open('system', { at: TIMELINE, language: 'en', widthPx: PHONE_PX });
  const seen = postOf(system, 'お客様の名前が写っています');
  await seen.getByRole('button', { name: /^Acts on the post/ }).click();
  await system.getByRole('menuitem', { name: 'Hide' }).click();
  const dialog = system.getByRole('dialog', { name: 'Hide from everybody' });
  await dialog.getByLabel('Reason').fill('A customer is named');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(seen).toContainText('Hidden from others. Reason: A customer is named');
  await expectAccessible(system, 'a hidden post on a phone');
  await expect(postOf(author, 'お客様の名前が写っています')).toContainText('理由：A customer is named');
});

test('a wide window has today and the pinned screens at its sides, which go and stay away as their person chooses [S6-02]', async ({
  open,
}) => {
  const page = await open('superior', { at: '/pages/profile?tab=settings', widthPx: 1920 });
  const right = page.getByRole('complementary', { name: '右のパネル' });
  const left = page.getByRole('complementary', { name: '左のパネル' });
  await expect(right.getByRole('heading', { name: '今日', level: 2 })).toBeVisible();
  await expect(left).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'よくある質問をよく使う画面に追加' }).click();
  await expect(left.getByRole('link', { name: 'よくある質問' })).toBeVisible();
  await expectAccessible(page, 'the settings between two panels');
  await right.getByRole('button', { name: '右のパネルを隠す' }).click();
  await expect(right).toHaveCount(0);
  await page.reload();
  await expect(left.getByRole('link', { name: 'よくある質問' })).toBeVisible();
  await expect(right).toHaveCount(0);
});
