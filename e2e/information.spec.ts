import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { Locator, Page } from '@playwright/test';
import { announce, announceSomething } from './announce.ts';
import { askToBuy, draftPurchase } from './ask-to-buy.ts';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { handIn, returnClaim } from './hand-in.ts';
import { expect, test, untilKept } from './journey.ts';
import { settle } from './pictures.ts';

const INFORMATION = '/apps/dashboards/project';
/** A month of one journey alone, from before the sample's claims begin. */
const OWN_MONTH = addMonths(monthOf(tokyoDay(Date.now())), -40);

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a guest finds what is for everybody and the way in, nothing else [B9-01, S2-04]', async ({ open }) => {
  const admin = await open('admin');
  const forAll = await announce(admin, { title: '来訪者の受付が1階に移りました', audience: 'any' });
  const forStaff = await announce(admin, { title: 'スタッフだけの連絡', audience: 'staff' });
  const page = await open('guest');
  await expect(page).toHaveURL(INFORMATION);
  const list = card(page, 'お知らせ');
  await expect(list.getByRole('link', { name: '来訪者の受付が1階に移りました' })).toBeVisible();
  await expect(page.getByText('スタッフだけの連絡')).toHaveCount(0);
  for (const name of ['自分のやること', '今月の交通費', '購買', '今月の確認状況', '部署の在席状況'])
    await expect(card(page, name)).toHaveCount(0);
  await list.getByRole('link', { name: '来訪者の受付が1階に移りました' }).click();
  await expect(sheet(page, '来訪者の受付が1階に移りました').getByText('お知らせの本文です。')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('announcement')).toBe(forAll);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${INFORMATION}?announcement=${forStaff}`);
  await expect(page.getByText('このお知らせは表示できません。')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'ログイン' }).click();
  await expect(page).toHaveURL('/login');
});

test('one says on the dashboard where one is today, colleagues of the department see it, and it is taken back [B9-01]', async ({
  open,
}) => {
  const page = await open('staff');
  await page.goto(INFORMATION);
  const team = card(page, '部署の在席状況');
  const say = async (place: string, note: string) => {
    await team.getByRole('button', { name: /^自分の在席状況：/ }).click();
    const dialog = page.getByRole('dialog', { name: '自分の在席状況を知らせる' });
    await dialog.getByRole('combobox', { name: '在席状況' }).selectOption(place);
    await dialog.getByRole('textbox', { name: 'メモ' }).fill(note);
    await dialog.getByRole('button', { name: '知らせる' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await say('remote', '15時に戻ります');
  const own = team.getByRole('listitem').filter({ hasText: '佐藤 健太' });
  await expect(own).toContainText('15時に戻ります');
  await expect(own).toContainText('在宅勤務');
  await expectAccessible(page, 'dashboard with a colleague');
  await own.getByRole('link', { name: '佐藤 健太' }).click();
  await expect(page).toHaveURL(/\/apps\/member\/all\?open=/);
  await page.goBack();
  await say('', '');
  await expect(own).toHaveCount(0);
});

test('the people of one’s department are a tab away, by keys, in the URL, each leading to their card [B9-01, B2-02]', async ({
  open,
}) => {
  const page = await open('staff');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(INFORMATION);
  await expect(cards(page).first()).toHaveText('自分のやること');
  await page.getByRole('tab', { name: 'ホーム', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'メンバー' })).toBeFocused();
  expect(asked).not.toContain('/api/members');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${INFORMATION}?tab=members`);
  await expect(page.getByRole('tab', { name: 'メンバー', selected: true })).toBeFocused();

  const table = page.getByRole('tabpanel', { name: 'メンバー' }).getByRole('table', { name: '部署のメンバー' });
  const own = table.getByRole('row').filter({ hasText: '佐藤 健太' });
  for (const text of ['サトウ ケンタ', '主任', '東京営業部', 'staff@madoguchi.example', '03-0100-0036'])
    await expect(own).toContainText(text);
  await expect(table.getByRole('row').filter({ hasNotText: '東京営業部' })).toHaveCount(1);
  await expectAccessible(page, 'people of the department');
  await table.getByRole('link', { name: '藤原 明', exact: true }).click();
  await expect(page.getByRole('region', { name: '社員の連絡先' })).toContainText('superior@madoguchi.example');
  await page.goBack();
  await expect(page).toHaveURL(`${INFORMATION}?tab=members`);
  await page.getByRole('tab', { name: 'ホーム' }).click();
  await expect(page).toHaveURL(INFORMATION);
  await expect(cards(page).first()).toHaveText('自分のやること');

  const phone = await open('staff', { widthPx: PHONE_PX, language: 'en', scheme: 'dark' });
  await phone.goto(`${INFORMATION}?tab=members`);
  await expect(phone.getByRole('tabpanel', { name: 'Members' }).getByRole('listitem').first()).toContainText(
    'Tokyo sales',
  );
  await expectAccessible(phone, 'people of the department on a phone');
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a tab that is not offered is the first: no row of tabs for guests and for who may see no colleagues [B9-01]', async ({
  open,
}) => {
  for (const who of ['guest', 'user'] as const) {
    const page = await open(who);
    await page.goto(`${INFORMATION}?tab=members`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'お知らせ' })).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  }
});

test('cards are moved, widened and hidden by keys, said aloud, and kept with the account [B9-01]', async ({ open }) => {
  const page = await open('staff');
  await page.goto(INFORMATION);
  const atFirst = ['自分のやること', 'お知らせ', '今月の交通費', '購買', '部署の在席状況', 'よく使う画面'];
  await expect(cards(page)).toHaveText(atFirst);
  const menu = page.getByRole('button', { name: '「今月の交通費」の配置' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '前へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveText([
    '自分のやること',
    '今月の交通費',
    'お知らせ',
    '購買',
    '部署の在席状況',
    'よく使う画面',
  ]);
  await expect(page.getByText('「今月の交通費」を6件中2番目へ移動しました。')).toBeAttached();
  await expect(menu).toBeFocused();
  await choose(page, '「よく使う画面」の配置', '先頭へ移動');
  await choose(page, '「自分のやること」の配置', '隠す');
  const moved = ['よく使う画面', '今月の交通費', 'お知らせ', '購買', '部署の在席状況'];
  await expect(cards(page)).toHaveText(moved);
  await untilKept(page);
  await page.reload();
  await expect(cards(page)).toHaveText(moved);
  const elsewhere = await open('staff');
  await elsewhere.goto(INFORMATION);
  await expect(cards(elsewhere)).toHaveText(moved);
  await choose(page, '表示するカード', '初期状態に戻す');
  await expect(cards(page)).toHaveText(atFirst);
  await untilKept(page);
  await page.reload();
  await expect(cards(page)).toHaveText(atFirst);
});

test('cards are moved by the mouse, and stay where they were dropped [B9-01]', async ({ open }) => {
  const page = await open('system');
  await page.goto(INFORMATION);
  await expect(cards(page).first()).toHaveText('自分のやること');
  // The cards are whole, so that none moves away under the mouse, and have what lets them be dragged.
  await settle(page);
  await expect(card(page, '今月の交通費')).toHaveAttribute('draggable', 'true');
  await expect(card(page, '自分のやること')).toHaveAttribute('data-drop-target-for-element', 'true');
  const from = await middleOf(card(page, '今月の交通費').getByTitle('「今月の交通費」をつかんで移動'));
  const to = await middleOf(card(page, '自分のやること'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  const moved = [
    '今月の交通費',
    '自分のやること',
    'お知らせ',
    '購買',
    '今月の確認状況',
    '部署の在席状況',
    'よく使う画面',
  ];
  await expect(cards(page)).toHaveText(moved);
  await untilKept(page);
  await page.reload();
  await expect(cards(page)).toHaveText(moved);
});

test('the digits lead to the cards in their order [B9-01]', async ({ open }) => {
  const page = await open('user');
  await page.goto(INFORMATION);
  await expect(cards(page)).toHaveText(['自分のやること', 'お知らせ', 'よく使う画面']);
  // The frame's keys come once the page is idle: until then a press does nothing.
  await expect(async () => {
    await page.keyboard.press('2');
    await expect(cards(page).nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('1');
  await expect(cards(page).nth(0)).toBeFocused();
});

test('a move on top of what was chosen on another device goes back to that, and says so [B9-01, B0-02]', async ({
  open,
}) => {
  const [page, elsewhere] = [await open('admin'), await open('admin')];
  for (const each of [page, elsewhere]) await each.goto(INFORMATION);
  await expect(cards(page).first()).toHaveText('自分のやること');
  await choose(elsewhere, '「お知らせ」の配置', '最後へ移動');
  const chosen = [
    '自分のやること',
    '今月の交通費',
    '購買',
    '今月の確認状況',
    '部署の在席状況',
    'よく使う画面',
    'お知らせ',
  ];
  await expect(cards(elsewhere)).toHaveText(chosen);
  await choose(page, '「今月の交通費」の配置', '先頭へ移動');
  await expect(page.getByText('この設定は別の画面で先に変更されています。')).toBeVisible();
  await expect(cards(page)).toHaveText(chosen);
  await choose(page, '表示するカード', '初期状態に戻す');
  await expect(cards(page).nth(1)).toHaveText('お知らせ');
});

test('one card fails alone, says so, and comes back when tried again [B9-01]', async ({ open }) => {
  const page = await open('admin');
  let isBroken = true;
  await page.route('**/api/expense-claims/review/*/counts*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(INFORMATION);
  await expect(card(page, 'お知らせ').getByRole('link').first()).toBeVisible();
  await expect(
    card(page, '自分のやること')
      .getByRole('link', { name: /必読のお知らせ|承認待ち/ })
      .first(),
  ).toBeVisible();
  await expect(card(page, '今月の確認状況').getByRole('alert')).toBeVisible();
  isBroken = false;
  await card(page, '今月の確認状況').getByRole('button', { name: '再試行' }).click();
  await expect(card(page, '今月の確認状況').getByRole('link', { name: '申請中' })).toBeVisible();
});

test('open purchase requests are counted by state; each state opens its list, and the card fails alone [B9-01] [S2-14] [S2-15]', async ({
  open,
}) => {
  const wish = { purchaseName: '書類棚', supplier: '東都事務機株式会社', quantity: 1, unitPrice: 9_000 };
  const staff = await open('staff');
  await draftPurchase(staff, wish);
  await staff.goto(INFORMATION);
  const drafts = card(staff, '購買').getByRole('row').filter({ hasText: '下書き' });
  const countOf = async () => Number(/(\d+)件/.exec((await drafts.textContent()) ?? '')?.[1] ?? 0);
  const before = await countOf();
  await expect(staff.getByText('オンライン')).toBeVisible();
  await draftPurchase(staff, wish);
  await staff.reload();
  await expect.poll(countOf).toBe(before + 1);
  await expect(card(staff, '購買')).not.toContainText('決裁待ち');
  await drafts.getByRole('link').click();
  await expect(staff).toHaveURL(/\/apps\/purchase-request\/list\/\d+\/-\/draft\/-$/);
  await expect(
    staff
      .getByRole('main')
      .getByText(`${before + 1}件`, { exact: true })
      .first(),
  ).toBeVisible();
  await askToBuy(staff, wish);

  const admin = await open('admin', { language: 'en' });
  let isBroken = true;
  await admin.route('**/api/information/purchases', (route) => (isBroken ? route.abort() : route.continue()));
  await admin.goto(INFORMATION);
  await expect(card(admin, 'Announcements').getByRole('link').first()).toBeVisible();
  await expect(card(admin, 'Purchases').getByRole('alert')).toBeVisible();
  isBroken = false;
  await card(admin, 'Purchases').getByRole('button', { name: 'Try again' }).click();
  const waiting = card(admin, 'Purchases').getByRole('table', { name: 'Waiting for a decision, all departments' });
  await waiting.getByRole('link', { name: 'Submitted' }).click();
  await expect(admin).toHaveURL('/apps/purchase-request/decision/list/-/-/submitted/-/-?tab=all');
  await expect(admin.getByRole('main').getByRole('link', { name: '書類棚' }).first()).toBeVisible();
});

test('what waits follows what others do: a claim handed in, and one that came back [B9-01]', async ({ open }) => {
  const staff = await open('staff');
  const superior = await open('superior');
  await superior.goto(INFORMATION);
  await expect(card(superior, '自分のやること').getByRole('link').first()).toBeVisible();
  await expect(superior.getByText('オンライン')).toBeVisible();
  const waiting = card(superior, '自分のやること').getByRole('link', { name: /^承認待ち/ });
  const countOf = async () => Number(/(\d+)件/.exec((await waiting.textContent()) ?? '')?.[1] ?? 0);
  const before = (await waiting.count()) === 0 ? 0 : await countOf();
  const claim = await handIn(staff, OWN_MONTH);
  await expect.poll(countOf).toBe(before + 1);

  await staff.goto(INFORMATION);
  await expect(staff.getByText('オンライン')).toBeVisible();
  await returnClaim(superior, claim, '用件を詳しく書いてください。');
  const returned = card(staff, '自分のやること').getByRole('link', {
    name: new RegExp(`差戻し ${written(OWN_MONTH)}分`),
  });
  await expect(returned).toBeVisible();
  await expect.poll(async () => ((await waiting.count()) === 0 ? 0 : countOf())).toBe(before);
  await returned.click();
  await expect(staff).toHaveURL(`/apps/travelExpensesRequest/${OWN_MONTH}`);
});

test('on a phone the cards stand one below the other, what waits first, and nothing scrolls sideways [B9-01]', async ({
  open,
}) => {
  const page = await open('user', { widthPx: PHONE_PX });
  await page.goto(INFORMATION);
  await expect(cards(page)).toHaveText(['自分のやること', 'お知らせ', 'よく使う画面']);
  const lefts = await cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const language of ['ja', 'en'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the dashboard and an announcement are accessible in ${language}, ${scheme} [B9-01]`, async ({ open }) => {
      const page = await open('admin', { language, scheme });
      const { id, title } = await announceSomething(page);
      await page.goto(INFORMATION);
      await expect(
        card(page, language === 'ja' ? 'お知らせ' : 'Announcements')
          .getByRole('link')
          .first(),
      ).toBeVisible();
      await expectAccessible(page, 'dashboard');
      await page.goto(`${INFORMATION}?announcement=${id}`);
      await expect(sheet(page, title).getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page, 'announcement');
    });
  }
}

const written = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(4))}月`;
