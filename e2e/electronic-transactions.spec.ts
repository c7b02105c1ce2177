import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  listTransactions,
  packageTransactions,
  registerTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { signIn } from '@madoguchi/contract/session/operations.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { readZip } from '../server/test/read-zip.ts';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, type Opening, type OpenOptions, test } from './journey.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { PEOPLE, SAMPLE_PASSWORD } from './people.ts';

const LIST = '/apps/electronicTransaction';
/** A PDF of two pages, each with its text. */
function twoPages(texts: readonly [string, string]): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${content} 0 R /Resources << /Font << /F ${font} >> >> >>`;
  const drawn = texts.map((text) => `BT /F 24 Tf 40 300 Td (${text}) Tj ET`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    ...[page(5), page(6)],
    ...drawn.map((content) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n');
  return Buffer.from(`%PDF-1.7\n${body}\ntrailer\n<< /Root 1 0 R /Size 7 >>\n%%EOF\n`);
}

const PAPER = twoPages(['First page', 'Second page']);

test('a paper is looked at, registered from the name of its file, told as a duplicate, corrected, and both versions are read [S2-18, B7-03, B7-07]', async ({
  open,
}) => {
  const page = await open('system', { at: LIST });
  await page.getByRole('link', { name: '登録', exact: true }).click();
  const choose = () =>
    page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: '20261105_青空商店_11000.pdf', mimeType: 'application/pdf', buffer: PAPER });
  await choose();
  await expect(page.getByText('ファイル名から入力しました：取引日、取引先、金額（円）')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '取引先', exact: true })).toHaveValue('青空商店');
  await expect(page.getByRole('textbox', { name: '金額（円）' })).toHaveValue('11,000');
  const viewer = page.getByRole('region', { name: '20261105_青空商店_11000.pdfの表示' });
  await expect(viewer.getByText('First page')).toBeAttached();
  await viewer.getByRole('group', { name: 'ページの内容' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 2ページ')).toBeVisible();
  await expect(viewer.getByText('Second page')).toBeAttached();
  await page.keyboard.press('+');
  await expect(viewer.getByText('125%')).toBeVisible();
  await page.getByRole('combobox', { name: '書類種別' }).selectOption('invoice');
  await expectAccessible(page, 'the registration of a paper, filled in from its file');
  await page.getByRole('button', { name: '登録', exact: true }).click();
  await expect(page.getByText(/^ET-\d{4}-\d{5}を登録しました。$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '電子取引データの詳細' })).toBeVisible();
  await expectAccessible(page, 'an electronic transaction');
  const address = page.url();

  await page.goto(`${LIST}/new`);
  await choose();
  await expect(page.getByText(/^同じファイルが登録されています：/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '同じものを重ねて保存する理由' })).toBeVisible();

  await page.goto(address);
  await page.getByRole('link', { name: '訂正', exact: true }).click();
  await page.getByRole('textbox', { name: '金額（円）' }).fill('▲5,500');
  await page.getByRole('textbox', { name: '理由', exact: true }).fill('返金のため');
  await expectAccessible(page, 'the correction of an electronic transaction');
  await page.getByRole('button', { name: '訂正を保存' }).click();
  await page.getByRole('button', { name: '履歴を表示' }).click();
  await expect(page.getByRole('heading', { name: '第2版 訂正' })).toBeVisible();
  await expect(page.getByText('¥11,000（税込）')).toBeVisible();
  await expect(page.getByText('理由：返金のため')).toBeVisible();
});

test('many files become a record each: the broken one says why, a blank is filled in its row, twins are told, and typed text outlives a reload [B7-07]', async ({
  open,
}) => {
  const page = await open('system', { at: `${LIST}/many` });
  await page.getByRole('combobox', { name: '書類種別' }).selectOption('invoice');
  const paper = (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`),
  });
  const mark = crypto.randomUUID();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      paper('20261104_まとめ商会_7700.pdf', `${mark} 1`),
      { name: '20261105_まとめ商会_100.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no paper at all') },
      paper('20261131_まとめ商会_8800.pdf', `${mark} 2`),
      paper('20261104_まとめ商会_7700.pdf', `${mark} 1`),
    ]);
  const row = (n: number) => page.getByRole('listitem', { name: new RegExp(`^${n}：`) });
  await expect(row(1).getByText('登録できます')).toBeVisible();
  await expect(row(2).getByRole('alert')).toContainText('この種類のファイルは登録できません');
  await expect(row(3).getByText('ファイル名の「20261131」は暦にない日付です。')).toBeVisible();
  await expect(row(4).getByText('1番目と同じファイルです。')).toBeVisible();
  await expectAccessible(page, 'the registration of many files');
  await row(3).getByRole('textbox', { name: '取引日' }).fill('2026/11/30');
  await row(4).getByRole('textbox', { name: '同じものを重ねて保存する理由' }).fill('控えと原本');
  await expect(page.getByRole('button', { name: '3件を登録' })).toBeVisible();

  const kept = () => keptOnDevice(page);
  await expect.poll(kept).toContain('2026-11-30');
  await expect.poll(kept).toContain('控えと原本');
  await page.reload();
  await expect(row(3).getByRole('textbox', { name: '取引日' })).toHaveValue('2026/11/30(月)');
  await page.getByRole('button', { name: '3件を登録' }).click();
  await expect(page.getByText('3件を登録しました。')).toBeVisible();
  await expect(page.getByRole('link', { name: /^ET-\d{4}-\d{5}$/ })).toHaveCount(3);
});

test('a paper is linked to the purchase that it belongs to, which shows it with the difference, and unlinked with a reason [B7-01, B5-05]', async ({
  open,
}) => {
  // The sample has one invoice with shipping that nobody had ordered.
  const page = await open('system', { at: LIST });
  const { rows } = (await (await page.request.get('/api/electronic-transactions?limit=200')).json()) as {
    rows: readonly { id: string; links: string }[];
  };
  const linked = rows.filter(({ links }) => links !== '');
  expect(linked.length).toBeGreaterThan(3);
  const [first] = linked;
  await page.goto(`${LIST}/${first?.id}`);
  const links = page.getByRole('region', { name: '関連する申請' });
  await expect(links.getByText(/(差異あり|一致)/)).toBeVisible();
  await links.getByRole('button', { name: `${first?.links}との関連を外す` }).click();
  await page.getByRole('textbox', { name: '理由' }).fill('別の請求書だった');
  await expectAccessible(page, 'the removal of a link');
  await page.getByRole('button', { name: '関連を外す', exact: true }).click();
  await expect(links.getByText('購買申請・精算書との関連付けはありません。')).toBeVisible();

  await links.getByRole('button', { name: '関連付ける' }).click();
  await page.getByRole('searchbox').fill(first?.links ?? '');
  await expect(page.getByText('検索結果：1件')).toBeVisible();
  await expectAccessible(page, 'what a paper may be linked to');
  await page.getByRole('button', { name: `${first?.links}に関連付ける` }).click();
  await expect(links.getByRole('link', { name: first?.links ?? '' })).toBeVisible();
  await links.getByRole('link', { name: first?.links ?? '' }).click();
  const papers = page.getByRole('region', { name: '関連する電子取引データ' });
  await expect(papers.getByRole('link', { name: /^ET-/ })).toBeVisible();
  await expectAccessible(page, 'a purchase request with its electronic papers');
});

const NEW_PASSWORD = 'umi no chikaku no ie 3';

/** The address of a new account. */
async function makeAccount(
  api: APIRequestContext,
  more: { readonly displayName: string; readonly role: string; readonly endsOn?: string },
): Promise<string> {
  const headers = await asSystem(api);
  const email = `${crypto.randomUUID()}@tax.example`;
  const made = await api.post('/api/auth/register', { headers, data: { ...more, email, password: NEW_PASSWORD } });
  expect(made.status(), await made.text()).toBe(200);
  return email;
}

/** A page of somebody who has just got an account, in English. */
async function openAsNew(open: Opening, email: string, view: OpenOptions): Promise<Page> {
  const page = await open('guest', { at: '/login', language: 'en', ...view });
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(NEW_PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  return page;
}

test('an auditor finds by date, amount and counterparty on a phone in English, and has nothing to change [B7-02, B7-06]', async ({
  open,
  request,
}) => {
  const auditor = await makeAccount(request, { displayName: '国税 太郎', role: 'auditor', endsOn: '2099-12-31' });
  const at = `${LIST}?counterparty=${encodeURIComponent('ﾔﾏﾀﾞ')}&amount=1..100000000&date=2024-01-01..`;
  const page = await openAsNew(open, auditor, { widthPx: PHONE_PX, scheme: 'dark' });
  await page.goto(at);
  await expect(page.getByRole('heading', { name: 'Electronic transaction data' })).toBeVisible();
  await expect(page.getByRole('link', { name: /山田/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /すみれ印刷/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await expectAccessible(page, 'the list of electronic transactions of an auditor');
  await page.getByRole('link', { name: /山田/ }).first().click();
  await page.getByRole('link', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Show the history' }).click();
  await expect(page.getByRole('heading', { name: 'Version 1: Registered' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct' })).toHaveCount(0);
  await expectAccessible(page, 'an electronic transaction of an auditor');
});

/** How a system person asks the server without a browser. */
async function asSystem(api: APIRequestContext): Promise<{ readonly authorization: string }> {
  const entered = await api.post(signIn.path, { data: { email: PEOPLE.system, password: SAMPLE_PASSWORD } });
  const { access_token: token } = (await entered.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

type Conditions = Readonly<Record<string, string>>;

/** The ZIP of what the conditions find, as the button of the list asks for it. */
async function packageOf(api: APIRequestContext, headers: { readonly authorization: string }, conditions: Conditions) {
  const answer = await api.get(packageTransactions.path, { headers, params: conditions });
  expect(answer.status()).toBe(200);
  return answer.body();
}

/** A paper without a file that has got its time stamp; answers its number. */
async function stampedPaper(api: APIRequestContext, headers: { readonly authorization: string }): Promise<string> {
  const dated = { dateKind: 'day', transactionDate: '2026-11-10', periodEnd: null, receivedOn: '2026-11-10' };
  const money = {
    amount: 11_000,
    taxBasis: 'included',
    currency: 'JPY',
    foreignMinor: null,
    rate: null,
    rateDate: null,
  };
  const said = { direction: 'received', documentType: 'invoice', counterparty: '時刻の商店', receivedVia: 'mail' };
  const blank = {
    counterpartyKana: '',
    registrationNumber: '',
    registrationNumberReason: '',
    note: '',
    duplicateReason: '',
  };
  const data = { ...dated, ...money, ...said, ...blank, counterpartyId: null, taxes: [], files: [] };
  const registered = await api.post(registerTransaction.path, { headers, data });
  expect(registered.status(), await registered.text()).toBe(200);
  const { number } = (await registered.json()) as { number: string };
  const params = { number, stamp: 'stamped', limit: 1 };
  await expect
    .poll(
      async () => ((await (await api.get(listTransactions.path, { headers, params })).json()) as Listed).rows.length,
    )
    .toBe(1);
  return number;
}

interface Listed {
  readonly rows: readonly { readonly number: string }[];
}

/** The ZIP with the content of one entry altered in its place, as long as it was. */
function altered(zip: Buffer, name: string, alter: (content: Buffer) => void): Buffer {
  const copy = Buffer.from(zip);
  const entry = readZip(copy).find((one) => one.name === name);
  if (entry === undefined) throw new Error(`${name} is not in the ZIP`);
  alter(entry.content);
  return copy;
}

// A fifth journey: the page in the download is an application of its own, which no other test opens in a browser.
test('the page in the download verifies it from disk without a network, and names whatever was altered [B7-05, B7-06]', async ({
  browser,
  request,
}, { outputDir }) => {
  const headers = await asSystem(request);
  const stampedNumber = await stampedPaper(request, headers);
  const all = await packageOf(request, headers, {});
  const entries = readZip(all);
  const paper = entries.find(({ name }) => name.startsWith('ファイル/'))?.name ?? '';
  const folder = join(outputDir, 'unpacked');
  for (const { name, content } of entries) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const context = await browser.newContext({ locale: 'ja-JP', offline: true });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(pathToFileURL(join(folder, 'verify.html')).href);
  const result = page.getByRole('status');
  const give = (buffer: Buffer) =>
    page.getByLabel(/ZIPファイル/).setInputFiles({ name: '電子取引データ.zip', mimeType: 'application/zip', buffer });

  await give(all);
  await expect(result).toContainText('すべて一致しました。');
  await expect(result).toContainText('Everything agrees.');
  await expect(result).toContainText(/タイムスタンプ：[1-9]\d*件/);
  await expect(result).toContainText('タイムスタンプのルート証明書：Test Root');
  await expectAccessible(page, 'the page that verifies a download, with its result');
  await give(await packageOf(request, headers, { counterparty: 'ヤマダ' }));
  await expect(result).toContainText('確認できた範囲では一致しました。');
  await expect(result).not.toContainText('すべて一致しました。');

  const last = (content: Buffer) => content.writeUInt8((content.at(-1) ?? 0) ^ 1, content.length - 1);
  await give(altered(all, paper, last));
  await expect(result).toContainText(`${paper}：ファイルの内容が、登録時のハッシュ値と一致しません`);
  await expect(result).not.toContainText('一致しました。');
  await give(altered(all, 'index.csv', (content) => content.write('2020/', content.indexOf('2026/'))));
  await expect(result).toContainText('index.csv：内容が変えられています');
  const token = `タイムスタンプ/${stampedNumber}_第1版.tst`;
  await give(altered(all, token, last));
  await expect(result).toContainText(`${token}：タイムスタンプの署名または証明書が正しくありません`);
  await give(altered(all, 'tsa-ca.pem', (content) => content.write('A', content.indexOf('M'))));
  await expect(result).toContainText('tsa-ca.pem：内容が変えられています');
  await expect(result).not.toContainText('一致しました。');
  await give(Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1'));
  await expect(result).toContainText('税務調査用ダウンロードではありません。');
  await give(all.subarray(0, all.length - 100));
  await expect(result).toContainText('読み取れません。');

  const unpacked = page.getByLabel(/展開したフォルダー/);
  await unpacked.setInputFiles(folder);
  await expect(result).toContainText('すべて一致しました。');
  await rm(join(folder, paper));
  await writeFile(join(folder, 'ファイル', '別の書類.pdf'), 'x');
  await unpacked.setInputFiles(folder);
  await expect(result).toContainText(`${paper}：ファイルがありません`);
  await expect(result).toContainText('ファイル/別の書類.pdf：索引にないファイルです');

  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
