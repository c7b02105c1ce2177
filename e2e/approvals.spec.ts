import { createRoute, publishRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import type { LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { saveDraft, showMyMonth, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { handIn } from './hand-in.ts';
import { expect, type Opening, test } from './journey.ts';
import type { Account } from './people.ts';

test.describe.configure({ timeout: 480_000 });

const INBOX = '/apps/approvals';
const TODAY = tokyoDay(Date.now());
/** Months of these journeys and this try alone, from before the sample's claims begin. */
const monthOfItsOwn = (journey: number) => addMonths(monthOf(TODAY), -44 - journey - 5 * test.info().retry);
const claimOf = (month: string) => `/apps/travelExpensesRequest/${month}`;

const main = (page: Page) => page.getByRole('main');
const pane = (page: Page) => page.getByRole('region', { name: '申請', exact: true });
const bar = (page: Page) => pane(page).getByRole('group', { name: '承認の操作' });
const history = (page: Page) => main(page).getByRole('region', { name: '申請の履歴' });
const progress = (page: Page) => main(page).getByRole('region', { name: '承認の状況' });

/** Opens the request in the inbox by its number. */
async function openRequest(page: Page, number: string): Promise<void> {
  await page.goto(`${INBOX}?q=${number}`);
  await main(page).getByRole('link', { name: '佐藤 健太' }).click();
  await expect(pane(page).getByText(number)).toBeVisible();
}

function ask<Output>(page: Page, path: string, body?: object): Promise<Output> {
  return page.evaluate(
    async ([url, text]) => {
      const answer = await fetch(
        url,
        text === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: text },
      );
      if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
      return (await answer.json()) as Output;
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Whoever decides for the superior of staff today, as the sample has it. */
async function openDelegate(open: Opening, superior: Page): Promise<Page> {
  const { given } = await ask<{ given: { holdsToday: boolean; to: { name: string } }[] }>(superior, '/api/delegations');
  const name = given.find(({ holdsToday }) => holdsToday)?.to.name ?? '';
  const system = await open('system');
  const { rows } = await ask<{ rows: { email: Account }[] }>(
    system,
    `/api/accounts?q=${encodeURIComponent(name)}&limit=1`,
  );
  const [account] = rows;
  if (account === undefined) throw new Error(`The sample organisation has no account of ${name}`);
  return open(account.email);
}

/** The claim as it came back, with another fare, handed in once more by its owner. */
async function handInAgain(page: Page, month: string, unitFare: number): Promise<void> {
  const at = { mine: showMyMonth.path.replace(':month', month), draft: saveDraft.path.replace(':month', month) };
  const { claim } = await ask<{ claim: { id: string; version: number; lines: Record<keyof LineInput, unknown>[] } }>(
    page,
    at.mine,
  );
  const lines = claim.lines.map(({ ...line }) => {
    const { amount: _amount, ...typed } = line as typeof line & { amount: unknown };
    return { ...typed, unitFare };
  });
  const saved = await ask<{ id: string; version: number }>(page, at.draft, {
    version: claim.version,
    lines,
    removed: [],
  });
  await ask(page, submitClaim.path.replace(':id', saved.id), { version: saved.version });
}

/** A route for this one amount alone, so that no other journey's claim takes it. */
async function publishRouteFor(system: Page, amount: number, name: string): Promise<void> {
  const route = await ask<{ id: string; version: number }>(system, createRoute.path, {
    draft: {
      name,
      nameEn: '',
      domain: 'travel-expenses',
      conditions: { minAmount: amount, maxAmount: amount, types: [], groups: [], positions: [] },
      priority: 1,
      validFrom: TODAY,
      validTo: null,
      steps: [
        {
          name: '情報システムの承認',
          nameEn: '',
          kind: 'approve',
          mode: { of: 'any' },
          approvers: [{ by: 'role', role: 'system' }],
          fromAmount: 0,
          dueBusinessDays: null,
          onTimeout: 'remind',
        },
      ],
    },
  });
  await ask(system, publishRoute.path.replace(':id', route.id), { version: route.version });
}

test('a claim goes through superior and admin: returned by a delegate, handed in again with what changed, and on by the route it began with [B3-01, B3-06, B3-07]', async ({
  open,
}) => {
  const month = monthOfItsOwn(0);
  const staff = await open('staff');
  const { number } = await handIn(staff, month, 1_357);
  const superior = await open('superior');
  const delegate = await openDelegate(open, superior);

  // Whoever stands in has it in their own inbox, and is told in whose name.
  await openRequest(delegate, number ?? '');
  await expect(
    pane(delegate)
      .getByText(/さんの代理$/)
      .first(),
  ).toBeVisible();
  await expect(bar(delegate)).toContainText('¥1,357');
  await expectAccessible(delegate, 'a request in the inbox');
  await delegate.keyboard.press('r');
  const dialog = delegate.getByRole('dialog', { name: `${number} を差し戻しますか？` });
  await dialog.getByRole('radio', { name: '金額の確認' }).check();
  await dialog.getByRole('textbox', { name: '差戻しの理由' }).fill('運賃を確認してください。');
  await expectAccessible(delegate, 'the question before a return');
  await dialog.getByRole('button', { name: '差し戻す' }).click();
  await expect(delegate.getByText(`${number} を差し戻しました。`)).toBeVisible();

  // The requester reads by whom, in whose name and why, and hands it in again.
  await staff.goto(claimOf(month));
  await expect(history(staff).getByText('運賃を確認してください。')).toBeVisible();
  await expect(history(staff).getByText('理由：金額の確認')).toBeVisible();
  await expect(history(staff).getByText(/さんの代理$/)).toBeVisible();
  await handInAgain(staff, month, 1_246);

  await openRequest(superior, number ?? '');
  await expect(pane(superior).getByRole('region', { name: '差戻し後の変更' })).toContainText('1,246');
  await expect(progress(superior).getByText(/さんの承認待ちです。$/)).toBeVisible();
  await expect(bar(superior).getByRole('button', { name: '承認する' })).toBeEnabled();
  await superior.keyboard.press('a');
  await expect(superior.getByText(`${number} を承認しました。`)).toBeVisible();
  // A yes can be had back as long as nobody has gone on.
  await superior.getByRole('button', { name: '引き戻す' }).click();
  await expect(superior.getByText(`${number} の承認を引き戻しました。`)).toBeVisible();
  await expect(
    pane(superior)
      .getByText(number ?? '')
      .first(),
  ).toBeVisible();
  const second = superior.waitForResponse((answer) => answer.url().endsWith('/approve') && answer.ok());
  await bar(superior).getByRole('button', { name: '承認する' }).click();
  await second;
  await expect(superior.getByText(`${number} を承認しました。`).last()).toBeVisible();

  // A route published meanwhile takes new requests alone.
  const newRoute = `1,246円の経路 ${Date.now() % 100_000}`;
  const system = await open('system');
  await publishRouteFor(system, 1_246, newRoute);
  const admin = await open('admin');
  await openRequest(admin, number ?? '');
  await expect(progress(admin).getByText(/^交通費・旅費精算の標準経路/)).toBeVisible();
  await bar(admin).getByRole('button', { name: '承認する' }).click();
  await expect(admin.getByText(`${number} を承認しました。`)).toBeVisible();

  await staff.goto(claimOf(month));
  await expect(progress(staff).getByText('決裁されました。')).toBeVisible();
  await expect(progress(staff).getByText(/^交通費・旅費精算の標準経路/)).toBeVisible();
  await history(staff)
    .getByRole('button', { name: /^すべて表示/ })
    .click();
  await expect(history(staff).getByText('2回目の申請').first()).toBeVisible();
  await expectAccessible(staff, 'a claim with its timeline');

  const later = await handIn(staff, monthOfItsOwn(1), 1_246);
  await openRequest(system, later.number ?? '');
  await expect(progress(system).getByText(newRoute)).toBeVisible();
});

test('on a phone a request is approved in two taps, amount and requester in view; the next one opens by itself [B3-06]', async ({
  open,
}) => {
  const staff = await open('staff');
  const first = await handIn(staff, monthOfItsOwn(2), 1_135);
  const second = await handIn(staff, monthOfItsOwn(3), 1_135);
  const page = await open('superior', {
    at: `${INBOX}?q=${encodeURIComponent('佐藤 健太')}&amount=1135..1135`,
    widthPx: PHONE_PX,
  });
  await main(page).getByRole('link', { name: '佐藤 健太' }).first().click();
  await expect(bar(page)).toContainText('¥1,135');
  await expect(bar(page)).toContainText('佐藤 健太');
  await expectAccessible(page, 'a request on a phone');
  await bar(page).getByRole('button', { name: '承認する' }).click();
  await expect(page.getByText(`${first.number} を承認しました。`)).toBeVisible();
  await expect(
    pane(page)
      .getByText(second.number ?? '')
      .first(),
  ).toBeVisible();
});

test('many are approved at once with the sum told first, and what has to be looked into is left out [B3-06]', async ({
  open,
}) => {
  const staff = await open('staff');
  const { number } = await handIn(staff, monthOfItsOwn(4), 1_024);
  const page = await open('superior', { at: INBOX });
  const rows = main(page).getByRole('table').locator('tbody').getByRole('row');
  const ours = rows.filter({ hasText: number ?? '' });
  await expect(ours.locator('.warned')).toBeVisible();
  // Rows without a warning, from the sample's own people.
  const plain = rows.filter({ hasNot: page.locator('.warned') });
  const amounts = await plain.locator('.column-amount').allInnerTexts();
  const sum = amounts.slice(0, 2).reduce((total, text) => total + Number(text.replace(/[^\d]/g, '')), 0);
  for (const row of [plain.nth(0), plain.nth(1), ours]) await row.getByRole('checkbox').check();
  await main(page).getByRole('button', { name: '一括承認' }).click();
  const dialog = page.getByRole('dialog', { name: '申請2件を承認しますか？' });
  await expect(dialog).toContainText(`2件、合計${sum.toLocaleString('en')}円`);
  await expect(dialog.getByText(`佐藤 健太（${number}）：注意があります。開いて確認してください。`)).toBeVisible();
  await expectAccessible(page, 'the question before a bulk approval');
  await dialog.getByRole('button', { name: '一括承認' }).click();
  await expect(page.getByText('2件を承認しました。')).toBeVisible();
  await expect(ours).toBeVisible();
});
