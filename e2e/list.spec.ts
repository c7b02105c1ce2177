import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test, untilKept } from './journey.ts';
import { settle } from './pictures.ts';

const reviewOf = (month: string) => `/apps/travelExpensesAdminView/${month}`;
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const cellsOf = (page: Page, column: string) => page.getByRole('table').locator(`tbody .column-${column}`);
const headsOf = (page: Page) => page.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox') });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: '検索' });
const tools = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** In this month the sample organisation hands claims in, of the one before it has some in every state. */
const THIS_MONTH = monthOf(tokyoDay(Date.now()));
const LAST_MONTH = addMonths(THIS_MONTH, -1);
const nameOf = ({ lastName, firstName }: (typeof SAMPLE_PEOPLE)[keyof typeof SAMPLE_PEOPLE]) =>
  `${lastName} ${firstName}`;
const STAFF = nameOf(SAMPLE_PEOPLE.staff);
const ADMIN = nameOf(SAMPLE_PEOPLE.admin);
const SYSTEM = nameOf(SAMPLE_PEOPLE.system);

const inNumber = (text: string) => Number(text.replace(/\D/g, ''));
const rowBox = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}を選択`, exact: true });

/** Names of two claims that many are decided with: without a warning, and neither reviewer's own. */
async function unwarned(page: Page): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    const names = await page.locator('tr.row:not(:has(.warned)) a').allInnerTexts();
    found = names.filter((name) => name !== ADMIN && name !== SYSTEM);
    expect(found.length).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 10_000 });
  return found;
}

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`${reviewOf(LAST_MONTH)}${search}`);
  await expect(cellsOf(page, 'employee').first()).toHaveText(/\d{4}/);
}

test('a search finds people by kana in any width, keeps the URL, and leaves a composition alone [B0-10] [B0-11]', async ({
  open,
}) => {
  const page = await open('admin');
  await openList(page);
  // The frame's keys come once the page is idle: until then a press does nothing.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await searchBox(page).fill('ｻﾄｳ');
  await expect.poll(() => searchOf(page)).toEqual({ q: 'ｻﾄｳ' });
  await expect(cellsOf(page, 'kana').filter({ hasNotText: 'サトウ' })).toHaveCount(0);
  await expect(cellsOf(page, 'kana').filter({ hasText: STAFF })).toHaveCount(1);
  await page.reload();
  await expect(searchBox(page)).toHaveValue('ｻﾄｳ');
  await searchBox(page).press('Escape');
  await expect.poll(() => searchOf(page)).toEqual({});

  const composing = await page.context().newCDPSession(page);
  await searchBox(page).focus();
  await composing.send('Input.imeSetComposition', { text: 'さとう', selectionStart: 3, selectionEnd: 3 });
  await searchBox(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await expect(searchBox(page)).toHaveValue('さとう');
  expect(searchOf(page)).toEqual({});
  await composing.send('Input.insertText', { text: '佐藤' });
  await expect.poll(() => searchOf(page)).toEqual({ q: '佐藤' });
});

test('with Shift a second column joins the order; one press alone begins anew [B0-10]', async ({ open }) => {
  const page = await open('admin');
  await openList(page);
  await tools(page, '合計').click({ modifiers: ['Shift'] });
  await expect.poll(() => searchOf(page)).toEqual({ sort: 'employee,total' });
  await tools(page, '合計 2')
    .or(tools(page, '合計'))
    .click({ modifiers: ['Shift'] });
  await expect.poll(() => searchOf(page)).toEqual({ sort: 'employee,-total' });
  await expect(page.getByRole('columnheader', { name: '合計' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('columnheader', { name: '社員番号' })).toHaveAttribute('aria-sort', 'ascending');
  await tools(page, '申請日').click();
  await expect.poll(() => searchOf(page)).toEqual({ sort: 'submitted' });
});

test('a filter shows as a chip, and the chip takes it off; a range is typed as people write [B0-10]', async ({
  open,
}) => {
  const page = await open('admin');
  await openList(page);
  await tools(page, '絞り込み').click();
  const filters = page.getByRole('dialog', { name: '絞り込み' });
  await filters.getByRole('textbox', { name: '合計金額（円） から' }).fill('１０，０００');
  await page.keyboard.press('Enter');
  await expect.poll(() => searchOf(page)).toEqual({ total: '10000..' });
  await filters.getByRole('textbox', { name: '合計金額（円） まで' }).fill('千円');
  await page.keyboard.press('Enter');
  await expect(filters.getByText('範囲として読み取れません。')).toBeVisible();
  expect(searchOf(page)).toEqual({ total: '10000..' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '合計金額（円）の条件を外す' }).click();
  await expect.poll(() => searchOf(page)).toEqual({});
});

test('both ends of a range are typed one after the other by Tab, and what is typed next stays [B0-10]', async ({
  open,
}) => {
  const page = await open('admin');
  await openList(page);
  await tools(page, '絞り込み').click();
  const filters = page.getByRole('dialog', { name: '絞り込み' });
  const lower = filters.getByRole('textbox', { name: '合計金額（円） から' });
  await lower.focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await expect.poll(() => searchOf(page)).toEqual({ total: '1000..' });
  await page.keyboard.type('900000');
  await page.keyboard.press('Enter');
  await expect.poll(() => searchOf(page)).toEqual({ total: '1000..900000' });
  await expect(filters.getByRole('textbox', { name: '合計金額（円） まで' })).toBeFocused();
  await expect(lower).toHaveValue('¥1,000');
  await filters.getByRole('button', { name: '条件をクリア' }).click();
  await expect(lower).toHaveValue('');
});

test('rows that rush by show their names, and everything once they slow down [B0-10]', async ({ open }) => {
  const page = await open('admin');
  await page.goto('/apps/purchase-request/list');
  const rows = page.getByRole('table').locator('tbody tr.row');
  await expect(rows.first()).toBeVisible();
  // Ten rows a frame.
  const rushed = await page.evaluate(async () => {
    const scroller = document.querySelector('main table')?.parentElement;
    let most = 0;
    for (let frame = 0; frame < 12; frame += 1) {
      scroller?.scrollBy({ top: 400, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      most = Math.max(most, document.querySelectorAll('tbody tr.row.is-brief td:last-child:not(:empty)').length);
    }
    return most;
  });
  expect(rushed).toBeGreaterThan(4);
  await expect(page.locator('tbody tr.is-brief')).toHaveCount(0);
  const heads = await page.locator('thead th').count();
  for (const row of await rows.all()) expect(await row.locator('td').count()).toBe(heads);
});

test('columns are hidden and moved by keys, stay so after a reload, and go back in one press [B0-10]', async ({
  open,
}) => {
  const page = await open('admin');
  await openList(page);
  const before = await headsOf(page).allInnerTexts();
  await tools(page, '表示').press('Enter');
  const chooser = page.getByRole('dialog', { name: '表示する列' });
  await chooser.getByRole('checkbox', { name: '部署' }).press('Space');
  await chooser.getByRole('checkbox', { name: '申請番号' }).press('Space');
  await chooser.getByRole('button', { name: '合計を前へ' }).press('Enter');
  await expectAccessible(page, 'columns of a list');
  await page.keyboard.press('Escape');
  const chosen = ['社員番号', '氏名（フリガナ）', '合計', '明細件数', '注意', 'ステータス', '申請日', '申請番号'];
  await expect(headsOf(page)).toHaveText(chosen);
  await untilKept(page);
  await page.reload();
  await expect(headsOf(page)).toHaveText(chosen);
  await tools(page, '表示').press('Enter');
  await chooser.getByRole('button', { name: '初期状態に戻す' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => headsOf(page).allInnerTexts()).toEqual(before);
});

test('chosen columns that are wider than the list pass under the first one; others never are', async ({ open }) => {
  const page = await open('admin');
  await openList(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  const scroller = page.getByRole('table').locator('..');
  const hidden = () => scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const first = page.getByRole('table').locator('tbody tr.row td.is-stuck').last();
  await expect(first).toBeVisible();
  expect(await hidden()).toBe(0);
  await tools(page, '表示').press('Enter');
  const chooser = page.getByRole('dialog', { name: '表示する列' });
  await chooser.getByRole('checkbox', { name: '申請番号' }).press('Space');
  await page.keyboard.press('Escape');
  await expect.poll(hidden).toBeGreaterThan(100);
  const before = await first.boundingBox();
  await scroller.evaluate((element) => element.scrollBy({ left: 100 }));
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBe(100);
  expect((await first.boundingBox())?.x).toBe(before?.x);
  await tools(page, '表示').press('Enter');
  await chooser.getByRole('button', { name: '初期状態に戻す' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(hidden).toBe(0);
});

test('a view keeps conditions and order under a name; it can be shown first, renamed and deleted [B0-10]', async ({
  open,
}) => {
  const page = await open('system');
  await openList(page, '?state=confirmed&sort=-total');
  await tools(page, '表示を保存').click();
  await page.getByRole('menuitem', { name: 'この条件と列を保存する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('表示の名前を入力してください。')).toBeVisible();
  await dialog.getByRole('textbox', { name: '表示の名前' }).fill('高額順');
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: '高額順' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(searchOf(page)).toMatchObject({ state: 'confirmed', sort: '-total', view: /^[a-z0-9]{8}$/ });

  await page.getByRole('tab', { name: /^すべて/ }).click();
  await expect.poll(() => searchOf(page)).toEqual({});
  await tab.click();
  await expect.poll(() => searchOf(page)['sort']).toBe('-total');
  await tools(page, '表示を保存').click();
  await page.getByRole('menuitem', { name: '「高額順」を最初に表示する' }).click();
  await untilKept(page);
  await page.goto('/');
  await page.goto(reviewOf(LAST_MONTH));
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^すべて/ }).click();
  await expect.poll(() => searchOf(page)).toEqual({ view: 'all' });
  await page.reload();
  await expect(page.getByRole('tab', { name: /^すべて/ })).toHaveAttribute('aria-selected', 'true');

  await tab.click();
  await tools(page, '表示を保存').click();
  await page.getByRole('menuitem', { name: '「高額順」を削除する' }).click();
  await expect(tab).toHaveCount(0);
});

test('chosen claims are approved together; what waits for others is left out; others are reminded [B4-08]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.goto(`${reviewOf(THIS_MONTH)}?state=submitted`);
  const [elsewhere = ''] = await unwarned(page);
  await page.goto(`${reviewOf(THIS_MONTH)}?state=in_review`);
  const [first = '', second = ''] = await unwarned(page);
  await page.goto(`${reviewOf(THIS_MONTH)}?state=submitted,in_review`);
  const approved = page.getByRole('tab', { name: /^承認済/ });
  await expect(approved).toHaveText(/\d/);
  const before = inNumber((await approved.textContent()) ?? '');
  await rowBox(page, first).click();
  for (const name of [second, ADMIN, elsewhere]) await rowBox(page, name).click();
  await expect(page.getByText('4件を選択中')).toBeVisible();
  await tools(page, '一括承認').click();
  const dialog = page.getByRole('dialog', { name: '精算書2件を承認しますか？' });
  await expect(dialog.getByRole('listitem').filter({ hasText: ADMIN })).toContainText('自分の分です');
  await expect(dialog.getByRole('listitem').filter({ hasText: elsewhere })).toContainText(
    'ほかの人の承認を待っています',
  );
  await expectAccessible(page, 'a bulk action');
  await dialog.getByRole('button', { name: '一括承認' }).click();
  await expect(page.getByText('2件を承認しました。')).toBeVisible();
  await expect(approved).toHaveText(`承認済${before + 2}`);
  await expect(page.getByText('4件を選択中')).toHaveCount(0);

  await page.getByRole('tab', { name: /^未申請/ }).click();
  await expect(cellsOf(page, 'state').first()).toHaveText('未申請');
  await page
    .getByRole('table')
    .getByRole('checkbox', { name: /を選択$/ })
    .nth(1)
    .click();
  await tools(page, '催促').click();
  await page.getByRole('dialog', { name: '1人に催促しますか？' }).getByRole('button', { name: '催促' }).click();
  await expect(page.getByText('1人に催促しました。')).toBeVisible();
});

test('a claim that somebody decided meanwhile is told apart; the others are approved [B0-10] [B0-02]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.goto(`${reviewOf(THIS_MONTH)}?state=in_review`);
  const [mine = '', theirs = ''] = await unwarned(page);
  for (const name of [mine, theirs]) await rowBox(page, name).click();
  await tools(page, '一括承認').click();
  const dialog = page.getByRole('dialog', { name: '精算書2件を承認しますか？' });
  await expect(dialog).toBeVisible();
  const other = await open('system');
  await other.goto(`${reviewOf(THIS_MONTH)}?state=in_review`);
  await other.getByRole('link', { name: theirs }).click();
  await other.getByRole('button', { name: '承認する' }).click();
  await expect(other.getByText(/を承認しました。$/)).toBeVisible();
  await dialog.getByRole('button', { name: '一括承認' }).click();
  await expect(page.getByText('1件を承認しました。')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('次の1件はできませんでした');
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(theirs);
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await page.getByRole('tab', { name: /^承認済/ }).click();
  await expect(page.getByRole('link', { name: mine })).toBeVisible();
});

test('on a phone the filters are a sheet from the bottom, and rows are cards [B0-10]', async ({ open }) => {
  const page = await open('admin', { widthPx: PHONE_PX });
  await page.goto(reviewOf(LAST_MONTH));
  await expect(
    page
      .getByRole('list', { name: /の精算書$/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await tools(page, '絞り込み').tap();
  const sheet = page.getByRole('dialog', { name: '絞り込み' });
  await sheet.getByRole('combobox', { name: '並べ替え' }).selectOption('-total');
  await sheet.getByRole('checkbox', { name: '東京営業部' }).tap();
  await expect.poll(() => searchOf(page)).toEqual({ sort: '-total', department: 'TYO' });
  await expectAccessible(page, 'filters on a phone');
  await sheet.getByRole('button', { name: '閉じる' }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_PX);
});

test('on paper stand all rows in hand, not only those in view, and no tools', async ({ open }) => {
  const page = await open('admin');
  await openList(page);
  const rows = page.locator('tbody tr.row');
  await settle(page);
  const inView = await rows.count();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => rows.count()).toBeGreaterThan(Math.max(inView, 50));
  await expect(tools(page, '列')).toBeHidden();
  // The last one lies where the paper is: nothing is cut to scroll.
  const last = await rows.last().boundingBox();
  const frame = await page.getByRole('table').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBe(inView);
});

test('on a phone a finger that stays on a card chooses it and opens nothing; Space lets it go [B0-10]', async ({
  open,
}) => {
  const page = await open('admin', { widthPx: PHONE_PX });
  await page.goto(reviewOf(LAST_MONTH));
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const box = card.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  const place = await card.boundingBox();
  if (place === null) throw new Error('The card is not shown');
  const finger = await page.context().newCDPSession(page);
  const at = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(box).toBeChecked();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('group', { name: '一括操作' })).toContainText('1件を選択中');
  expect(searchOf(page)).toEqual({});
  await box.press('Space');
  await expect(box).not.toBeChecked();
});
