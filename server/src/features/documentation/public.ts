// The release notes as a feed. Readers of feeds know no session, and it says nothing but what the product's changelog does:
// whoever reaches the portal may read it, like the version at the foot of the login page.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  CHANGE_KIND_NAMES,
  CHANGE_KINDS,
  CHANGELOG_FILES,
  FEED_PATH,
  FEED_TITLE,
  type Release,
  readReleaseNotes,
  releaseAnchor,
} from '@madoguchi/contract/documentation/release-notes.ts';
import { LANGUAGES, type Language, preferredLanguage } from '@madoguchi/contract/message.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../platform/ground.ts';

const ROOT = new URL('../../../../', import.meta.url);

const NOTES_PATH = '/documentation/release-notes';

/** XML 1.0 has no other control characters; the rest of what could end a text is written as entities. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** As HTML inside of the feed: readers show the description as such. */
function contentOf({ changes }: Release, language: Language): string {
  return CHANGE_KINDS.flatMap((kind) => {
    const texts = changes[kind];
    if (texts === undefined) return [];
    const items = texts.map((text) => `<li>${xml(text)}</li>`).join('');
    return [`<h3>${xml(CHANGE_KIND_NAMES[kind][language])}</h3><ul>${items}</ul>`];
  }).join('');
}

/** A day of Tokyo as the feed writes it: its first moment, by RFC 822. */
const feedDate = (day: Release['day']) => new Date(tokyoInstant(day, '00:00')).toUTCString();

interface Feed {
  readonly releases: readonly Release[];
  readonly language: Language;
  /** The portal's address without a slash behind. */
  readonly portal: string;
}

/** The feed (RSS 2.0) of the releases, newest first, each with the address that it has on the page. */
export function releaseFeed({ releases, language, portal }: Feed): string {
  const items = releases.map((release) => {
    const address = xml(`${portal}${NOTES_PATH}#${releaseAnchor(release.version)}`);
    return [
      '<item>',
      `<title>${xml(release.version)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${feedDate(release.day)}</pubDate>`,
      `<description>${xml(contentOf(release, language))}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(FEED_TITLE[language])}</title>`,
    `<link>${xml(portal + NOTES_PATH)}</link>`,
    `<description>${xml(FEED_TITLE[language])}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${xml(`${portal}${FEED_PATH}?language=${language}`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** Answers the feed in the language that is asked for, else in one that the reader speaks. */
export function serveReleaseFeed(app: FastifyInstance, { config }: Ground): void {
  const portal = config.publicUrl.replace(/\/+$/, '');
  const feeds = new Map(
    LANGUAGES.map((language) => {
      const releases = readReleaseNotes(readFileSync(new URL(CHANGELOG_FILES[language], ROOT), 'utf8'));
      const body = releaseFeed({ releases, language, portal });
      return [language, { body, etag: `"${hash('sha256', body, 'base64url')}"` }] as const;
    }),
  );
  app.route({
    method: ['GET', 'HEAD'],
    url: FEED_PATH,
    handler: async (request, reply) => {
      const asked = (request.query as { readonly language?: unknown }).language;
      const language =
        LANGUAGES.find((one) => one === asked) ??
        preferredLanguage(request.headers['accept-language']) ??
        config.defaultLanguage;
      const { body, etag } = feeds.get(language) ?? { body: '', etag: '""' };
      reply.headers({
        etag,
        vary: 'accept-language',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(body);
    },
  });
}
