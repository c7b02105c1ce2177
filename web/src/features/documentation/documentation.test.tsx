import { MANUAL_GROUPS, MANUAL_PAGES, type ManualGroup } from '@madoguchi/contract/documentation/pages.ts';
import { readReleaseNotes } from '@madoguchi/contract/documentation/release-notes.ts';
import { LANGUAGES, type Language } from '@madoguchi/contract/message.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CHANGELOG from '../../../../CHANGELOG.ja.md?raw';
import { haveEmptyMasters } from '../../../test/masters.ts';
import { sessionOf } from '../../../test/sessions.ts';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { preferenceValues } from '../../platform/preferences.ts';
import { queryClient } from '../../platform/query.ts';
import { ManualStart } from './ManualStart.tsx';
import { ManualPages } from './read/ManualPages.tsx';
import { ReleaseNotesPage } from './release-notes/ReleaseNotesPage.tsx';

const PAGES: Readonly<Record<string, () => React.ReactNode>> = {
  documentation: ManualStart,
  'documentation.page': ManualPages,
  'documentation.system': ManualPages,
  'documentation.release-notes': ReleaseNotesPage,
};

const ROW = { properties: { question: { description: 'Question', 'x-description-ja': '質問' } } };
const ANSWER = {
  'application/json': {
    schema: {
      properties: { rows: { type: 'array', items: ROW, description: 'Rows', 'x-description-ja': '行' } },
      required: ['rows'],
    },
  },
};
const DESCRIPTION = {
  paths: {
    '/api/faq': {
      get: {
        operationId: 'faq.list',
        tags: ['faq'],
        'x-access': ['guest', 'staff'],
        parameters: [
          {
            name: 'q',
            required: false,
            schema: {},
            description: 'Words to search for',
            'x-description-ja': '検索する語',
          },
        ],
        responses: { 200: { description: 'Done', content: ANSWER }, 422: { description: 'invalid' } },
      },
    },
  },
};

async function open(at: string, language: Language = 'ja', role: 'staff' | 'system' = 'system') {
  sessionState.set({ phase: 'known', session: sessionOf(role) });
  showLanguage(language);
  const root = createRootRoute();
  const routes = SCREENS.map((one: Screen) =>
    createRoute({
      getParentRoute: () => root,
      path: one.path.replaceAll(':', '$'),
      staticData: { screen: one as never },
      component: PAGES[one.id] ?? (() => null),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  await act(async () => {
    render(
      <ThemeGround>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </ThemeGround>,
    );
  });
  return router;
}

beforeEach(() => {
  haveEmptyMasters();
  vi.stubGlobal('scrollTo', () => undefined);
  // As on a phone: the picture of a calendar is drawn in a browser alone (samples.browser.test.tsx).
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 599.95px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('preferences') ? { version: 1 } : DESCRIPTION),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('the manual', () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      (Object.keys(MANUAL_GROUPS) as ManualGroup[]).map((group) => ({ language, group })),
    ),
  )('opens every page of $group in $language with its title and something to read [S2-27]', async (each) => {
    const { language, group } = each;
    const router = await open('/documentation', language);
    const pages = MANUAL_PAGES.filter((page) => page.group === group);
    expect(pages.length).toBeGreaterThan(0);
    for (const { id, path, title } of pages) {
      await act(() => router.navigate({ to: path }));
      expect(screen.getByRole('heading', { level: 1 }).textContent, id).toBe(title[language]);
      await vi.waitFor(() => expect(screen.getByRole('article').textContent?.length, id).toBeGreaterThan(100), 10_000);
    }
  });

  it('has its pages in a side menu, the open one marked, and leads to those before and after [S2-27]', async () => {
    await open('/documentation/approver');
    const contents = await screen.findByRole('navigation', { name: 'マニュアルの目次' });
    expect(within(contents).getByRole('link', { current: 'page' }).textContent).toBe('承認する人の1か月');
    const neighbours = await screen.findByRole('navigation', { name: '前後のページ' });
    expect(
      within(neighbours)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/documentation/requester', '/documentation/accounting']);
  });

  it('shows people none of the pages of system people [S2-27, S5-02]', async () => {
    await open('/documentation/approver', 'ja', 'staff');
    const contents = await screen.findByRole('navigation', { name: 'マニュアルの目次' });
    expect(within(contents).queryByRole('link', { name: 'APIリファレンス' })).toBeNull();
  });

  it.each(['/documentation/nothing', '/documentation/api', '/documentation/system/approver'])(
    'says within the frame that there is no page at %s, with search and contents beside it [S2-27]',
    async (path) => {
      await open(path);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('ページが見つかりません');
      expect(screen.getByRole('searchbox', { name: 'マニュアルを検索' })).toBeTruthy();
      expect(screen.getByRole('navigation', { name: 'マニュアルの目次' })).toBeTruthy();
    },
  );

  it('leads from a screen to what it says of it, and to its start from what is no screen [S2-27]', async () => {
    const router = await open('/documentation?screen=delegations');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/documentation/approver'));
    expect(router.state.location.hash).toBe('away');
    cleanup();
    const other = await open('/documentation?screen=constructor');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('マニュアル');
    expect(other.state.location.pathname).toBe('/documentation');
  });

  it('shows what a search finds in place of the page, and the page again once one is chosen [S2-27]', async () => {
    await open('/documentation/approver');
    const box = await screen.findByRole('searchbox', { name: 'マニュアルを検索' });
    fireEvent.change(box, { target: { value: 'ryoushuusho' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    const results = await screen.findByRole('region', { name: '検索結果' });
    const [first] = within(results).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/documentation/papers-and-law#receipts');
    expect(results.querySelector('mark')?.textContent).toBe('領収書');
    await act(async () => first?.click());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('紙と法令');
  });

  it.each([
    ['ja', '検索する語', '質問'],
    ['en', 'Words to search for', 'Question'],
  ] as const)(
    'tells in %s what the fields of an operation are, once they are unfolded [S2-27]',
    async (language, taken, answered) => {
      await open('/documentation/system/api', language);
      const summary = await screen.findByText(language === 'ja' ? '項目の説明' : 'Fields in words');
      expect(screen.queryByRole('row')).toBeNull();
      const details = summary.closest('details');
      if (details === null) throw new Error('nothing to unfold');
      details.open = true;
      await act(async () => fireEvent(details, new Event('toggle')));
      const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
      expect(rows).toContainEqual(['q', taken, '-']);
      expect(rows).toContainEqual(['rows[].question', answered]);
    },
  );

  it('has a button at each listing that copies it [S2-27]', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => copied.push(text) } });
    await open('/documentation/system/commands');
    const [copy] = await screen.findAllByRole('button', { name: 'コードをコピー' });
    await act(async () => copy?.click());
    expect(copied[0]).toMatch(/^npx vitest run/);
  });
});

describe('the samples of the manual', () => {
  /** Their code is fetched first. */
  const samples = () => screen.findAllByRole('group', { name: /の見本$/ }, { timeout: 10_000 });
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const answerBy = (answer: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'サーバーの応答' }), { target: { value: answer } });
  const said = () => messages.get().map(({ text }) => text);

  beforeEach(() => messages.set([]));

  it('are components that act, each with the very code that draws it [S2-27]', async () => {
    await open('/documentation/system/components');
    const shown = await samples();
    expect(shown).toHaveLength(11);
    for (const sample of shown) {
      const code = sample.parentElement?.querySelector('details code')?.textContent;
      expect(code, sample.getAttribute('aria-label') ?? '').toMatch(/export function \w+Sample\(\)/);
    }
    await press('承認する');
    expect(said(), 'a button that is off').toEqual([]);
    expect(screen.getByRole('button', { name: '承認する' }).getAttribute('aria-disabled')).toBe('true');
    await press('申請する');
    expect(said()).toEqual(['「申請する」を押しました。']);
    const fields = screen.getByRole('form', { name: '入力欄' });
    await act(async () => fireEvent.submit(fields));
    expect(within(fields).getByRole('group', { name: '4か所を確認してください。' })).toBeTruthy();
  });

  it('form saves, is told of a newer version and of no answer, as its reader chooses [S2-27]', async () => {
    await open('/documentation/system/form-patterns');
    await samples();
    await press('保存');
    expect(screen.getByRole('group', { name: '2か所を確認してください。' })).toBeTruthy();
    type('件名', '大掃除');
    type('実施日', '2026/11/24');
    answerBy('away');
    await press('保存');
    expect(screen.getByRole('alert').textContent).toContain('サーバーに接続できません');
    answerBy('newer');
    await press('保存');
    const dialog = await screen.findByRole('dialog', { name: 'ほかの人が先に変更しています' });
    const [title] = within(dialog).getAllByRole('radiogroup');
    await act(async () =>
      within(title as HTMLElement)
        .getByRole('radio', { name: /^相手の値/ })
        .click(),
    );
    await act(async () => within(dialog).getByRole('button', { name: '選んだ値で保存' }).click());
    expect(said().at(-1)).toContain('保存できたときの動きです');
    expect(screen.getByRole('textbox', { name: '件名' })).toHaveProperty('value', '年末の大掃除（時間変更）');
    expect(screen.getByRole('textbox', { name: '実施日' })).toHaveProperty('value', '2026/11/24');
  });

  it('form asks before unsaved input is left, and not once it is saved [S2-27, B0-11]', async () => {
    const router = await open('/documentation/system/form-patterns');
    await samples();
    type('件名', '大掃除');
    type('実施日', '2026/11/24');
    act(() => void router.navigate({ to: '/documentation/system/api' }));
    const question = await screen.findByRole('dialog', { name: '保存せずにこの画面を離れますか？' });
    await act(async () => within(question).getByRole('button', { name: '戻る' }).click());
    expect(router.state.location.pathname).toBe('/documentation/system/form-patterns');
    await press('保存');
    await act(() => router.navigate({ to: '/documentation/system/api' }));
    expect(router.state.location.pathname).toBe('/documentation/system/api');
  });

  it('upload takes files without sending them, and keeps a refused one with its cause [S2-27]', async () => {
    const asked = vi.fn(async () => Response.json({}));
    await open('/documentation/system/form-patterns');
    vi.stubGlobal('fetch', asked);
    // The tests' own document knows no address of a file.
    Object.assign(URL, { createObjectURL: () => 'blob:sample' });
    const sample = (await samples()).find((one) => one.getAttribute('aria-label') === 'ファイルの添付の見本');
    const input = sample?.querySelector('input[type=file][multiple]');
    if (!sample || !input) throw new Error('no sample of uploads');
    const files = ['error.pdf', 'quote.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    await act(async () => fireEvent.change(input, { target: { files } }));
    expect(within(sample).getByRole('alert').textContent).toBe('この種類のファイルは添付できません。');
    expect(within(sample).getByRole('link', { name: 'quote.pdf' }).getAttribute('href')).toBe('blob:sample');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('release notes', () => {
  const releases = readReleaseNotes(CHANGELOG).map(({ version }) => version);
  const newest = releases[0] ?? '';
  const versions = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map((head) => head.id)
      .filter((id) => id.startsWith('v'));

  it('mark what is newer than the last visit, and remember this one [S2-27]', async () => {
    preferenceValues.set({ ...preferenceValues.get(), 'release-notes-seen': '0.5.0' });
    await open('/documentation/release-notes');
    await screen.findByText(`バージョン ${newest}`);
    expect(screen.getAllByText('前回から')).toHaveLength(releases.indexOf('0.5.0'));
    await vi.waitFor(() => expect(preferenceValues.get()['release-notes-seen']).toBe(newest));
  });

  it('narrow to a kind of change, leave out versions without any, and head no empty kind [S2-27]', async () => {
    await open('/documentation/release-notes');
    await screen.findByText(`バージョン ${newest}`);
    expect(versions()).toEqual(releases.map((version) => `v${version}`));
    fireEvent.click(screen.getByRole('button', { name: '互換性のない変更' }));
    expect(versions()).toEqual(['v0.4.0']);
    expect(screen.queryAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
      '互換性のない変更',
    ]);
  });
});
