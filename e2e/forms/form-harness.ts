import { test as base, expect, type Page, type Route } from '@playwright/test';
import { contextOptions, JAPANESE_DESK, type View } from '../browser.ts';
import { InputMethod } from '../input-method.ts';
import { serveHarness } from '../serve-harness.ts';

export { expect };

/** The harness page with the input method at its keyboard and what its form has sent. */
export interface FormPage {
  readonly page: Page;
  readonly inputMethod: InputMethod;
  /** Bodies of what was sent, in order. */
  readonly sent: readonly Record<string, unknown>[];
  /** How the next submission is answered; saved where nothing is said. */
  answer(status: number, body: unknown): void;
}

interface Harness {
  /** The form alone on a page. Fails at its end if the page threw or logged an error. */
  readonly openForm: (options?: { query?: string; view?: Partial<View> }) => Promise<FormPage>;
}

const PEOPLE = [
  {
    id: '01970000-0000-7000-8000-000000000036',
    employeeId: '0036',
    name: '佐藤 花子',
    kana: 'サトウ ハナコ',
    departmentCode: 'TYO',
  },
  {
    id: '01970000-0000-7000-8000-000000000041',
    employeeId: '0041',
    name: '佐藤 一郎',
    kana: 'サトウ イチロウ',
    departmentCode: 'OSK',
  },
];
const STORED = { mediaType: 'application/pdf', bytes: 3, sha256: '0'.repeat(64), alsoIn: null };
const HOLIDAYS = [{ day: '2026-11-23', name: '勤労感謝の日', nameEn: 'Labor Thanksgiving Day' }];

export const test = base.extend<Harness, { readonly harnessUrl: string }>({
  harnessUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, and this one needs none
    async ({}, use) => {
      const harness = await serveHarness('forms');
      await use(harness.url);
      await harness.close();
    },
    { scope: 'worker' },
  ],
  openForm: async ({ browser, harnessUrl }, use) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async ({ query = '', view = {} } = {}) => {
      const context = await browser.newContext(contextOptions({ ...JAPANESE_DESK, ...view }));
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // Chromium logs each refused request; those answers are part of a test.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) faults.push(message.text());
      });
      const sent: Record<string, unknown>[] = [];
      const answers: { status: number; json: unknown }[] = [];
      const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });
      await page.route('**/api/holidays/*', json(HOLIDAYS));
      await page.route('**/api/people?*', json({ people: PEOPLE }));
      await page.route('**/api/attachments', (route) => {
        const name = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString() ?? '')?.[1] ?? '';
        if (name.endsWith('.pdf')) return route.fulfill({ json: { ...STORED, id: crypto.randomUUID(), name } });
        const fields = [
          { field: 'file', type: 'file', code: 'file-kind', message: 'この種類のファイルは添付できません。' },
        ];
        return route.fulfill({
          status: 422,
          json: { status: 422, code: 'invalid', message: '', data: { fields, requestId: 'r' } },
        });
      });
      await page.route('**/api/test/notices/*', (route) => {
        sent.push(route.request().postDataJSON());
        const id = '01932b6c-0000-7000-8000-000000000001';
        return route.fulfill(answers.shift() ?? { status: 200, json: { id, version: 2 } });
      });
      await page.goto(`${harnessUrl}?${query}`);
      await page.getByRole('textbox').first().waitFor();
      const inputMethod = new InputMethod(await context.newCDPSession(page));
      return { page, inputMethod, sent, answer: (status, body) => answers.push({ status, json: body }) };
    });
    for (const page of pages) await page.context().close();
    expect(faults, 'faults of the pages').toEqual([]);
  },
});
