// A picture for pages to show: kept by its browser for good, and nothing but a picture even where it is opened by itself.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImageAnswer } from './handler.ts';
import type { Asking } from './perform.ts';

/** The address names the content, so the copy is good for as long as the browser keeps it. Never by a shared cache. */
const KEPT = `private, max-age=${365 * 24 * 60 * 60}, immutable`;

/** Answers the bytes, or 304 without any where the caller holds them. `undefined`: there is nothing to send. */
export async function performImage(
  asking: Asking,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | undefined> {
  const { mediaType, bytes } = (await asking.handler(asking.base)) as ImageAnswer;
  const etag = `"${hash('sha256', bytes, 'base64url')}"`;
  reply.headers({
    etag,
    'cache-control': KEPT,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === etag) {
    reply.code(304);
    return undefined;
  }
  reply.type(mediaType);
  return bytes;
}
