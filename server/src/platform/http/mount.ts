// Mounts the table of operations: session → access → origin → input → handler → answer. Deny by default.
import { hash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { isAuditor, may } from '@madoguchi/contract/access.ts';
import { GENERAL_TOOLS } from '@madoguchi/contract/general-tools/tools.ts';
import { isOpenToReaders, type Operation } from '@madoguchi/contract/operation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type AuditRecord, recordEvent } from '../audit/audit-store.ts';
import { summedRecords } from '../audit/summed-records.ts';
import type { Ground } from '../ground.ts';
import type { Actor } from '../session/actor.ts';
import { answerProblem } from './answer-problem.ts';
import { browserCookies } from './browser-cookies.ts';
import {
  callerOf,
  cookieName,
  type Identification,
  identification,
  idleOf,
  isFromOurPages,
  languageOf,
} from './caller.ts';
import { WrittenJson } from './handler.ts';
import { parseInput } from './input.ts';
import { networkOf } from './network.ts';
import { grantTime } from './patience.ts';
import {
  type AnyHandler,
  answerOf,
  type HttpAsking,
  performDownload,
  performRead,
  performStream,
  performWrite,
} from './perform.ts';
import { performImage } from './perform-image.ts';
import { performView, recordReading } from './perform-view.ts';
import { limitedAs, PersonLimits } from './person-limits.ts';
import { refuse } from './problem.ts';

/**
 * The one part named `file`, as a stream. Other parts are refused by the limits of the parser. The parser takes bytes of no
 * known type for a file that say no name: what no browser sends is none.
 */
async function receiveFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) refuse('wrong-type');
  const part: Partial<MultipartFile> | undefined = await request.file();
  if (part?.fieldname !== 'file' || part.filename === undefined) {
    return refuse('invalid', { fields: [{ field: 'file', code: 'no-file' }], values: { n: 1 } });
  }
  return part as MultipartFile;
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The guard's findings before the body is read. */
interface Admitted {
  readonly actor: Actor | null;
  readonly identified: Identification;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard. A property and no WeakMap: its entries are collected late, and their requests with them. */
    admitted: Admitted | null;
    /** Of a JSON body as it came; empty where there was none. The text itself would live as long as its request. */
    bodySha256: string;
  }
}

export interface Mounting {
  readonly operations: readonly Operation[];
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly ground: Ground;
  /** Answers are compared with the contract: in tests and development. */
  readonly checkAnswers: boolean;
}

interface Guarding extends Mounting {
  readonly limits: PersonLimits;
}

/** 401, 403 and 429 come before the body is parsed; a refused attempt is recorded in a transaction of its own. */
async function admit(
  operation: Operation,
  { ground, limits }: Pick<Guarding, 'ground' | 'limits'>,
  request: FastifyRequest,
): Promise<Admitted> {
  const identified = identification(request, ground.config);
  const actor =
    identified.token === null ? null : await ground.sessions.find(identified.token, idleOf(request, operation));
  if (actor === null && (identified.by === 'bearer' || operation.refuses.includes('bad-token'))) refuse('bad-token');
  const admitted = { actor, identified };
  request.admitted = admitted;
  const { uid } = request.headers;
  if (uid !== undefined && uid !== (actor?.accountId ?? '')) refuse('not-signed-in');
  await judgeAccess(operation, ground, request, admitted);
  // The source renews a token by GET: what changes something is guarded by what it is.
  const changes = operation.method === 'POST' || operation.kind === 'write';
  if (changes && identified.by === 'cookie' && !isFromOurPages(request, ground.config)) {
    await sumRefusal(operation, ground, request, admitted, 'foreign-origin');
    refuse('foreign-origin');
  }
  const limited = limitedAs(operation);
  // Guests are told apart by nothing but their address.
  const wait = limited === null ? null : limits.take(actor?.accountId ?? `guest ${request.ip}`, limited);
  if (wait !== null) {
    if (wait.isFirst) await recordRefusal(operation, ground, request, admitted, 'too-many');
    refuse('too-many', { retryAfterSeconds: wait.seconds, values: { n: wait.seconds } });
  }
  return admitted;
}

/** The role comes first, then that an auditor reads only (B7-06). */
async function judgeAccess(
  operation: Operation,
  ground: Ground,
  request: FastifyRequest,
  admitted: Admitted,
): Promise<void> {
  const visitor = { roles: admitted.actor?.roles ?? [] };
  const { access } = operation;
  const mayPass = typeof access === 'string' ? may(visitor, access) : may(visitor, access, await ground.tools.rules());
  if (!mayPass) {
    if (admitted.actor === null) refuse('not-signed-in');
    await refuseAccess(operation, ground, request, admitted);
  }
  if (isAuditor(visitor) && !isOpenToReaders(operation)) {
    await recordRefusal(operation, ground, request, admitted, 'auditor-reads-only');
    refuse('auditor-reads-only');
  }
}

/** A closed tool is named: somebody may have it open still. */
async function refuseAccess(
  operation: Operation,
  ground: Ground,
  request: FastifyRequest,
  admitted: Admitted,
): Promise<never> {
  const { access } = operation;
  const code = typeof access === 'string' ? 'not-allowed' : 'tool-closed';
  await recordRefusal(operation, ground, request, admitted, code);
  if (typeof access === 'string') return refuse(code);
  const language = languageOf(request, admitted.actor?.language ?? null, ground.config);
  return refuse(code, { values: { tool: GENERAL_TOOLS[access.tool].name[language] } });
}

async function recordRefusal(
  operation: Operation,
  ground: Ground,
  request: FastifyRequest,
  { actor, identified }: Admitted,
  reason: string,
): Promise<void> {
  const caller = callerOf(request, identified.token);
  await recordEvent(ground.pool, actor, caller, ground.clock.now(), refusalOf(operation, reason));
}

const refusalOf = ({ id }: Operation, reason: string): AuditRecord => ({
  operation: id,
  event: 'attempt.refused',
  target: null,
  difference: { reason },
});

/** Nobody has to be signed in for it: it is recorded as a sum by network, and for each who is. */
async function sumRefusal(
  operation: Operation,
  ground: Ground,
  request: FastifyRequest,
  { actor, identified }: Admitted,
  reason: string,
): Promise<void> {
  const caller = callerOf(request, identified.token);
  const kind = `${reason} ${networkOf(caller.ip)} ${actor?.accountId ?? 'guest'}`;
  const record = refusalOf(operation, reason);
  await summedRecords(ground).note(kind, { actor, caller, now: ground.clock.now(), record });
}

function cookieOptions(ground: Ground) {
  const secure = ground.config.publicUrl.startsWith('https:');
  const path = secure ? '/' : `${basePath(ground)}/`;
  return { path, httpOnly: true, sameSite: 'lax', secure } as const;
}

function setToken(ground: Ground, reply: FastifyReply, token: string | null): void {
  const options = cookieOptions(ground);
  if (token === null) reply.clearCookie(cookieName(ground.config), options);
  else reply.setCookie(cookieName(ground.config), token, { ...options, maxAge: ground.config.sessionHours * 3_600 });
}

/** The path that PUBLIC_URL carries, without a slash at its end: '' or '/portal'. */
export function basePath({ config }: Pick<Ground, 'config'>): string {
  return new URL(config.publicUrl).pathname.replace(/\/+$/, '');
}

async function perform(mounting: Mounting, operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const { ground, checkAnswers } = mounting;
  const { actor, identified } = request.admitted ?? refuse('not-signed-in');
  const handler = mounting.handlers[operation.id] as AnyHandler;
  // The body of an upload is its file: only its path says more.
  const { params } = request;
  const input = parseInput(operation, operation.kind === 'upload' ? { params, query: {}, body: {} } : request);
  const caller = callerOf(request, identified.token);
  const language = languageOf(request, actor?.language ?? null, ground.config);
  const base = { ground, input, actor, now: ground.clock.now(), language, caller };
  const asking: HttpAsking = {
    operation,
    handler,
    ground,
    actor,
    base,
    checkAnswers,
    setToken: (token) => setToken(ground, reply, token),
    cookies: browserCookies(request, reply, { name: cookieName(ground.config), options: cookieOptions(ground) }),
  };
  if (operation.access === 'auditor') await recordReading(asking);
  switch (operation.kind) {
    case 'read':
      return performRead(asking, request, reply);
    case 'view':
      return performView(asking, operation);
    case 'count':
      return answerOf(asking);
    case 'write':
      return performWrite(asking, request, {});
    case 'upload':
      return performWrite(asking, request, { file: () => receiveFile(request) });
    case 'download':
      return performDownload(asking, operation, reply);
    case 'image':
      return performImage(asking, request, reply);
    case 'stream':
      return performStream(asking, request, reply);
    default:
      return operation satisfies never;
  }
}

function sendJson(reply: FastifyReply, answer: unknown): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const text = answer instanceof WrittenJson ? answer.text : JSON.stringify(answer);
  return reply.type('application/json; charset=utf-8').send(text);
}

function mountOne(app: FastifyInstance, mounting: Guarding, operation: Operation): void {
  app.route({
    method: operation.method,
    url: operation.path,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      await admit(operation, mounting, request);
      if (operation.kind === 'upload') grantTime(request);
    },
    handler: async (request, reply) => {
      const answer = await perform(mounting, operation, request, reply);
      if (operation.kind === 'download' || operation.kind === 'image') return reply.send(answer);
      if (operation.kind === 'stream') return reply;
      if (reply.statusCode === 304) return reply.send();
      return sendJson(reply, answer);
    },
  });
}

/** Registers every operation of the table, and for each of its paths the refusal of every other method. */
export function mount(app: FastifyInstance, mounting: Mounting): void {
  app.decorateRequest('admitted', null);
  app.decorateRequest('bodySha256', '');
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodySha256 = hash('sha256', body, 'hex');
    return readJson(request, body, done);
  });
  const limits = new PersonLimits(mounting.ground.clock, mounting.ground.config);
  for (const operation of mounting.operations) mountOne(app, { ...mounting, limits }, operation);
  for (const path of new Set(mounting.operations.map(({ path }) => path))) {
    const taken = mounting.operations.filter((operation) => operation.path === path).map(({ method }) => method);
    app.route({
      method: METHODS.filter((method) => !taken.some((known) => known === method)) as HTTPMethods[],
      url: path,
      onRequest: async (_request, reply) => {
        reply.header('allow', taken.join(', '));
        refuse('no-such-method');
      },
      handler: () => refuse('no-such-method'),
    });
  }
  app.setErrorHandler((error, request, reply) => {
    const language = languageOf(request, request.admitted?.actor?.language ?? null, mounting.ground.config);
    return answerProblem(error, request, reply, language);
  });
}
