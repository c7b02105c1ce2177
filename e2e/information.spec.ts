import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { Locator, Page } from '@playwright/test';
import { announce } from './announce.ts';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { handIn, returnClaim } from './hand-in.ts';
import { expect, test, untilKept } from './journey.ts';
import { PEOPLE } from './people.ts';
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

test('a guest finds what is for everybody and the way in, nothing else; Register leads to the login as well [B9-01, S2-04, S6-03]', async ({
  open,
}) => {
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
  await page.getByRole('button', { name: 'ゲスト' }).click();
  await page.getByRole('menuitem', { name: 'アカウント登録' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto(INFORMATION);
  await page.getByRole('main').getByRole('link', { name: 'ログイン' }).click();
  await expect(page).toHaveURL('/login');
});

test('the department: where somebody is shows and goes at their colleagues’, its people are a tab away by keys, and a phone shows all of it below each other [B9-01, B2-02]', async ({
  open,
}) => {
  const colleague = await open('admin', { at: `/apps/member/all?q=${encodeURIComponent(PEOPLE.staff)}` });
  const row = colleague.getByRole('row').filter({ hasText: PEOPLE.staff });
  await expect(row).toHaveCount(1);
  const asked: string[] = [];
  const page = await open('staff', {
    before: (opened) => opened.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    at: INFORMATION,
  });
  const team = card(page, '部署の在席状況');
  const dialog = page.getByRole('dialog', { name: '自分の在席状況を知らせる' });
  const say = async (place: string, note: string) => {
    await team.getByRole('button', { name: /^自分の在席状況：/ }).click();
    await dialog.getByRole('combobox', { name: '在席状況' }).selectOption(place);
    await dialog.getByRole('textbox', { name: 'メモ' }).fill(note);
    if (place !== '') await expectAccessible(page, 'the word of where somebody is');
    await dialog.getByRole('button', { name: '知らせる' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await say('remote', '15時に戻ります');
  const own = team.getByRole('listitem').filter({ hasText: '佐藤 健太' });
  await expect(own).toContainText('15時に戻ります');
  await expect(own).toContainText('在宅勤務');
  await expect(row).toContainText('在宅勤務');
  await expectAccessible(page, 'dashboard with a colleague');
  await say('', '');
  await expect(own).toHaveCount(0);
  await expect(row).not.toContainText('在宅勤務');

  await page.getByRole('tab', { name: 'ホーム', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'メンバー' })).toBeFocused();
  expect(asked).not.toContain('/api/members');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${INFORMATION}?tab=members`);
  await expect(page.getByRole('tab', { name: 'メンバー', selected: true })).toBeFocused();
  const table = page.getByRole('tabpanel', { name: 'メンバー' }).getByRole('table', { name: '部署のメンバー' });
  const line = table.getByRole('row').filter({ hasText: '佐藤 健太' });
  for (const text of ['サトウ ケンタ', '主任', '東京営業部', 'staff@madoguchi.example', '03-0100-0036'])
    await expect(line).toContainText(text);
  await expect(table.getByRole('row').filter({ hasNotText: '東京営業部' })).toHaveCount(1);
  await expectAccessible(page, 'people of the department');
  await table.getByRole('link', { name: '藤原 明', exact: true }).click();
  await expect(page.getByRole('region', { name: '社員の連絡先' })).toContainText('superior@madoguchi.example');
  await page.goBack();
  await expect(page).toHaveURL(`${INFORMATION}?tab=members`);
  await page.getByRole('tab', { name: 'ホーム' }).click();
  await expect(page).toHaveURL(INFORMATION);

  const phone = await open('staff', { at: `${INFORMATION}?tab=members`, widthPx: PHONE_PX, language: 'en' });
  await expect(phone.getByRole('tabpanel', { name: 'Members' }).getByRole('listitem').first()).toContainText(
    'Tokyo sales',
  );
  await expectAccessible(phone, 'people of the department on a phone');
  await phone.getByRole('tab', { name: 'Home' }).click();
  await expect(cards(phone).first()).toHaveText('Your tasks');
  const lefts = await cards(phone).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

test('cards are moved and hidden by keys, said aloud and kept with the account; moved by the mouse; a move on top of another device’s goes back to that [B9-01, B0-02]', async ({
  open,
}) => {
  const page = await open('staff', { at: INFORMATION });
  const atFirst = [
    '自分のやること',
    'お知らせ',
    '今月の交通費',
    '購買',
    '部署の在席状況',
    '今日の予約',
    'よく使う画面',
  ];
  await expect(cards(page)).toHaveText(atFirst);
  // The frame's keys come once the page is idle: until then a press does nothing.
  await expect(async () => {
    await page.keyboard.press('2');
    await expect(cards(page).nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
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
    '今日の予約',
    'よく使う画面',
  ]);
  await expect(page.getByText('「今月の交通費」を7件中2番目へ移動しました。')).toBeAttached();
  await expect(menu).toBeFocused();
  await choose(page, '「よく使う画面」の配置', '先頭へ移動');
  await choose(page, '「自分のやること」の配置', '隠す');
  await expect(cards(page)).toHaveText([
    'よく使う画面',
    '今月の交通費',
    'お知らせ',
    '購買',
    '部署の在席状況',
    '今日の予約',
  ]);

  // The cards are whole, so that none moves away under the mouse, and have what lets them be dragged.
  await settle(page);
  await expect(card(page, '購買')).toHaveAttribute('draggable', 'true');
  await expect(card(page, 'よく使う画面')).toHaveAttribute('data-drop-target-for-element', 'true');
  const from = await middleOf(card(page, '購買').getByTitle('「購買」をつかんで移動'));
  const to = await middleOf(card(page, 'よく使う画面'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  const moved = ['購買', 'よく使う画面', '今月の交通費', 'お知らせ', '部署の在席状況', '今日の予約'];
  await expect(cards(page)).toHaveText(moved);
  await untilKept(page);

  const elsewhere = await open('staff', { at: INFORMATION });
  await expect(cards(elsewhere)).toHaveText(moved);
  await choose(elsewhere, '「お知らせ」の配置', '最後へ移動');
  const chosen = ['購買', 'よく使う画面', '今月の交通費', '部署の在席状況', '今日の予約', 'お知らせ'];
  await expect(cards(elsewhere)).toHaveText(chosen);
  await untilKept(elsewhere);
  await choose(page, '「今月の交通費」の配置', '先頭へ移動');
  await expect(page.getByText('この設定は別の画面で先に変更されています。')).toBeVisible();
  await expect(cards(page)).toHaveText(chosen);
  await choose(page, '表示するカード', '初期状態に戻す');
  await expect(cards(page)).toHaveText(atFirst);
  await untilKept(page);
  await page.reload();
  await expect(cards(page)).toHaveText(atFirst);
});

test('what waits follows what others do: a claim handed in, and one that came back; one card fails alone and comes back when tried again [B9-01]', async ({
  open,
}) => {
  const staff = await open('staff', { at: INFORMATION });
  const counts = '**/api/information/purchases';
  const superior = await open('superior', {
    before: (opened) => opened.route(counts, (route) => route.abort()),
    at: INFORMATION,
  });
  await expect(card(superior, '自分のやること').getByRole('link').first()).toBeVisible();
  await expect(card(superior, '購買').getByRole('alert')).toBeVisible();
  await superior.unroute(counts);
  await card(superior, '購買').getByRole('button', { name: '再試行' }).click();
  await expect(card(superior, '購買').getByRole('alert')).toHaveCount(0);

  await expect(superior.getByText('オンライン')).toBeVisible();
  await expect(staff.getByText('オンライン')).toBeVisible();
  const waiting = card(superior, '自分のやること').getByRole('link', { name: /^承認待ち/ });
  const returned = card(staff, '自分のやること').getByRole('link', { name: /^差戻し \d{4}年\d+月分/ });
  const countIn = async (task: Locator) => Number(/(\d+)件/.exec((await task.allTextContents()).join())?.[1] ?? 0);
  const [waitingBefore, returnedBefore] = [await countIn(waiting), await countIn(returned)];
  const claim = await handIn(staff, OWN_MONTH);
  await expect.poll(() => countIn(waiting)).toBe(waitingBefore + 1);
  await returnClaim(superior, claim, '用件を詳しく書いてください。');
  await expect.poll(() => countIn(returned)).toBe(returnedBefore + 1);
  await expect.poll(() => countIn(waiting)).toBe(waitingBefore);
  await returned.click();
  await expect(staff).toHaveURL(/\/apps\/travelExpensesRequest\/\d{6}$/);
});
