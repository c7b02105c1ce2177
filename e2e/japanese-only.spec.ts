import type { Page } from '@playwright/test';
import { claimPath, gridOf } from './claim-page.ts';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';

/** Latin words that Japanese screens say: names of formats, units and keys, and the language's own name. */
const KNOWN = new Set(
  (
    'PDF CSV URL ID IP MB KB pdf jpg png heic webp xlsx docx csv UTF Shift_JIS TE English Madoguchi ' +
    'IC Ctrl Shift Alt Enter Tab Esc Delete Home End PageUp PageDown F'
  ).split(' '),
);

/** All words that a person can read or hear on the page: texts, names of controls, and the values of fields. */
async function wordsOf(page: Page): Promise<string[]> {
  const read = await page.locator('body').allInnerTexts();
  const others = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const typed = [...document.querySelectorAll<HTMLInputElement>('input[type=text]')].map(({ value }) => value);
    const options = [...document.querySelectorAll('option')].map((option) => option.textContent);
    return [document.title, ...spoken, ...typed, ...options];
  });
  return [...read, ...others];
}

/** Latin words outside of the list; addresses, names of files and numbers of claims are data, not words. */
function strangers(lines: readonly string[]): string[] {
  const text = lines
    .join('\n')
    .replace(/\S+@\S+/g, '')
    .replace(/\S+\.(?:pdf|jpg|png|heic|webp|xlsx|docx|csv)/g, '')
    .replace(/\/[\w/-]+/g, '')
    .replace(/\b(?:TE|T)-?\d[\d-]*/g, '');
  const words = text.match(/[A-Za-z_]{1,}/g) ?? [];
  return [...new Set(words)].filter((word) => !KNOWN.has(word));
}

async function expectJapanese(page: Page, screen: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(strangers(await wordsOf(page)), `Latin words on ${screen}`).toEqual([]);
}

/** A month of the sample organisation, `back` months before this one. */
function month(back: number): string {
  const tokyo = new Date(Date.now() + 9 * 3_600_000);
  const index = tokyo.getUTCFullYear() * 12 + tokyo.getUTCMonth() - back;
  return `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`;
}

test('a guest reads Japanese only [B0-11]', async ({ open }) => {
  const page = await open('guest', { at: '/login' });
  await page.locator('input[type=email]').waitFor();
  await expectJapanese(page, 'the login page');
  await page.goto('/apps/no-such-screen');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectJapanese(page, 'error-404');
});

test('staff read Japanese only, in every state of a claim and in what its page asks', async ({ open }) => {
  const page = await open('staff', { at: INFORMATION });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectJapanese(page, 'the information page');
  for (const [back, screen] of [
    [0, 'the claim of this month'],
    [1, 'the claim of last month'],
    [3, 'an older claim'],
  ] as const) {
    await page.goto(claimPath(month(back)));
    await gridOf(page);
    await expectJapanese(page, screen);
  }

  await page.goto(claimPath('201909'));
  await page.getByRole('button', { name: '申請する' }).first().click();
  await page.getByRole('alert').filter({ hasText: '申請の前に' }).waitFor();
  await expectJapanese(page, 'the list of what is missing');
  await page.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menu').waitFor();
  await expectJapanese(page, 'the menu of the claim page');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '行を追加' }).first().click();
  await (await gridOf(page)).cell(1, 'attachments').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await expectJapanese(page, 'the receipts of a line');
});

test('admins read Japanese only', async ({ open }) => {
  const page = await open('admin', { at: `/apps/travelExpensesAdminView/${month(1)}` });
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('region', { name: '精算書', exact: true }).getByRole('heading').first().waitFor();
  await expectJapanese(page, 'the review page with a claim');
});
