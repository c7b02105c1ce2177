import { readFileSync } from 'node:fs';
import { FEED_PATH, readReleaseNotes } from '@madoguchi/contract/documentation/release-notes.ts';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { releaseFeed } from './public.ts';

/** The texts of a well-formed document by their element, in order; the parser throws where it is not. */
function textsOf(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  const open: string[] = [];
  parser.on('opentag', ({ name }) => {
    open.push(name);
    texts.set(name, [...(texts.get(name) ?? []), '']);
  });
  parser.on('text', (text) => {
    const all = texts.get(open.at(-1) ?? '');
    if (all !== undefined) all[all.length - 1] += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return texts;
}

const HOSTILE = readReleaseNotes(`## 1.10.0 - 2026-11-30T15:30Z

### Fixed

- <img src=x onerror=alert(1)> & "quotes" ]]> \u0007\u0000 \uD800 [a link](https://example.jp/?a=1&b=2)

## 1.10.0-rc.1 - 2026-11-29

### Fixed

- 「半角」

## 1.9.0 - 2026-11-20
`);

describe('the feed of release notes', () => {
  const feed = releaseFeed({ releases: HOSTILE, language: 'ja', portal: 'https://portal.example.co.jp/a&b' });

  it('is well-formed and harmless whatever a text holds, and in the order of the page [S2-27]', () => {
    const texts = textsOf(feed);
    expect(texts.get('title')?.slice(1)).toEqual(['1.10.0', '1.10.0-rc.1', '1.9.0']);
    const [, newest = '', , oldest] = texts.get('description') ?? [];
    expect(newest).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(newest).not.toContain('<img');
    expect(oldest).toBe('');
  });

  it('gives each version the address that it has on the page, and the day of Tokyo [S2-27]', () => {
    const texts = textsOf(feed);
    expect(texts.get('guid')?.[0]).toBe('https://portal.example.co.jp/a&b/documentation/release-notes#v1.10.0');
    expect(new Set(texts.get('guid')).size).toBe(3);
    expect(texts.get('pubDate')?.[0]).toBe('Mon, 30 Nov 2026 15:00:00 GMT');
  });

  it('heads no kind of change that there is none of [S2-27]', () => {
    expect(feed).toContain('修正');
    expect(feed).not.toContain('新機能');
  });
});

describe('its address', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());
  const get = (query = '', headers: Record<string, string> = {}) =>
    world.app.inject({ url: `${FEED_PATH}${query}`, headers });

  it('answers readers of feeds, which have no session, with what the changelog says [S2-27]', async () => {
    const answer = await get('?language=en');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const changelog = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8');
    const versions = readReleaseNotes(changelog).map(({ version }) => version);
    expect(textsOf(answer.body).get('title')?.slice(1)).toEqual(versions);
  });

  it('speaks the language that is asked for, else one of the reader, and takes nothing else for one [S2-27]', async () => {
    const languageOf = async (...asked: Parameters<typeof get>) => textsOf((await get(...asked)).body).get('language');
    expect(await languageOf('?language=ja', { 'accept-language': 'en' })).toEqual(['ja']);
    expect(await languageOf('', { 'accept-language': 'en' })).toEqual(['en']);
    for (const query of ['?language=xx', '?language=ja&language=en', '?language[]=ja', '?language=__proto__']) {
      expect(await languageOf(query, { 'accept-language': 'en' })).toEqual(['en']);
    }
  });

  it('sends an unchanged feed once', async () => {
    const { etag } = (await get()).headers;
    expect((await get('', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});
