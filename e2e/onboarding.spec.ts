import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const FORMS = '/pages/invoices';
const ALL = '/apps/onboarding-documents';

/** Of the paper that is open; the person's other papers stand beside it with theirs. */
const status = (page: Page, name: string) => page.getByRole('main').locator('header').getByText(name, { exact: true });

async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox');
  // The heading is there before the paper is.
  await expect(boxes.first()).toBeVisible();
  for (let index = 0; index < (await boxes.count()); index += 1) await boxes.nth(index).check();
}

/** Draws two strokes, as a finger does. */
async function draw(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('the sheet for the signature is not drawn');
  for (const from of [0.2, 0.5]) {
    await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * (from + 0.2), box.y + box.height * 0.7, { steps: 5 });
    await page.mouse.up();
  }
}

/** The paper of somebody, by the list of all. */
async function openPaperOf(page: Page, name: string, paper: string): Promise<void> {
  await page.goto(`${ALL}?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: paper });
  await row.getByRole('link', { name: paper }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(paper);
}

test('somebody who joins fills in the pledge on a phone, draws and types their name, and hands it in [S2-20, B8-01, B8-03]', async ({
  open,
}) => {
  const page = await open('staff', { at: '/pages/onboarding-documents', widthPx: PHONE_PX });
  await page.getByRole('navigation', { name: '提出書類' }).getByRole('link', { name: '誓約書' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '誓約書' })).toBeVisible();
  await page.getByRole('button', { name: '同意して提出' }).click();
  await expect(page.getByText('この項目への同意が必要です。').first()).toBeVisible();
  await expectAccessible(page, 'a refused form of a paper');
  await tickAll(page);
  await page.getByRole('button', { name: '署名を描く' }).click();
  await draw(page, page.getByRole('img', { name: '署名の描画' }));
  await page.getByLabel('署名', { exact: true }).fill('佐藤　健太');
  await page.getByRole('button', { name: 'プレビューを見る' }).click();
  const preview = page.getByRole('article', { name: '誓約書' });
  await expect(preview.getByRole('img', { name: '描いた署名' })).toBeVisible();
  await expectAccessible(page, 'the preview of a paper');
  await page.getByRole('button', { name: '入力に戻る' }).click();
  await page.getByRole('button', { name: '同意して提出' }).click();
  await expect(status(page, '提出済')).toBeVisible();
  await expect(page.getByRole('article', { name: '誓約書' }).getByText('佐藤　健太')).toBeVisible();
  await expectAccessible(page, 'a paper that is handed in');
});

test('HR returns a paper with a comment beside an item, its person corrects it, and HR sees what changed [B8-02]', async ({
  open,
}) => {
  const [form, paper] = [`${FORMS}/company-consent-form`, '会社の取組みに関する同意書'];
  const page = await open('staff', { at: form });
  const contact = page.getByLabel('緊急のときに使う連絡先');
  await contact.fill('自宅の電話');
  await tickAll(page);
  await page.getByLabel('署名', { exact: true }).fill('佐藤健太');
  await page.getByRole('button', { name: '同意して提出' }).click();
  await expect(status(page, '提出済')).toBeVisible();

  const hr = await open('admin', { at: ALL });
  await openPaperOf(hr, '佐藤 健太', paper);
  await expectAccessible(hr, 'a paper that HR opens');
  await hr.getByRole('button', { name: '差し戻す' }).click();
  const dialog = hr.getByRole('dialog');
  await dialog.getByLabel('緊急のときに使う連絡先').fill('番号を書いてください。');
  await dialog.getByRole('button', { name: '差し戻す' }).click();
  await expect(status(hr, '差戻し')).toBeVisible();

  await page.reload();
  await expect(page.getByText('番号を書いてください。')).toBeVisible();
  await expect(contact).toHaveValue('自宅の電話');
  await contact.fill('03-1234-5678');
  await page.getByLabel('署名', { exact: true }).fill('佐藤健太');
  await page.getByRole('button', { name: '同意して提出' }).click();
  await expect(status(page, '提出済')).toBeVisible();

  await hr.reload();
  await expect(hr.getByText('前回の提出から変わった項目：緊急のときに使う連絡先')).toBeVisible();
  await hr.getByRole('button', { name: /^1回目/ }).click();
  await expect(hr.getByRole('article').getByText('自宅の電話')).toBeVisible();
  await hr.getByRole('button', { name: /^2回目/ }).click();
  await hr.getByRole('button', { name: '受理する' }).click();
  await expect(status(hr, '受理済')).toBeVisible();
  await expectAccessible(hr, 'an accepted paper');
});

test('an application sets the account for wages, filled in on a phone, once HR accepts it [B8-04, B2-05]', async ({
  open,
}) => {
  const paper = '給与振込口座申請書';
  const page = await open('superior', { at: `${FORMS}/wage-transfer-account-application-form`, widthPx: PHONE_PX });
  const first = page.getByRole('group', { name: '振込口座', exact: true });
  await page.getByRole('textbox', { name: '開始月' }).fill('R9.1');
  await first.getByRole('combobox', { name: '銀行' }).fill('みつびしUFJ');
  await page.getByRole('option', { name: '三菱UFJ銀行 (0005)' }).click();
  await first.getByRole('combobox', { name: '支店' }).fill('ほんてん');
  await page.getByRole('option', { name: '本店 (001)' }).click();
  await first.getByLabel('普通').check();
  await first.getByLabel('口座番号').fill('１２３４５');
  await expect(first.getByLabel('口座名義（カナ）')).toHaveValue('ﾌｼﾞﾜﾗ ｱｷﾗ');
  await page.getByRole('button', { name: 'プレビューを見る' }).click();
  const preview = page.getByRole('article', { name: paper });
  for (const part of ['三菱UFJ銀行 (0005)', '本店 (001)', '0012345', '令和9年1月（2027年1月）分の給与から']) {
    await expect(preview.getByText(part)).toBeVisible();
  }
  await page.getByRole('button', { name: '入力に戻る' }).click();
  await expectAccessible(page, 'the application for the wage account on a phone');
  await page.getByRole('checkbox', { name: /賃金を、上の口座/ }).check();
  await page.getByRole('checkbox', { name: /私本人の名義/ }).check();
  await page.getByRole('checkbox', { name: /もう一度提出します/ }).check();
  await page.getByLabel('署名', { exact: true }).fill('藤原 明');
  await page.getByRole('button', { name: '同意して提出' }).click();
  await expect(status(page, '提出済')).toBeVisible();

  const hr = await open('admin', { at: ALL });
  await openPaperOf(hr, '藤原 明', paper);
  await hr.getByRole('button', { name: '受理する' }).click();
  await expect(status(hr, '受理済')).toBeVisible();

  await page.goto('/pages/profile?tab=accounts');
  const account = page.getByRole('region', { name: '給与の振込口座' });
  await expect(account.getByText('••••345')).toBeVisible();
  await expect(account.getByText('2027年1月')).toBeVisible();
});

test('a reader of English signs the English text, and HR reads it in the language that was signed [B8-01, B8-02]', async ({
  open,
}) => {
  const page = await open('superior', { at: `${FORMS}/pledge-form`, language: 'en', scheme: 'dark' });
  await tickAll(page);
  await page.getByLabel('Signature', { exact: true }).fill('藤原明');
  await expectAccessible(page, 'a form of a paper in English');
  await page.getByRole('button', { name: 'Agree and hand in' }).click();
  await expect(status(page, 'Submitted')).toBeVisible();
  const signed = page.getByRole('article', { name: 'Pledge' });
  await expect(signed).toContainText('On joining the company I pledge');
  await expectAccessible(page, 'a paper in English');

  const hr = await open('admin', { at: ALL });
  await openPaperOf(hr, '藤原 明', '誓約書');
  await expect(hr.getByRole('article')).toContainText('On joining the company I pledge');
});
