import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { beginMonth } from './claim-page.ts';
import { expect, test, untilKept } from './journey.ts';

const FAQ = '/pages/faq';
const MAINTENANCE = '/apps/maintenance/faq';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'よくある質問を検索' });
const question = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const answer = (page: Page, name: string) => page.getByRole('region', { name });

test('a question is found in any width, opened by keys, marked as helpful, and linked to [S2-22, B1-07]', async ({
  open,
}) => {
  const page = await open('staff');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'よくある質問' }).click();
  await expect(page).toHaveURL(FAQ);
  await expect(question(page, /^タクシー代/)).toBeVisible();
  await searchBox(page).fill('ﾀｸｼｰ');
  await expect(page.locator('mark').first()).toHaveText('タクシー');
  await question(page, /^タクシー代/).focus();
  await page.keyboard.press('Enter');
  const taxi = answer(page, 'タクシー代は精算できますか');
  await expect(taxi.getByText('領収書の添付')).toBeVisible();
  await expectAccessible(page, 'the FAQ with an answer open');
  await taxi.getByRole('button', { name: '役に立った', exact: true }).click();
  await expect(taxi.getByRole('button', { name: '役に立った', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await taxi.getByRole('button', { name: 'リンクをコピー' }).click();
  await expect(page.getByText('質問へのリンクをコピーしました。')).toBeVisible();

  const link = await page.evaluate(() => navigator.clipboard.readText());
  await untilKept(page);
  await page.goto('/');
  await page.goto(link);
  await expect(taxi.getByText('領収書の添付')).toBeVisible();
  await expect(question(page, /^タクシー代/)).toBeFocused();
  await expect(taxi.getByRole('button', { name: '役に立った', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the rule for taxis stands beside a claim with a taxi, and is read over the page [B1-07]', async ({ open }) => {
  const page = await open('staff');
  const grid = await beginMonth(page, addMonths(monthOf(tokyoDay(Date.now())), -43));
  const taxi = page
    .getByRole('complementary', { name: '関連するよくある質問' })
    .getByRole('button', { name: /^タクシー代/ });
  await grid.cell(1, 'transportMode').click();
  await expect(taxi).toHaveCount(0);
  await grid.type('たくしー');
  await grid.press('Enter');
  await taxi.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^タクシー代/ });
  await expect(dialog.getByText('領収書の添付')).toBeVisible();
  await expectAccessible(page, 'an answer over a claim');
  await page.keyboard.press('Escape');
  await expect(taxi).toBeFocused();
  // The claim was left as it is: without a taxi there is nothing to be told.
  await grid.cell(1, 'transportMode').click();
  await grid.type('でんしゃ');
  await grid.press('Enter');
  await expect(taxi).toHaveCount(0);
});

test('what nothing answers is asked, answered, and heard of [B1-07]', async ({ open }) => {
  const asked = `社員旅行の積立はいつ始まりますか ${Date.now() % 100_000}`;
  const page = await open('user');
  await page.goto(FAQ);
  await expect(page).not.toHaveURL(FAQ);

  const staff = await open('staff');
  await staff.goto(FAQ);
  await searchBox(staff).fill('社員旅行の積立');
  await expect(staff.getByText('「社員旅行の積立」に合う質問はありません。')).toBeVisible();
  await staff.getByRole('button', { name: '質問する' }).click();
  const dialog = staff.getByRole('dialog', { name: 'システム管理者に質問する' });
  await dialog.getByRole('textbox', { name: '質問' }).fill(asked);
  await expectAccessible(staff, 'the question to the maintainers');
  await dialog.getByRole('button', { name: '質問する' }).click();
  await expect(staff.getByText('質問を送りました。')).toBeVisible();

  const system = await open('system');
  await system.goto(`${MAINTENANCE}/questions`);
  const line = system.getByRole('listitem').filter({ hasText: asked });
  await expect(line).toContainText('検索した言葉：社員旅行の積立');
  await expectAccessible(system, 'questions that were asked');
  await line.getByRole('button', { name: '回答する' }).click();
  const reply = system.getByRole('dialog', { name: '質問に回答する' });
  await reply.getByRole('textbox', { name: '回答' }).fill('来年の4月からです。');
  await reply.getByRole('button', { name: '回答する' }).click();
  await expect(line).toHaveCount(0);

  await expect(async () => {
    await staff.goto(FAQ);
    await expect(staff.getByText('来年の4月からです。')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('an entry is written with its preview, published, read and taken back; staff only read the maintenance [B1-07, B1-08, S2-17]', async ({
  open,
}) => {
  const name = `傘立ての場所はどこですか ${Date.now() % 100_000}`;
  const system = await open('system');
  await system.goto(MAINTENANCE);
  await system.getByRole('link', { name: '新規作成' }).first().click();
  await system.getByRole('button', { name: '下書き保存' }).click();
  await expect(system.getByText('質問を入力してください。').first()).toBeVisible();
  await system.getByLabel('質問', { exact: true }).fill(name);
  await system.getByLabel('回答', { exact: true }).fill('**正面玄関**の右です。');
  const preview = system.getByRole('region', { name: 'プレビュー' });
  await expect(preview.locator('strong')).toHaveText('正面玄関');
  await system.getByRole('combobox', { name: 'カテゴリ' }).selectOption({ label: 'ポータルの使い方' });
  await system.getByRole('textbox', { name: 'キーワード' }).fill('かさ');
  await expectAccessible(system, 'the form of an entry');
  await system.getByRole('button', { name: '下書き保存' }).click();
  await expect(system).toHaveURL(/\/faq\/[0-9a-f-]{36}$/);
  await system.getByRole('button', { name: '公開する' }).click();
  await expect(system.getByText(`質問「${name}」を公開しました。`)).toBeVisible();

  const staff = await open('staff', { widthPx: PHONE_PX });
  await staff.goto(FAQ);
  await searchBox(staff).fill('kasa');
  await question(staff, name).click();
  await expect(answer(staff, name).locator('strong')).toHaveText('正面玄関');
  const beyond = await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await staff.goto(`${MAINTENANCE}?q=${encodeURIComponent(name)}`);
  await expect(staff.getByText(name).first()).toBeVisible();
  await expect(staff.getByRole('link', { name: '新規作成' })).toHaveCount(0);

  await system.getByRole('button', { name: '非公開にする' }).click();
  const dialog = system.getByRole('dialog');
  await dialog.getByRole('button', { name: '非公開にする' }).click();
  await expect(system.getByText(`質問「${name}」を非公開にしました。`)).toBeVisible();
});
