import type { Page } from '@playwright/test';
import { askToBuy, draftPurchase } from './ask-to-buy.ts';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, type Opening, test } from './journey.ts';
import { keptOnDevice } from './kept-on-device.ts';
import type { Account } from './people.ts';

test.describe.configure({ timeout: 480_000 });

const LIST = '/apps/purchase-request/list';
const DECISIONS = '/apps/purchase-request/decision/list';

const main = (page: Page) => page.getByRole('main');
const pane = (page: Page) => page.getByRole('region', { name: '申請', exact: true });
const bar = (page: Page) => pane(page).getByRole('group', { name: '承認の操作' });
/** A name that no other request of the run has. */
const nameOf = (what: string) => `${what} ${String(Date.now() % 1_000_000)}`;

function readJson<Output>(page: Page, path: string): Promise<Output> {
  return page.evaluate(async (url) => (await (await fetch(url)).json()) as Output, path);
}

/** Somebody of the sample by name, signed in on a page of their own. */
async function openByName(open: Opening, name: string): Promise<Page> {
  const system = await open('system');
  const { rows } = await readJson<{ rows: { email: Account }[] }>(
    system,
    `/api/accounts?q=${encodeURIComponent(name)}&limit=1`,
  );
  const [account] = rows;
  if (account === undefined) throw new Error(`The sample organisation has no account of ${name}`);
  return open(account.email);
}

/** Whoever decides for the superior of staff today, as the sample has it. */
async function openDelegate(open: Opening): Promise<Page> {
  const superior = await open('superior');
  const { given } = await readJson<{ given: { holdsToday: boolean; to: { name: string } }[] }>(
    superior,
    '/api/delegations',
  );
  return openByName(open, given.find(({ holdsToday }) => holdsToday)?.to.name ?? '');
}

async function openInInbox(page: Page, number: string): Promise<void> {
  await page.goto(`/apps/approvals?q=${number}`);
  await main(page).getByRole('link', { name: '佐藤 健太' }).click();
  await expect(pane(page).getByText(number).first()).toBeVisible();
}

/** Says yes by the key A, and waits for the portal's word. */
async function approveIt(page: Page, number: string, said = 'を承認しました。'): Promise<void> {
  await expect(bar(page).getByRole('button').last()).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(`${number} ${said}`)).toBeVisible();
}

const submitOnPage = async (page: Page) => {
  await main(page).getByRole('button', { name: '申請する' }).first().click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('購買・管理者の確認')).toBeVisible();
  await question.getByRole('button', { name: '申請する' }).click();
};

test('480,000 yen with two quotes: returned in somebody’s name, through every step, ordered, received in two parts, closed, its paper kept [B5-01] [B5-03] [B5-05]', async ({
  open,
}) => {
  const name = nameOf('ノートPC');
  const staff = await open('staff');
  const { id } = await draftPurchase(staff, {
    purchaseName: name,
    supplier: '北斗システム販売株式会社',
    quantity: 3,
    unitPrice: 160_000,
    quotes: [
      ['北斗システム販売株式会社', 480_000],
      ['株式会社みなと商会', 512_000],
    ],
  });
  await staff.goto(`/apps/purchase-request/${id}`);
  await submitOnPage(staff);
  const told = staff.getByText(/購買申請 PR-\d{4}-\d{5} を申請しました。/);
  await expect(told).toBeVisible();
  const number = /PR-\d{4}-\d{5}/.exec((await told.textContent()) ?? '')?.[0] ?? '';

  // Whoever stands in for the superior sees the quotes side by side, and sends it back.
  const delegate = await openDelegate(open);
  await openInInbox(delegate, number);
  await expect(bar(delegate)).toContainText('¥480,000');
  const quotes = pane(delegate).getByRole('region', { name: '見積' });
  await expect(quotes.getByRole('listitem')).toHaveCount(2);
  await expect(quotes.getByRole('listitem').first()).toContainText('採用');
  await expect(quotes.getByText('合計より¥32,000高い')).toBeVisible();
  await expectAccessible(delegate, 'a purchase request in the inbox');
  await delegate.keyboard.press('r');
  const question = delegate.getByRole('dialog', { name: `${number} を差し戻しますか？` });
  await question.getByRole('radio', { name: 'その他' }).check();
  await question.getByRole('textbox', { name: '差戻しの理由' }).fill('使う人を理由に書いてください。');
  await question.getByRole('button', { name: '差し戻す' }).click();
  await expect(delegate.getByText(`${number} を差し戻しました。`)).toBeVisible();

  // Its requester is told why, and submits it under the same number.
  await staff.goto(`/apps/purchase-request/${id}`);
  await expect(main(staff).getByText('使う人を理由に書いてください。').first()).toBeVisible();
  await main(staff).getByRole('textbox', { name: '申請理由' }).fill('営業3名の端末の保守が終わるため。');
  await submitOnPage(staff);
  await expect(staff.getByText(`購買申請 ${number} を申請しました。`)).toBeVisible();

  const superior = await open('superior');
  await openInInbox(superior, number);
  const changes = pane(superior).getByRole('region', { name: '差戻し後の変更' });
  await expect(changes).toContainText('営業3名の端末の保守が終わるため。');
  await approveIt(superior, number);
  const head = await openByName(open, '前田 直人');
  await openInInbox(head, number);
  await approveIt(head, number);

  // The last step is an admin's: from the list of decisions, by keyboard alone.
  const admin = await open('admin', { at: `${DECISIONS}?q=${number}` });
  await expect(main(admin).getByRole('link', { name })).toBeVisible();
  await admin.keyboard.press('j');
  await expect(main(admin).getByRole('link', { name })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(bar(admin)).toContainText('¥480,000');
  await approveIt(admin, number, 'を確認済みにしました。');
  await expect(admin.getByText('自分の承認待ちの購買申請はもうありません。')).toBeVisible();
  await main(admin)
    .getByRole('tab', { name: /^決裁済/ })
    .click();
  await expect(main(admin).getByRole('link', { name })).toBeVisible();

  await test.step('ordered, received in two parts, closed', async () => {
    await staff.goto(`/apps/purchase-request/${id}`);
    await main(staff).getByRole('button', { name: '発注する' }).click();
    await confirmIn(staff, '発注する');
    await expect(staff.getByText(`購買申請 ${number} の発注を記録しました。`)).toBeVisible();
    for (const count of ['1', '2']) {
      await main(staff).getByRole('button', { name: '検収する' }).click();
      await staff
        .getByRole('dialog')
        .getByRole('textbox', { name: new RegExp(`^${name}（残り`) })
        .fill(count);
      await expect(staff.getByRole('dialog').getByRole('button', { name: '検収する' })).toBeInViewport({ ratio: 1 });
      await confirmIn(staff, '検収する');
      await expect(
        main(staff)
          .getByText(count === '1' ? '一部検収' : '検収済')
          .first(),
      ).toBeVisible();
    }
    await main(staff).getByRole('button', { name: '完了にする' }).click();
    await confirmIn(staff, '完了にする');
    await expect(staff.getByText(`購買申請 ${number} を完了にしました。`)).toBeVisible();
  });

  const paper = await staff.evaluate(async (path) => {
    const answer = await fetch(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { type: answer.headers.get('content-type'), begins: String.fromCharCode(...bytes.subarray(0, 5)) };
  }, `/api/purchase-requests/${id}/paper`);
  expect(paper).toEqual({ type: 'application/pdf', begins: '%PDF-' });
});

async function confirmIn(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

test('conditions stand in the path: it sets the filters, and filters write it, with slashes and Japanese; a new request is stored by itself [S2-14] [B5-04] [B0-11]', async ({
  open,
}) => {
  const name = nameOf('机/椅子 100%');
  const page = await open('staff');
  await draftPurchase(page, { purchaseName: name, supplier: '東都事務機株式会社', quantity: 1, unitPrice: 9_000 });
  await draftPurchase(page, {
    purchaseName: nameOf('棚'),
    supplier: '東都事務機株式会社',
    quantity: 1,
    unitPrice: 9_000,
  });
  await page.goto(`${LIST}/-/-/draft/${encodeURIComponent(name)}`);
  await expect(main(page).getByRole('link', { name })).toBeVisible();
  await expect(main(page).getByText('1件', { exact: true }).first()).toBeVisible();

  // A filter that is taken off leaves its part open; the last one leaves the path bare.
  await main(page)
    .getByRole('button', { name: /ステータス.*条件を外す|「ステータス」/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${LIST}/-/-/-/${encodeURIComponent(name)}`);
  await page.reload();
  await expect(main(page).getByRole('link', { name })).toBeVisible();
  await main(page).getByRole('tab', { name: '自分の申請' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/\\d+/-/-/-$`));
  await expect(main(page).getByText('申請者：佐藤 健太')).toBeVisible();
  await main(page).getByRole('tab', { name: 'すべて' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goBack();
  await expect(main(page).getByRole('tab', { name: '自分の申請' })).toHaveAttribute('aria-selected', 'true');

  // Nobody sees more by writing somebody else into the path, and what says nothing is told.
  await page.goto(`${LIST}/0001/-/-/-`);
  await expect(main(page).getByText('条件に合う購買申請はありません。')).toBeVisible();
  await page.goto(`${LIST}/-/-/no-state/-`);
  await expect(page.getByText(/読み取れない/)).toBeVisible();

  await page.keyboard.press('c');
  await expect(page).toHaveURL('/apps/purchase-request/new');

  // A new request opens with a line to type into; left untouched it asks nothing, and each is stored by itself.
  const item = main(page).getByRole('group', { name: '明細1' }).getByRole('textbox', { name: '品名' });
  const restored = page.getByText('前回の入力を復元しました。まだ保存していません。');
  const leave = () => main(page).getByRole('link', { name: '購買申請の一覧に戻る' }).click();
  const begin = async () => {
    await main(page).getByRole('link', { name: '購買申請を作成' }).first().click();
    await expect(main(page).getByRole('group', { name: /^明細\d+$/ })).toHaveCount(1);
  };
  await expect(item).toHaveValue('');
  await leave();
  await expect(page).toHaveURL(LIST);
  await begin();
  await expect(restored).toHaveCount(0);
  await item.fill('延長コード');
  await expect.poll(() => keptOnDevice(page)).toContain('延長コード');
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(item).toHaveValue('延長コード');
  for (const name of ['延長コード', '電源タップ']) {
    await item.fill(name);
    await main(page).getByRole('button', { name: '下書き保存' }).click();
    await expect(page).toHaveURL(/\/apps\/purchase-request\/[0-9a-f-]{36}$/);
    await expect(item).toHaveValue(name);
    await leave();
    await begin();
    await expect(restored).toHaveCount(0);
    await expect(item).toHaveValue('');
  }
});

test('an approver says yes on a phone in two taps, with amount and supplier in view, in English too [S2-15] [B5-04]', async ({
  open,
}) => {
  const name = nameOf('卓上ライト');
  const staff = await open('staff');
  const { number } = await askToBuy(staff, { purchaseName: name, supplier: '港文具', quantity: 1, unitPrice: 5_500 });
  const superior = await open('superior', { at: `/apps/approvals?q=${number}`, widthPx: PHONE_PX, language: 'en' });
  await main(superior).getByRole('link', { name: '佐藤 健太' }).click();
  const decision = superior.getByRole('group', { name: 'Decision' });
  await expect(decision).toContainText('¥5,500');
  await expect(
    main(superior)
      .getByText(/港文具/)
      .first(),
  ).toBeVisible();
  await expectAccessible(superior, 'a purchase request on a phone');
  const overflow = await superior.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(superior.getByText(`${number} approved.`)).toBeVisible();

  const admin = await open('admin', {
    at: `${DECISIONS}/-/-/approved/${encodeURIComponent(name)}/-?tab=decided`,
    widthPx: PHONE_PX,
    language: 'en',
  });
  await expect(main(admin).getByRole('link', { name })).toBeVisible();

  // A day is seen whole there, with its weekday.
  await admin.goto('/apps/purchase-request/new');
  const field = main(admin).getByRole('textbox', { name: 'Needed by' });
  await field.fill('2026-11-25');
  await admin.keyboard.press('Tab');
  await expect(field).toHaveValue('25 Nov 2026 (Wed)');
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test('an admin approves together what is their turn, its sum told first, and hears what was left out and why [B3-06] [B5-04]', async ({
  open,
}) => {
  const mark = String(Date.now() % 1_000_000);
  // Their superior is the admin; that of staff is somebody else.
  const colleague = await openByName(open, '後藤 歩美');
  const staff = await open('staff');
  const wish = (what: string, unitPrice: number) => ({
    purchaseName: `${what} ${mark}`,
    supplier: '東都事務機株式会社',
    quantity: 1,
    unitPrice,
  });
  const envelopes = await askToBuy(colleague, wish('封筒', 3_000));
  const paper = await askToBuy(colleague, wish('便箋', 4_500));
  const again = await askToBuy(colleague, wish('封筒', 3_500));
  const others = await askToBuy(staff, wish('付箋', 6_000));

  const admin = await open('admin', { at: `${DECISIONS}?tab=all&q=${mark}` });
  await expect(main(admin).getByRole('link', { name: mark })).toHaveCount(4);
  await main(admin).getByRole('checkbox', { name: '読み込み済みをすべて選択' }).check();
  await main(admin).getByRole('button', { name: '一括承認' }).click();
  const dialog = admin.getByRole('dialog', { name: '購買申請2件を承認しますか？' });
  await expect(dialog).toContainText('2件、合計7,500円');
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${others.number} 付箋 ${mark}：今はあなたの番ではありません。`,
    `${again.number} 封筒 ${mark}：注意があります。開いて確認してください。`,
  ]);
  await expectAccessible(admin, 'many purchase requests to be approved');
  await dialog.getByRole('button', { name: '一括承認' }).click();
  await expect(admin.getByText('2件を承認しました。')).toBeVisible();
  for (const [{ number }, status] of [
    [envelopes, '承認済'],
    [paper, '承認済'],
    [again, '申請中'],
    [others, '申請中'],
  ] as const) {
    await expect(main(admin).getByRole('row').filter({ hasText: number })).toContainText(status);
  }
});
