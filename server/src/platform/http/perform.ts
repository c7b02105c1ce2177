// Runs a handler by its kind and turns what it returns into an answer.
import { createHmac, hash, randomBytes } from 'node:crypto';
import { handOverLink } from '@madoguchi/contract/accounts/operations.ts';
import type { Download, Operation } from '@madoguchi/contract/operation.ts';
import { renewToken, signIn } from '@madoguchi/contract/session/operations.ts';
import { finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditColumns, recordEvent } from '../audit/audit-store.ts';
import { writtenDifference } from '../audit/written-difference.ts';
import { runChange } from '../db/change.ts';
import type { Ground } from '../ground.ts';
import type { Actor } from '../session/actor.ts';
import type { BrowserCookies } from './browser-cookies.ts';
import type { Commit, Committed, FileAnswer, Noted, RecordedDownload } from './handler.ts';
import { WrittenJson } from './handler.ts';
import { findKeptAnswer } from './idempotency-store.ts';
import { Problem, refuse } from './problem.ts';

/** A handler with the types of its operation put aside: `mount` has paired the two. */
export type AnyHandler = (context: unknown) => Promise<unknown>;

/** Everything a request has become by the time its handler runs. */
export interface Asking {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly ground: Ground;
  readonly actor: Actor | null;
  readonly base: Record<string, unknown> & { now: string; caller: Parameters<typeof auditColumns>[1] };
  readonly checkAnswers: boolean;
}

/** As it is asked over HTTP, by which a handler may change who the browser is. */
export interface HttpAsking extends Asking {
  readonly setToken: (token: string | null) => void;
  readonly cookies: BrowserCookies;
}

/** Their answers are not kept: each such request counts by itself. */
const HOLDS_CREDENTIAL: ReadonlySet<string> = new Set([
  signIn.id,
  renewToken.id,
  handOverLink.id,
  finishSingleSignOn.id,
]);

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The request's key; `null` without one. A malformed one is refused, not ignored. */
function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY.test(header)) {
    return refuse('invalid', { fields: [{ field: 'Idempotency-Key', code: 'invalid' }], values: { n: 1 } });
  }
  return header;
}

/** The request as far as its key is concerned. The hash of an upload follows once its file has been read. */
interface Keyed {
  readonly key: string | null;
  hash: Buffer;
}

/**
 * Of the body. Where a field of it is a credential, of all its other fields: this hash is kept as long as the answer, and a
 * fast one of a password is guessed at a thousand million times a second, whatever is strewn in beside it. Whoever sends
 * the key again with another password is so told the answer of before (decision 0022); our pages take another key then.
 */
function bodyHash({ operation }: Asking, { body, bodySha256 }: FastifyRequest): string {
  const credentials = credentialsOf(operation);
  if (credentials.length === 0) return bodySha256;
  const rest = Object.entries(body ?? {}).filter(([name]) => !credentials.includes(name));
  return hash('sha256', JSON.stringify(rest), 'hex');
}

function credentialsOf(operation: Operation): readonly string[] {
  return operation.kind === 'write' ? (operation.credentials ?? []) : [];
}

/** Of what was asked: the operation, the parts of its path, and the SHA-256 of the body. */
function askedHash(operation: Operation, request: FastifyRequest, sha256: string): Buffer {
  return hash('sha256', `${operation.id}\n${JSON.stringify(request.params)}\n${sha256}`, 'buffer');
}

/** The answer as it is, compared with the contract where that is asked for. */
export function checked({ operation, checkAnswers }: Asking, answer: unknown): unknown {
  if (!checkAnswers || !('output' in operation)) return answer;
  operation.output.parse(answer instanceof WrittenJson ? JSON.parse(answer.text) : answer);
  return answer;
}

/** The stored answer of a key used before; refuses where it belonged to another body (B0-03). */
async function keptAnswer(asking: Asking, { key, hash }: Keyed): Promise<unknown> {
  const { actor, ground } = asking;
  if (key === null || actor === null) return null;
  const kept = await findKeptAnswer(ground.pool, actor.accountId, key);
  if (kept === null) return null;
  if (!kept.body_hash.equals(hash)) refuse('key-reused');
  return kept.answer;
}

function committed<Output>(output: Output): Committed<Output> {
  return { output } as Committed<Output>;
}

function committer(asking: Asking, keyed: Keyed): Commit<Record<string, unknown>> {
  const { operation, actor, ground, base } = asking;
  return async (prepared, values, { target, difference, answer, unkept, by }) => {
    const patch = await runChange(ground.pool, prepared, {
      ...values,
      ...auditColumns(by ?? actor, base.caller, base.now),
      operation: operation.id,
      event: 'records' in operation ? operation.records : operation.id,
      target_kind: target?.[0] ?? null,
      target_id: target?.[1] ?? null,
      difference: writtenDifference(difference),
      key: actor === null ? null : keyed.key,
      body_hash: keyed.hash,
      // Kept only under a key; an answer with a credential never has one.
      answer: keyed.key === null ? '{}' : JSON.stringify(answer),
    });
    if (patch === null) return null;
    ground.facts.ring();
    return committed({ ...answer, ...patch, ...unkept });
  };
}

/** The answer in the order of its schema: told again from the record, it is the same to the byte. */
function inOrder({ operation }: Asking, answer: unknown): unknown {
  return 'output' in operation ? operation.output.parse(answer) : answer;
}

/** A write, or an upload: once for each key, whatever is sent again, and whatever refused it the second time. */
export async function performWrite(asking: HttpAsking, request: FastifyRequest, more: object): Promise<unknown> {
  const key = HOLDS_CREDENTIAL.has(asking.operation.id) ? null : idempotencyKey(request);
  const keyed: Keyed = { key, hash: askedHash(asking.operation, request, bodyHash(asking, request)) };
  if (credentialsOf(asking.operation).length > 0) {
    // Before it is looked at: a password that was changed already would count as a wrong guess, and be recorded as one.
    const kept = await keptAnswer(asking, keyed);
    if (kept !== null) return inOrder(asking, kept);
  }
  const contentIs = (sha256: string) => {
    keyed.hash = askedHash(asking.operation, request, sha256);
  };
  const { base, setToken, cookies } = asking;
  const context = {
    ...base,
    ...more,
    contentIs,
    commit: committer(asking, keyed),
    standsAlready: committed,
    setToken,
    cookies,
  };
  try {
    const done = (await asking.handler(context)) as Committed<unknown>;
    return inOrder(asking, done.output);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const kept = await keptAnswer(asking, keyed);
    if (kept !== null) return inOrder(asking, kept);
    throw error;
  }
}

/** The answer to a read whose caller holds none yet. */
export async function answerOf(asking: Asking): Promise<unknown> {
  return checked(asking, await asking.handler({ ...asking.base, holdsAnswer: false, unlessKnown: () => {} }));
}

/**
 * The tag as callers get it. A list's own is made of the database's transaction numbers, which tell whoever asks often enough
 * when and how much the company writes. The key is this process's: another process answers once more in full.
 */
const TAG_KEY = randomBytes(32);
const opaque = (tag: string) => createHmac('sha256', TAG_KEY).update(tag).digest('base64url').slice(0, 27);

/** Thrown to leave a read early: the caller's copy is still the newest. */
const NOT_MODIFIED = Symbol('not modified');

export async function performRead(asking: Asking, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const held = request.headers['if-none-match'];
  const holdsAnswer = held !== undefined;
  const unlessKnown = (tag: string) => {
    const etag = `"${opaque(tag)}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (held === etag) throw NOT_MODIFIED;
  };
  try {
    return checked(asking, await asking.handler({ ...asking.base, holdsAnswer, unlessKnown }));
  } catch (thrown) {
    if (thrown !== NOT_MODIFIED) throw thrown;
    reply.code(304);
    return undefined;
  }
}

export async function performDownload(asking: Asking, operation: Download, reply: FastifyReply): Promise<unknown> {
  const { ground, actor, base } = asking;
  const record = async (noted: Noted) => {
    const event = operation.records;
    await recordEvent(ground.pool, actor, base.caller, base.now, { operation: operation.id, event, ...noted });
    return {} as RecordedDownload;
  };
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const file = (await asking.handler({ ...base, record, gone: gone.signal })) as FileAnswer;
  reply
    .type(file.mediaType)
    .header('content-disposition', contentDisposition(file.name))
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .headers(file.headers ?? {});
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  return file.body;
}

/** RFC 6266 with the name in UTF-8 (RFC 8187) and an ASCII stand-in. Never inline: not a page of our origin. */
function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Bytes that wait for a page. One that takes none of them is given up: when it comes back it reads everything anew (T23). */
const UNTAKEN_MAX = 65_536;

export async function performStream(asking: Asking, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  raw.write(': open\n\n');
  const ends: (() => void)[] = [];
  raw.on('close', () => {
    for (const then of ends) then();
  });
  // A dead peer must be noticed without its help.
  request.raw.socket.setKeepAlive(true, 30_000);
  const send = (event: string) => {
    if (raw.destroyed) return;
    raw.write(`data: ${event}\n\n`);
    if (raw.writableLength > UNTAKEN_MAX) raw.destroy();
  };
  await asking.handler({ ...asking.base, send, end: () => raw.end(), onEnd: (then: () => void) => ends.push(then) });
  return reply;
}
