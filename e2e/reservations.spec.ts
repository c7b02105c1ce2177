import { addDays, tokyoDay, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';
import { press, shownAs, tabToGrid } from './time-grid.ts';

const BOARD = '/apps/internal-resource-reservations';

test('on a phone, in English, the page of one room bears its name and is accessible, as the board is', async ({
  open,
}) => {
  const page = await open('staff', { at: BOARD, widthPx: PHONE_PX, language: 'en' });
  await expectAccessible(page, 'the board on a phone');
  const rooms = (await (await page.request.get('/api/resources/offered')).json()) as {
    resources: { id: string; name: string; resourceCategory: string; approval: string }[];
  };
  const room = rooms.resources.find((one) => one.resourceCategory === 'room' && one.approval === 'none');
  await page.goto(`${BOARD}/room/${room?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(room?.name ?? '');
  await expectAccessible(page, 'the page of one room');
});

/** A Wednesday beyond the month for which the sample has reservations. */
function quietDay(): string {
  const from = addDays(tokyoDay(Date.now()), 40);
  return addDays(from, (10 - weekday(from)) % 7);
}

test('by keys alone a free hour is booked, a colleague’s board shows it at once, and it is cancelled; dialogs are accessible [B6-05]', async ({
  open,
}) => {
  const at = `${BOARD}?kind=room&site=${encodeURIComponent('本社')}&day=${quietDay()}`;
  const colleague = await open('admin', { at });
  await expect(colleague.getByText('オンライン')).toBeVisible();
  const page = await open('staff', { at });
  const cell = await tabToGrid(page);
  await page.keyboard.press('Home');
  await press(page, 'Control+ArrowRight', 4);
  for (let row = 0; row < 8 && !/11:00 .*空き$/.test((await cell.getAttribute('aria-label')) ?? ''); row += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(cell).toHaveAttribute('aria-label', /11:00 .*空き$/);
  await press(page, 'Shift+ArrowRight', 3);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '予約する' });
  await expect(form.getByRole('textbox', { name: '件名' })).toBeFocused();
  await expectAccessible(page, 'the form of a new reservation');
  await page.keyboard.press('Control+Enter');
  await expect(form.getByRole('textbox', { name: '件名' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a reservation that was refused');
  await page.keyboard.type('操作だけの打ち合わせ');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('「操作だけの打ち合わせ」を予約しました。')).toBeVisible();
  await expect(shownAs(colleague, '操作だけの打ち合わせ')).toBeVisible();

  await expect(form).toHaveCount(0);
  await shownAs(page, '操作だけの打ち合わせ').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the panel of a reservation');
  await page.getByRole('button', { name: /取り?消/ }).focus();
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog');
  await expectAccessible(page, 'the question before a reservation is cancelled');
  await sure
    .getByRole('button', { name: /取り?消/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(shownAs(colleague, '操作だけの打ち合わせ')).toHaveCount(0);
});

test('of a room that is not given without a yes, its manager decides in the inbox, and its holder sees it at once [B6-01]', async ({
  open,
}) => {
  const page = await open('staff', { at: BOARD });
  const { resources } = (await (await page.request.get('/api/resources/offered')).json()) as {
    resources: { id: string; name: string; resourceCategory: string; approval: string }[];
  };
  const room = resources.find((one) => one.resourceCategory === 'room' && one.approval === 'always');
  const day = quietDay();
  await page.evaluate(
    async ([resourceId, start, end]) => {
      const body = JSON.stringify({ resources: [{ resourceId }], start, end, title: '承認のいる会議' });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/reservations', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [room?.id ?? '', `${day}T02:00:00.000Z`, `${day}T03:00:00.000Z`] as const,
  );
  await page.getByRole('link', { name: '自分の予約' }).click();
  const row = page.getByRole('row').filter({ hasText: '承認のいる会議' });
  await expect(row.getByText('承認待ち')).toBeVisible();
  await row.getByRole('link', { name: '承認のいる会議' }).click();
  const panel = page.getByRole('region', { name: '予約の詳細' });
  await expect(panel.getByText('承認待ち', { exact: true }).first()).toBeVisible();
  const number = (await panel.getByText(/^RS-\d{4}-\d{5}$/).textContent()) ?? '';
  await expectAccessible(page, 'the panel of a reservation that waits for a yes');

  const manager = await open('admin', { at: `/apps/approvals?q=${number}` });
  await manager.getByRole('main').getByRole('link', { name: '佐藤 健太' }).click();
  const request = manager.getByRole('region', { name: '申請', exact: true });
  await expect(request.getByText('承認のいる会議')).toBeVisible();
  await expectAccessible(manager, 'the request of a reservation');
  await expect(request.getByRole('button', { name: '承認する' })).toBeEnabled();
  await manager.keyboard.press('a');
  await expect(manager.getByText(`${number} を承認しました。`)).toBeVisible();
  await expect(row.getByText('本予約')).toBeVisible();
});
