import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SCREEN_HELP } from '@madoguchi/contract/documentation/help.ts';
import { MANUAL_PAGES, manualPage } from '@madoguchi/contract/documentation/pages.ts';
import { CHANGELOG_FILES, readReleaseNotes } from '@madoguchi/contract/documentation/release-notes.ts';
import { LANGUAGES } from '@madoguchi/contract/message.ts';
import { describe, expect, it } from 'vitest';
import { KEY_TABLE } from '../live/key-table.ts';
import { toKana } from '../search/readings.ts';
import { anchorOf, readManualText } from './manual-text.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const DOCS = join(ROOT, 'docs');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const WRITTEN = MANUAL_PAGES.filter(({ text }) => text !== null);
const FOR_OPERATORS = WRITTEN.filter(({ group }) => group === 'operations');
const FOR_PEOPLE = WRITTEN.filter(({ group }) => group !== 'operations');
const fileOf = (text: string | null, language: 'ja' | 'en') =>
  language === 'en' && !text?.startsWith('users/') ? `docs/${text}.md` : `docs/${text}.${language}.md`;

const LISTINGS = /^```[\s\S]*?^```$/gm;
/** The text of a page by what it has in any language: names in code, rows of tables, listings. */
const skeletonOf = (source: string) => ({
  code: [...new Set([...source.replace(LISTINGS, '').matchAll(/`([^`\n]+)`/g)].map(([, name]) => name))].sort(),
  rows: [...source.matchAll(/^\|/gm)].length,
  listings: [...source.matchAll(LISTINGS)].length,
});

describe('a page of the manual', () => {
  it.each(WRITTEN)('$id has the same sections in both languages, each with something to read [S2-27]', ({ text }) => {
    const [ja, en] = LANGUAGES.map((language) => readManualText(read(fileOf(text, language))));
    expect(ja?.sections.map(({ anchor }) => anchor)).toEqual(en?.sections.map(({ anchor }) => anchor));
    expect(new Set(ja?.sections.map(({ anchor }) => anchor)).size).toBe(ja?.sections.length);
    for (const { anchor, body, keywords } of [...(ja?.sections ?? []), ...(en?.sections ?? [])]) {
      expect(body, anchor).not.toBe('');
      if (text?.startsWith('users/')) expect(keywords, anchor).not.toBe('');
    }
  });

  it.each(FOR_PEOPLE)('$id is titled in its text as in the contents', ({ text, title }) => {
    for (const language of LANGUAGES) expect(readManualText(read(fileOf(text, language))).title).toBe(title[language]);
  });

  it.each(FOR_OPERATORS)('$id names the same settings, commands and files in both languages [S2-27]', (page) => {
    const [ja, en] = LANGUAGES.map((language) => read(fileOf(page.text, language)));
    expect(skeletonOf(ja ?? '')).toEqual(skeletonOf(en ?? ''));
    expect(skeletonOf(ja ?? '').code.length).toBeGreaterThan(5);
    expect(readManualText(ja ?? '').title).toBe(page.title.ja);
  });

  it('is searched by its readings: every kanji of the Japanese ones has one', () => {
    const unread = WRITTEN.flatMap(({ text, title }) =>
      [...toKana(read(fileOf(text, 'ja')) + title.ja)].filter((sign) => /\p{Script=Han}/u.test(sign)),
    );
    expect([...new Set(unread)], 'run: node tools/generate-manual-readings.ts').toEqual([]);
  });
});

/** Where Markdown has links to: not what is code, and not what other hosts answer for. */
function linksOf(source: string): string[] {
  const prose = source.replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/!?\[[^\]]*\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^(?:https?|mailto):/.test(link));
}

const anchorsOf = (source: string): string[] => [
  ...[...source.matchAll(/<a id="([\w-]+)">/g)].map(([, id]) => id ?? ''),
  ...[...source.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading?.replace(/[*_`]/g, '') ?? '')),
];

/** The fault of a link; null where it leads to a file, a page of the portal, or a heading that there is. */
function faultOf(file: string, link: string): string | null {
  const [path = '', anchor] = link.split('#');
  if (path.startsWith('/')) {
    const page = MANUAL_PAGES.find((one) => one.path === path);
    return page === undefined ? `${file}: ${link}` : null;
  }
  const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), decodeURIComponent(path));
  if (!existsSync(target)) return `${file}: ${link}`;
  if (anchor === undefined || !target.endsWith('.md')) return null;
  return anchorsOf(readFileSync(target, 'utf8')).includes(decodeURIComponent(anchor)) ? null : `${file}: ${link}`;
}

const MARKDOWN = [
  ...readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'README.md',
  'README.ja.md',
  'CONTRIBUTING.md',
  ...Object.values(CHANGELOG_FILES),
];

describe('a link', () => {
  it('of the manual and of what is written beside it leads to a page, a heading or a picture that there is [S2-27]', () => {
    const links = MARKDOWN.flatMap((file) => linksOf(read(file)).map((link) => [file, link] as const));
    expect(links.length).toBeGreaterThan(50);
    expect(links.map(([file, link]) => faultOf(file, link)).filter((fault) => fault !== null)).toEqual([]);
  });

  it('that leads nowhere is noticed', () => {
    expect(faultOf('docs/users/README.md', 'applicant.ja.md#submit')).toBeNull();
    expect(faultOf('docs/users/README.md', '../pictures/none.png')).not.toBeNull();
    expect(faultOf('docs/users/README.md', 'applicant.ja.md#nowhere')).not.toBeNull();
    expect(faultOf('docs/users/README.md', '/documentation/nowhere')).not.toBeNull();
  });

  it.each(Object.entries(SCREEN_HELP))('from the ? of %s leads to %s [S2-27]', (_screen, help) => {
    const [id = '', anchor] = help.split('#');
    const page = manualPage(id);
    expect(page?.path).toBeDefined();
    for (const language of LANGUAGES) {
      if (anchor === undefined) continue;
      expect(readManualText(read(fileOf(page?.text ?? null, language))).sections.map((one) => one.anchor)).toContain(
        anchor,
      );
    }
  });
});

describe('the changelog', () => {
  const [ja, en] = LANGUAGES.map((language) => readReleaseNotes(read(CHANGELOG_FILES[language])));

  it('tells the same versions, days and numbers of changes in both languages [S2-27]', () => {
    const outline = (releases = ja) =>
      releases?.map(({ version, day, changes }) => [
        version,
        day,
        Object.entries(changes).map(([kind, texts]) => `${kind} ${texts.length}`),
      ]);
    expect(outline(ja)).toEqual(outline(en));
  });

  it('begins with the version that is running [S2-27]', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(en?.[0]?.version).toBe(version);
    expect(read('server/src/platform/version.ts')).toContain(`'${version}'`);
  });
});

it.each(KEY_TABLE)('the keys of $bound in the manual are those that it binds [B9-02]', ({ bound, keys }) => {
  const source = read(`web/src/${bound}`);
  const written = [...source.matchAll(/keys: '([^']+)'|^ {2}\['([^']+)', 'keys\./gm)].map(
    ([, one, other]) => one ?? other,
  );
  expect(written).toEqual(expect.arrayContaining(Object.keys(keys)));
});
