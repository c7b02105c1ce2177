// What people type is never carried out: hostile texts in every text of the FAQ, in a real browser under its policy (T7).
import { createFaq, publishFaq, unpublishFaq } from '@madoguchi/contract/faq/operations.ts';
import { signIn } from '@madoguchi/contract/session/operations.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { expect, test } from './journey.ts';
import { PEOPLE, SAMPLE_PASSWORD } from './people.ts';
import { settle } from './pictures.ts';

interface Header {
  readonly id: string;
  readonly version: number;
}

async function asSystem(api: APIRequestContext) {
  const entered = await api.post(signIn.path, { data: { email: PEOPLE.system, password: SAMPLE_PASSWORD } });
  const { access_token: token } = (await entered.json()) as { access_token: string };
  return async (path: string, data: object): Promise<Header> => {
    const answer = await api.post(path, { headers: { authorization: `Bearer ${token}` }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Header;
  };
}

const at = (path: string, id: string) => path.replace(':id', id);

/** Everything that would have happened: something ran, something asked another host, the page's policy had to stop it. */
async function watched(page: Page): Promise<{ readonly outside: string[] }> {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.example')) outside.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => outside.push(`dialog ${dialog.message()}`)));
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return { outside };
}

async function expectNothingRan(page: Page, place: string): Promise<void> {
  await settle(page);
  const told = await page.evaluate(() => {
    const { ran, stopped } = window as unknown as { ran?: unknown; stopped?: string[] };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((link) => link.protocol);
    return { ran, stopped, foreign: links.filter((one) => !['http:', 'https:', 'mailto:', 'tel:'].includes(one)) };
  });
  expect(told, place).toEqual({ ran: undefined, stopped: [], foreign: [] });
}

test('sixty hostile texts run nowhere: on the page, in the search, the maintenance and the palette (T7) [B1-07]', async ({
  open,
  request,
}) => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(60);
  const post = await asSystem(request);
  const published: Header[] = [];
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    const { id, version } = await post(createFaq.path, {
      faqCategory: 'portal',
      question: `攻撃${index} ${text}`.slice(0, 150).toWellFormed(),
      questionEn: '',
      answer: text,
      answerEn: '',
      keywords: [text.slice(0, 30).toWellFormed()],
      order: 9_000 + index,
      readers: 'staff',
      places: [],
    });
    published.push(await post(at(publishFaq.path, id), { version }));
  }
  const page = await open('staff');
  const { outside } = await watched(page);
  await page.goto('/pages/faq');
  await page.getByRole('tab', { name: 'ポータルの使い方' }).click();
  await page.getByRole('button', { name: 'すべて開く' }).click();
  await expect(page.getByRole('button', { name: /^攻撃59/ })).toBeVisible();
  await expectNothingRan(page, 'the FAQ with every answer open');
  await page.getByRole('searchbox', { name: 'よくある質問を検索' }).fill('script');
  await expect(page.locator('mark').first()).toBeVisible();
  await expectNothingRan(page, 'the FAQ with what was found marked');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('onerror');
  await expect(page.getByRole('option', { name: /攻撃/ }).first()).toBeVisible();
  await expectNothingRan(page, 'the palette');

  const system = await open('system');
  const maintained = await watched(system);
  for (const { id } of published.filter((_, index) => index % 12 === 0)) {
    await system.goto(`/apps/maintenance/faq/${id}`);
    await expect(system.getByRole('region', { name: 'プレビュー' })).toContainText('攻撃');
    await expectNothingRan(system, 'the preview');
  }
  await system.goto(`/apps/maintenance/faq?q=${encodeURIComponent('攻撃')}`);
  await expect(system.getByRole('link', { name: /^攻撃/ }).first()).toBeVisible();
  await expectNothingRan(system, 'the list');
  expect([...outside, ...maintained.outside]).toEqual([]);

  for (const { id, version } of published) await post(at(unpublishFaq.path, id), { version });
});
