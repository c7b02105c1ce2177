import { countForReview, listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { listSharedViews } from '@madoguchi/contract/shared-views/operations.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../../test/browser/axe.ts';
import { openPortal, startPortalServer } from '../../../test/browser/open-portal.tsx';
import type { PageServer } from '../../../test/browser/server.ts';
import { texts } from '../../../test/browser/show.ts';
import { reviewRow } from '../../../test/review-rows.ts';
import { ADMIN_SESSION } from '../../../test/sessions.ts';
import { queryClient } from '../../platform/query.ts';

// The review list of a month is the list with most of it: tabs, filters of every kind, totals, bulk actions and a pane.
const REVIEW = '/apps/travelExpensesAdminView/202610';
const PHONE_PX = 390;
const ROWS = Array.from({ length: 150 }, (_, nth) =>
  reviewRow(String(nth + 1).padStart(4, '0'), 'confirmed', { totalYen: Yen.parse(500 + nth * 100) }),
);

let server: PageServer;
let rows = ROWS;
beforeEach(() => {
  rows = ROWS;
  server = startPortalServer(ADMIN_SESSION)
    .on(listForReview, ({ input }) => {
      const from = Number(input['after'] ?? 0);
      const to = from + Number(input['limit']);
      return { rows: rows.slice(from, to), next: to < rows.length ? String(to) : null };
    })
    .on(listSharedViews, () => ({ views: [] }))
    .on(countForReview, () => [{ state: 'confirmed' as const, people: ROWS.length, totalYen: 100_000 }]);
});

const search = () => Object.fromEntries(new URLSearchParams(location.search));
const cells = (column: string) => page.css(`tbody .column-${column}`);
const heads = () => texts(page.getByRole('columnheader')).filter((head) => head !== '');
const searchBox = page.getByRole('searchbox', { name: '検索' });
const tool = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function openList(asked = ''): Promise<void> {
  await openPortal(`${REVIEW}${asked}`);
  await expect.element(cells('employee').first()).toMatchTextContent(/\d{4}/);
}

test('a search keeps what was typed in the URL, and leaves a composition alone [B0-10] [B0-11]', async () => {
  await openList();
  // The frame's keys come once the page is idle: until then a press does nothing.
  await expect
    .poll(async () => {
      await commands.press('/');
      return searchBox.element() === document.activeElement;
    })
    .toBe(true);
  await searchBox.fill('ｻﾄｳ');
  await expect.poll(search).toEqual({ q: 'ｻﾄｳ' });
  await openList(location.search);
  await expect.element(searchBox).toHaveValue('ｻﾄｳ');
  await searchBox.click();
  await commands.press('Escape');
  await expect.poll(search).toEqual({});

  await commands.compose('さとう');
  await commands.takenKey('Enter');
  await expect.element(searchBox).toHaveValue('さとう');
  expect(search()).toEqual({});
  await commands.endComposition('佐藤');
  await expect.poll(search).toEqual({ q: '佐藤' });
});

test('with Shift a second column joins the order; one press alone begins anew [B0-10]', async () => {
  await openList();
  const total = page.getByRole('columnheader', { name: '合計' });
  await total.getByRole('button').click({ modifiers: ['Shift'] });
  await expect.poll(search).toEqual({ sort: 'employee,total' });
  await total.getByRole('button').click({ modifiers: ['Shift'] });
  await expect.poll(search).toEqual({ sort: 'employee,-total' });
  await expect.element(total).toHaveAttribute('aria-sort', 'descending');
  const employee = page.getByRole('columnheader', { name: '社員番号' });
  await expect.element(employee).toHaveAttribute('aria-sort', 'ascending');
  await tool('申請日').click();
  await expect.poll(search).toEqual({ sort: 'submitted' });
});

test('a filter shows as a chip, and the chip takes it off; a range is typed as people write [B0-10]', async () => {
  await openList();
  await tool('絞り込み').click();
  const filters = page.getByRole('dialog', { name: '絞り込み' });
  await filters.getByRole('textbox', { name: '合計金額（円） から' }).fill('１０，０００');
  await commands.press('Enter');
  await expect.poll(search).toEqual({ total: '10000..' });
  await filters.getByRole('textbox', { name: '合計金額（円） まで' }).fill('千円');
  await commands.press('Enter');
  await expect.element(filters.getByText('範囲として読み取れません。')).toBeVisible();
  expect(search()).toEqual({ total: '10000..' });
  await commands.press('Escape');
  await page.getByRole('button', { name: '合計金額（円）の条件を外す' }).click();
  await expect.poll(search).toEqual({});
});

test('both ends of a range are typed one after the other by Tab, and what is typed next stays [B0-10]', async () => {
  await openList();
  await tool('絞り込み').click();
  const filters = page.getByRole('dialog', { name: '絞り込み' });
  const lower = filters.getByRole('textbox', { name: '合計金額（円） から' });
  await lower.click();
  await commands.type('1000');
  await commands.press('Tab');
  await expect.poll(search).toEqual({ total: '1000..' });
  await commands.type('900000');
  await commands.press('Enter');
  await expect.poll(search).toEqual({ total: '1000..900000' });
  await expect.element(filters.getByRole('textbox', { name: '合計金額（円） まで' })).toHaveFocus();
  await expect.element(lower).toHaveValue('¥1,000');
  await filters.getByRole('button', { name: '条件をクリア' }).click();
  await expect.element(lower).toHaveValue('');
});

test('rows that rush by show their names, and everything once they slow down [B0-10]', async () => {
  await openList();
  const scroller = page.getByRole('table').element().parentElement;
  let most = 0;
  // Ten rows a frame.
  for (let frame = 0; frame < 12; frame += 1) {
    scroller?.scrollBy({ top: 400, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    most = Math.max(most, document.querySelectorAll('tbody tr.row.is-brief td:last-child:not(:empty)').length);
  }
  expect(most).toBeGreaterThan(4);
  await expect.poll(() => [...document.querySelectorAll('tbody tr.is-brief')].map((row) => row.className)).toEqual([]);
  const columns = document.querySelectorAll('thead th').length;
  for (const row of document.querySelectorAll('tbody tr.row')) expect(row.querySelectorAll('td')).toHaveLength(columns);
});

test.each([
  ['on the desk', () => openList(), 'tbody tr.row'],
  ['on a phone', () => openOnPhone(), 'main li'],
])(
  'what comes while the list is in use %s waits below it: the pill covers no row and moves none [B0-10]',
  async (_where, openIt, row) => {
    await openIt();
    const first = page.css(row).first();
    await first.hover();
    const before = first.element().getBoundingClientRect();
    rows = ROWS.slice(1);
    await queryClient.invalidateQueries();
    const pill = page.getByRole('main').getByRole('button', { name: /件の更新があります$/ });
    await expect.element(pill).toBeVisible();
    const { x, y, width, height } = pill.element().getBoundingClientRect();
    expect(y + height).toBeLessThanOrEqual(window.innerHeight);
    const below = [y + 1, y + height / 2, y + height - 1].flatMap((at) =>
      document.elementsFromPoint(x + width / 2, at),
    );
    expect(below.filter((element) => element.matches(`${row}, ${row} *, thead *`))).toEqual([]);
    const after = first.element().getBoundingClientRect();
    expect([after.x, after.y, after.height]).toEqual([before.x, before.y, before.height]);
    await pill.click();
    await expect.element(pill).not.toBeInTheDocument();
  },
);

test('columns are hidden and moved by keys, stay so on the next visit, and go back in one press [B0-10]', async () => {
  await openList();
  const before = heads();
  const chooser = page.getByRole('dialog', { name: '表示する列' });
  const openChooser = async () => {
    (tool('表示').element() as HTMLElement).focus();
    await commands.press('Enter');
    await expect.element(chooser).toBeVisible();
  };
  const pressOn = async (role: 'checkbox' | 'button', name: string, key: string) => {
    (chooser.getByRole(role, { name }).element() as HTMLElement).focus();
    await commands.press(key);
  };
  await openChooser();
  await pressOn('checkbox', '部署', 'Space');
  await pressOn('checkbox', '申請番号', 'Space');
  await pressOn('button', '合計を前へ', 'Enter');
  await expectAccessible('columns of a list');
  await commands.press('Escape');
  const chosen = ['社員番号', '氏名（フリガナ）', '合計', '明細件数', '注意', 'ステータス', '申請日', '申請番号'];
  await expect.poll(heads).toEqual(chosen);
  await expect.poll(() => JSON.stringify(server.sent.at(-1) ?? {})).toContain('number');
  await openList();
  await expect.poll(heads).toEqual(chosen);
  await openChooser();
  await pressOn('button', '初期状態に戻す', 'Enter');
  await commands.press('Escape');
  await expect.poll(heads).toEqual(before);
});

test('chosen columns that are wider than the list pass under the first one; others never are [B0-10]', async () => {
  await page.viewport(1000, 800);
  await openList();
  const scroller = page.getByRole('table').element().parentElement as HTMLElement;
  const hidden = () => scroller.scrollWidth - scroller.clientWidth;
  const first = page.css('tbody tr.row td.is-stuck').last();
  await expect.element(first).toBeVisible();
  expect(hidden()).toBe(0);
  await tool('表示').click();
  const chooser = page.getByRole('dialog', { name: '表示する列' });
  await chooser.getByRole('checkbox', { name: '申請番号' }).click();
  await commands.press('Escape');
  await expect.poll(hidden).toBeGreaterThan(100);
  const left = () => first.element().getBoundingClientRect().x;
  const before = left();
  scroller.scrollBy({ left: 100 });
  await expect.poll(() => scroller.scrollLeft).toBe(100);
  expect(left()).toBe(before);
  await tool('表示').click();
  await chooser.getByRole('button', { name: '初期状態に戻す' }).click();
  await commands.press('Escape');
  await expect.poll(hidden).toBe(0);
});

test('a view keeps conditions and order under a name; it can be shown first, renamed and deleted [B0-10]', async () => {
  await openList('?state=confirmed&sort=-total');
  await tool('表示を保存').click();
  await page.getByRole('menuitem', { name: 'この条件と列を保存する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.element(dialog.getByText('表示の名前を入力してください。')).toBeVisible();
  await dialog.getByRole('textbox', { name: '表示の名前' }).fill('高額順');
  await commands.press('Enter');
  const tab = page.getByRole('tab', { name: '高額順' });
  const all = page.getByRole('tab', { name: /^すべて/ });
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  expect(search()).toMatchObject({
    state: 'confirmed',
    sort: '-total',
    view: expect.stringMatching(/^[a-z0-9]{8}$/),
  });

  await all.click();
  await expect.poll(search).toEqual({});
  await tab.click();
  await expect.poll(() => search()['sort']).toBe('-total');
  await tool('表示を保存').click();
  await page.getByRole('menuitem', { name: '「高額順」を最初に表示する' }).click();
  await expect.poll(() => server.sent).toHaveLength(2);
  await openList();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  await all.click();
  await expect.poll(search).toEqual({ view: 'all' });
  await openList(location.search);
  await expect.element(all).toHaveAttribute('aria-selected', 'true');

  await tab.click();
  await tool('表示を保存').click();
  await page.getByRole('menuitem', { name: '「高額順」を削除する' }).click();
  await expect.element(tab).not.toBeInTheDocument();
});

test('on paper stand all rows in hand, not only those in view, and no tools', async () => {
  await openList();
  const rows = () => document.querySelectorAll('tbody tr.row');
  let inView = 0;
  const come = () => {
    const before = inView;
    inView = rows().length;
    return inView - before;
  };
  await expect.poll(come, { interval: 300 }).toBe(0);
  await commands.emulate({ media: 'print' });
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => rows().length).toBeGreaterThan(Math.max(inView, 50));
  await expect.element(tool('列')).not.toBeInTheDocument();
  // The last one lies where the paper is: nothing is cut to scroll.
  const last = [...rows()].at(-1)?.getBoundingClientRect();
  const frame = page.getByRole('table').element().getBoundingClientRect();
  expect(last?.bottom ?? 0).toBeLessThanOrEqual(frame.bottom + 1);
  window.dispatchEvent(new Event('afterprint'));
  await commands.emulate();
  await expect.poll(() => rows().length).toBe(inView);
});

async function openOnPhone(): Promise<void> {
  await page.viewport(PHONE_PX, 844);
  await commands.emulate({ hasTouch: true });
  await openPortal(REVIEW);
  await expect
    .element(
      page
        .getByRole('list', { name: /の精算書$/ })
        .getByRole('listitem')
        .first(),
    )
    .toBeVisible();
}

test('on a phone the filters are a sheet from the bottom, and rows are cards [B0-10]', async () => {
  await openOnPhone();
  await tool('絞り込み').click();
  const sheet = page.getByRole('dialog', { name: '絞り込み' });
  await sheet.getByRole('combobox', { name: '並べ替え' }).selectOptions('-total');
  await sheet.getByRole('checkbox', { name: '承認済' }).click();
  await expect.poll(search).toEqual({ sort: '-total', state: 'approved' });
  await expectAccessible('filters on a phone');
  await sheet.getByRole('button', { name: '閉じる', exact: true }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE_PX);
});

test('on a phone a finger that stays on a card chooses it and opens nothing; Space lets it go [B0-10]', async () => {
  await openOnPhone();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const box = card.getByRole('checkbox');
  await expect.element(box).not.toBeChecked();
  const place = card.element().getBoundingClientRect();
  await commands.drawFinger([{ x: place.x + place.width / 2, y: place.y + place.height / 2 }], true);
  await expect.element(box).toBeChecked();
  await commands.liftFinger();
  await expect.element(page.getByRole('group', { name: '一括操作' })).toMatchTextContent('1件を選択中');
  expect(search()).toEqual({});
  (box.element() as HTMLElement).focus();
  await commands.press('Space');
  await expect.element(box).not.toBeChecked();
});
