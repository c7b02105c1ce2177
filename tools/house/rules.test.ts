import { describe, expect, it } from 'vitest';
import { featureCosts } from './feature-costs.ts';
import { HOUSE_RULES } from './rules.ts';
import { sizeNotes } from './sizes.ts';
import { SLIVERS_ALLOWED } from './slivers.ts';
import type { Source } from './source.ts';

type Tree = Record<string, string>;

/** One sliver more than there may be, each with an importer in its own folder. */
const SLIVERS: Tree = Object.fromEntries(
  Array.from({ length: SLIVERS_ALLOWED + 1 }, (_, nth) => [
    [`web/src/kit/part-${nth}.ts`, 'export const WIDTH_PX = 3;'],
    [`web/src/kit/user-${nth}.ts`, `import { WIDTH_PX } from './part-${nth}.ts'; // use\n${'run();\n'.repeat(15)}`],
  ]).flat(),
);

/** For each rule: trees that break it, each in one way, and one tree beside it that the rule must leave alone. */
const EXAMPLES: Record<string, { broken: readonly Tree[]; allowed: Tree }> = {
  'findable names': {
    broken: [
      { 'server/src/platform/utils.ts': '' },
      { 'web/src/lib/call.ts': '' },
      { 'contract/src/types.ts': '' },
      { 'web/src/helpers.test.tsx': '' },
    ],
    allowed: { 'contract/src/values/yen.ts': '', 'web/src/library.ts': '' },
  },
  'spelled names': {
    broken: [
      { 'server/src/SubmitClaim.ts': '' },
      { 'server/src/submit_claim.ts': '' },
      { 'web/src/Features/page.tsx': '' },
      { 'web/src/claimPage.tsx': '' },
    ],
    allowed: { 'web/src/ClaimPage.test.tsx': '', 'web/vite.config.ts': '', 'db/seed/load-sample.ts': '' },
  },
  'one component a file': {
    broken: [
      { 'web/src/kit/Button.tsx': 'export function Link() { return null; }' },
      { 'web/src/kit/Field.tsx': 'export function Field() {} export const Label = () => null;' },
    ],
    allowed: {
      'web/src/kit/Field.tsx':
        'function Label() {} export const WIDTH_PX = 3; export function Field() { return Label(); }',
    },
  },
  sizes: {
    broken: [
      { 'server/src/a.ts': '//\n'.repeat(401) },
      { 'server/src/a.test.ts': '//\n'.repeat(501) },
      { 'server/src/a.ts': '//\n'.repeat(401), 'tools/size-exemptions.txt': 'server/src/a.ts: generated' },
      { 'tools/size-exemptions.txt': 'server/src/gone.ts: generated' },
    ],
    allowed: {
      'server/src/a.ts': '//\n'.repeat(400),
      'server/src/a.test.ts': '//\n'.repeat(500),
      'db/schema.sql': '\n'.repeat(900),
    },
  },
  slivers: {
    broken: [SLIVERS],
    allowed: {
      ...Object.fromEntries(Object.entries(SLIVERS).slice(2)),
      'web/src/kit/seen-twice.ts': 'export const A = 1;',
      'web/src/kit/one.ts': "import { A } from './seen-twice.ts';",
      'web/src/kit/two.ts': "import { A } from './seen-twice.ts';",
      'web/src/kit/list/far.ts': 'export const B = 1;',
      'web/src/kit/three.ts': "import { B } from './list/far.ts';",
    },
  },
  'own tables': {
    broken: [
      {
        'server/src/features/members/store.ts': 'sql`insert into presences (id) values (1)`',
        'server/src/features/faq/store.ts': 'sql`select 1 from faq_entries join presences on true`',
      },
      {
        'server/src/features/members/store.ts': 'sql`insert into presences (id) values (1)`',
        'server/src/features/faq/store.ts': "db.selectFrom('presences')",
      },
    ],
    allowed: {
      'server/src/features/members/store.ts':
        'sql`insert into presences (id) values (1)`; sql`select 1 from presences, accounts`',
      'server/src/features/faq/store.ts': "sql`insert into faq_entries (id) values (1)`; db.selectFrom('faq_entries')",
    },
  },
  'logical sides': {
    broken: [
      { 'web/src/a.tsx': 'const A = { marginLeft: 8 };' },
      { 'web/src/a.tsx': 'export const a = <Box sx={{ pr: 1 }} />;' },
      { 'web/src/a.tsx': "const A = { '& p': { right: -8 } };" },
      { 'web/src/a.tsx': "const A = { left: '50%', top: 0 };" },
      { 'web/src/a.tsx': "const A = { textAlign: 'left' };" },
    ],
    allowed: {
      'web/src/a.tsx': "const A = { marginInlineStart: 8, insetInlineEnd: '50%', textAlign: 'end' };",
      'web/src/b.tsx': 'const BOX = { left: 0, top: 0, width: 1, height: 1 };',
      'web/src/c.tsx': 'const C = { left: count, right: (a) => a };',
      'server/src/d.ts': 'const D = { marginLeft: 8 };',
    },
  },
  reasons: {
    broken: [
      { 'web/src/a.ts': '/** Who may see it. */' },
      { 'web/src/a.ts': '// Whether it may be seen.' },
      { 'web/src/a.ts': '/**\n * What is left. */' },
    ],
    allowed: { 'web/src/b.ts': '// Whatever comes is kept, since nobody else has it.\n/** Says who may see it. */' },
  },
  'pure contract': {
    broken: [
      { 'contract/src/a.ts': 'Date.now()' },
      { 'contract/src/a.ts': 'new Date()' },
      { 'contract/src/a.ts': 'Math.random()' },
      { 'contract/src/a.ts': 'await fetch(address)' },
      { 'contract/src/a.ts': 'process.cwd()' },
      { 'contract/src/a.ts': 'window.open()' },
      { 'contract/src/a.ts': "crypto['randomUUID']()" },
    ],
    allowed: {
      'contract/src/a.ts':
        "// Date.now() is not allowed\nnew Date(0); Math.max(1); claim.process; const words = 'fetch(window)';",
      'server/src/a.ts': 'Math.random()',
    },
  },
  'one clock': {
    broken: [
      { 'server/src/features/a/b.ts': 'const now = new Date();' },
      { 'server/src/a.ts': "Date['now']()" },
      { 'db/seed/a.ts': 'Date()' },
      { 'web/src/a.ts': 'Temporal.Now.plainDateISO()' },
    ],
    allowed: {
      'server/src/platform/clock.ts': 'Date.now()',
      'server/src/a.ts': 'new Date(instant)',
      'server/src/a.test.ts': 'Date.now()',
      'tools/a.ts': 'Date.now()',
    },
  },
  'one environment': {
    broken: [
      { 'server/src/a.ts': 'process.env.PORT' },
      { 'server/src/a.ts': "process['env']" },
      { 'server/src/a.ts': 'const { env } = process;' },
      { 'server/src/a.ts': "import { env } from 'node:process';" },
      { 'web/src/a.ts': 'import.meta.env.DEV' },
    ],
    allowed: {
      'server/src/platform/config.ts': 'process.env.PORT',
      'server/src/a.ts': "process.on('SIGTERM', stop)",
      'bin/start.mjs': 'process.env.PORT',
    },
  },
  'one home for SQL': {
    broken: [
      { 'server/src/features/a/reads.ts': "pool.query('select id from claims where id = $1')" },
      { 'server/src/features/a/reads.ts': 'pool.query(`update ${table} set status = $1`)' },
      { 'server/src/features/a/reads.ts': "tx.selectFrom('claims')" },
      { 'server/src/platform/audit/write.ts': 'sql`now()`' },
      { 'server/src/platform/live/hub.ts': "client.query('listen claims_changed')" },
    ],
    allowed: {
      'server/src/features/a/store.ts': 'sql`select 1 from claims where true`',
      'server/src/platform/db/connect.ts': "pool.query('select 1 from claims')",
      'db/seed/load.ts': "pool.query('delete from claims')",
      'server/src/features/a/a.test.ts': "pool.query('delete from claims')",
      'web/src/words.ts': "const text = 'Select the means of transport. Delete the line';",
    },
  },
  'explicit imports': {
    broken: [
      { 'web/src/a.ts': "import { b } from './b';" },
      { 'web/src/a.ts': "import { b } from '../claims/';" },
      { 'web/src/a.ts': "const page = () => import('@madoguchi/contract/access');" },
    ],
    allowed: {
      'web/src/a.ts':
        "import { z } from 'zod'; import { b } from './b.ts'; import './app.css'; import logo from './logo.svg?url';",
    },
  },
  'no barrels': {
    broken: [
      { 'web/src/kit/index.ts': 'const a = 1;' },
      { 'server/src/features/a/index.ts': "export { submit } from './submit.ts';" },
      { 'contract/src/all.ts': "export * from './access.ts';" },
    ],
    allowed: {
      'server/src/features/a/index.ts': "import { submit } from './submit.ts'; export const handlers = { submit };",
      'server/src/features/a/public.ts': "export { findClaim } from './reads.ts';",
    },
  },
  'features of the contract': {
    broken: [
      { 'server/src/features/claims/index.ts': '', 'contract/src/expense-claims/model.ts': '' },
      { 'web/src/features/claims/ClaimPage.tsx': '' },
    ],
    allowed: { 'server/src/features/expense-claims/index.ts': '', 'contract/src/expense-claims/model.ts': '' },
  },
  'no default access': {
    broken: [
      { 'contract/src/operations.ts': 'interface Operation { access?: Rule }' },
      { 'contract/src/operations.ts': "function read({ access = 'any' }) {}" },
      { 'server/src/app.ts': "allow(operation.access ?? 'any')" },
    ],
    allowed: { 'contract/src/operations.ts': "interface Operation { access: Rule } const mine = { access: 'staff' };" },
  },
  'screen words': {
    broken: [
      { 'server/src/a.ts': "const title = '決済画面';" },
      { 'web/src/Page.tsx': 'const page = <p>交通費の清算</p>;' },
      { 'web/src/features/a/words.ts': "const ja = { back: '差し戻しの理由' };" },
      { 'web/src/features/a/words.ts': "const ja = { back: '差戻しました' };" },
      { 'web/src/features/a/words.ts': "const ja = { kept: 'サーバに保存しました。' };" },
      { 'web/src/features/a/words.ts': "const ja = { wrong: '不正な入力です。' };" },
      { 'web/src/features/a/words.ts': "const en = { wrong: 'Please enter the date.' };" },
      { 'web/src/features/a/words.ts': "const en = { palette: 'Color' };" },
      { 'web/src/shell/words.ts': 'const ja = { who: `${n}人の従業員` };' },
      { 'web/src/session/words.ts': "const en = { go: 'Sign in' };" },
      { 'contract/src/a/texts.ts': "const told = { ja: '締切は明日です。', en: 'Due tomorrow.' };" },
      { 'server/src/a.ts': 'const subject = { ja: `${name}さんの申請書`, en: name };' },
      { 'web/src/Page.tsx': "const name = { ja: '名前', en: 'The user' };" },
    ],
    allowed: {
      'web/src/features/a/words.ts':
        "// 清算 is a typing error\nconst ja = { a: '精算書', b: '一般ユーザー', c: '差戻し', d: '差し戻しました。', e: 'スクロール' };",
      'web/src/shell/words.ts': "const t = defineWords({ 'save.retry': { ja: 'プレビュー', en: 'Try again' } });",
      'web/src/palette/readings.ts': "const READINGS = ['ニュース', 'リトライ', 'retry'];",
      'contract/src/a/texts.ts': "const day = { ja: '2026/11/21', en: '2026-11-21' };",
    },
  },
  'text places': {
    broken: [
      { 'contract/src/a/texts.ts': "const T = { full: { ja: '{limit}件までです。', en: 'Up to {most} of them.' } };" },
      {
        'contract/src/a/texts.ts':
          "const T = { check: { ja: '{n}か所を確認してください。', en: 'Check {n} fields.' } };",
      },
      { 'web/src/features/a/words.ts': "defineWords({ rows: { ja: '{{count}}行', en: '{{count}} rows' } });" },
      {
        'web/src/features/a/words.ts':
          "defineWords({ rows: { ja: '{{count}}行', en: { one: 'One row', other: 'All rows' } } });",
      },
    ],
    allowed: {
      'contract/src/a/texts.ts':
        "const T = { check: { ja: '{n}か所を確認してください。', en: 'Check {n} {n|field|fields}.' } };",
      'web/src/features/a/words.ts':
        "defineWords({ rows: { ja: '{{count}}行', en: { one: '{{count}} row', other: '{{count}} rows' } }, end: { ja: '{{name}}の終了', en: '{{name}} ends' } });",
    },
  },
  'word uses': {
    broken: [
      {
        'web/src/features/a/words.ts': "export const useAWords = defineWords({ title: { ja: '題', en: 'Title' } });",
        'web/src/features/b/Page.tsx': "t('title')",
      },
      {
        'web/src/shell/words.ts': "const W = { 'state.open': { ja: '開', en: 'Open' } } as const; defineWords(W);",
        'web/src/shell/Frame.tsx': 't(`stage.${state}`)',
      },
    ],
    allowed: {
      'web/src/features/a/words.ts':
        "defineWords({ title: { ja: '題', en: 'Title' }, 'state.open': { ja: '開', en: 'Open' }, late: { ja: '遅', en: 'Late' }, far: { ja: '遠', en: 'Far' } });",
      'web/src/features/a/Page.tsx': "t(isLate ? 'late' : 'title'); t(`state.${state}`)",
      'web/src/shell/Bell.tsx': "import { useAWords } from '../features/a/words.ts'; t('far')",
    },
  },
  'no swallowed errors': {
    broken: [
      { 'server/src/a.ts': 'try { run(); } catch {}' },
      { 'web/src/a.tsx': 'try { run(); } catch (error) { /* never mind */ }' },
    ],
    allowed: { 'server/src/a.ts': 'try { run(); } catch (error) { throw new Error("broken", { cause: error }); }' },
  },
  'honest tests': {
    broken: [
      { 'server/src/a.test.ts': "it.skip('holds', () => {});" },
      { 'server/src/a.test.ts': "describe.only('a', () => {});" },
      { 'e2e/a.spec.ts': 'await page.waitForTimeout(100);' },
      { 'web/src/a.test.ts': "vi.mock('./call.ts');" },
      { 'web/src/a.test.ts': "vi.mock(import('@madoguchi/contract/access.ts'));" },
      { 'web/src/a.test.ts': 'expect(html).toMatchSnapshot();' },
      { 'server/src/a.test.ts': 'await new Promise((done) => setTimeout(done, 50));' },
      { 'server/src/a.test.ts': 'await new Promise((done) => { setTimeout(done, 50); });' },
      { 'server/src/a.test.ts': "import { setTimeout } from 'node:timers/promises';" },
    ],
    allowed: {
      'web/src/a.test.ts': "it.each(rows)('holds', async () => { await vi.waitFor(check); vi.mock('some-package'); });",
    },
  },
  'honest comments': {
    broken: [
      { 'server/src/a.ts': '// TODO: lock the row' },
      { 'server/src/a.ts': '// @ts-expect-error: the types are wrong\nconst a = 1;' },
      { 'server/src/a.ts': '// @ts-expect-error — a handler is missing here\nconst a = 1;' },
      { 'server/test/a.types.ts': '// @ts-expect-error\nconst a = 1;' },
      { 'server/src/a.ts': '// oxlint-disable-next-line no-floating-promises\nrun();' },
    ],
    allowed: {
      'server/src/a.ts': "// TODO after docs/decisions/0015-lists.md\nconst status = 'TODO';",
      'server/src/b.ts': '// oxlint-disable-next-line no-floating-promises -- the process ends here\nrun();',
      'server/test/a.types.ts': '// @ts-expect-error — a handler is missing here\nconst a = 1;',
    },
  },
};

const sources = (tree: Tree): Source[] => Object.entries(tree).map(([path, text]) => ({ path, text }));

describe.each(HOUSE_RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  it('refuses every tree that breaks it', () => {
    const broken = EXAMPLES[name]?.broken ?? [];
    expect(broken.length).toBeGreaterThan(0);
    for (const tree of broken) expect(rule.find(sources(tree)), JSON.stringify(tree)).not.toEqual([]);
  });

  it('leaves alone what only looks like it', () => {
    expect(rule.find(sources(EXAMPLES[name]?.allowed ?? {}))).toEqual([]);
  });
});

it('a file that wants splitting, a crowded folder and one with hardly a file are noted without failing', () => {
  const crowd = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`web/src/kit/file-${n}.ts`, '']));
  const tree = { ...crowd, 'server/src/a.ts': '//\n'.repeat(251), 'web/src/kit/list/rows/row.ts': '' };
  expect(sizeNotes(sources(tree), [])).toEqual([
    'note: server/src/a.ts has 251 lines; over 250 wants splitting',
    'note: web/src/kit holds 21 files; over 20 wants splitting',
    'note: web/src/kit/list/rows holds one file, which its parent could hold',
    'size exemptions: 0 of 0',
  ]);
});

it('a feature costs its files in all rooms, its tests, and the places elsewhere that name it', () => {
  const tree = {
    'contract/src/faq/model.ts': 'a\nb\n',
    'server/src/features/faq/store.ts': 'a\n',
    'server/src/features/faq/store.test.ts': 'a\nb\nc\n',
    'e2e/faq.spec.ts': 'a\n',
    'web/src/shell/palette.ts': "import '../features/faq/public.ts';",
    'contract/src/operations.ts': "import './faq/operations.ts';",
  };
  expect(featureCosts(sources(tree))).toEqual([
    {
      feature: 'faq',
      rooms: {
        contract: { files: 1, lines: 2 },
        server: { files: 1, lines: 1 },
        tests: { files: 2, lines: 4 },
      },
      files: 4,
      lines: 7,
      elsewhere: ['web/src/shell/palette.ts'],
    },
  ]);
});

it('a file that is not TypeScript stops the check instead of passing unseen', () => {
  const clock = HOUSE_RULES.find(({ name }) => name === 'one clock');
  expect(() => clock?.find(sources({ 'server/src/a.ts': 'const = ;' }))).toThrow('server/src/a.ts cannot be parsed');
});
