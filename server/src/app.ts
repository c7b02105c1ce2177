// The application: the table of operations with its handlers, calendars for those that subscribe, and the pages of the web room.
// Nothing else answers.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pg from 'pg';
import type { Logger } from 'pino';
import { prepareApprovalRoutes } from './features/approval-routes/public.ts';
import { type ApprovalSubjects, prepareApprovals } from './features/approvals/public.ts';
import { serveFeeds } from './features/calendar/public.ts';
import { prepareUsage } from './features/classifications/public.ts';
import { serveReleaseFeed } from './features/documentation/public.ts';
import { startEvidenceChecks, startInbox, startStamps } from './features/electronic-transactions/public.ts';
import { prepareMasterData } from './features/master-data/public.ts';
import { prepareOpenWork, startPostDays } from './features/members/public.ts';
import { startNotifications } from './features/notifications/public.ts';
import { prepareBusyTimes, startReservations } from './features/reservations/public.ts';
import { tidySignIn } from './features/session/public.ts';
import {
  APPROVAL_SUBJECTS,
  BUSY_TIMES,
  DAILY_WORK,
  DRAWN_BENEATH,
  FACT_SOURCES,
  HANDLERS,
  OPEN_WORK,
  PASSING_NEWS,
  PROMPT_WORK,
  SEALED_COLUMNS,
  USAGE,
} from './features.ts';
import { openingOf } from './opening.ts';
import { startSequencer } from './platform/audit/start-sequencer.ts';
import { summedRecords } from './platform/audit/summed-records.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { Listener } from './platform/db/listener.ts';
import { FactBell } from './platform/facts/fact-bell.ts';
import { FileStore } from './platform/files/file-store.ts';
import { removePurgedContents } from './platform/files/purged-contents.ts';
import { noteReceived } from './platform/files/purged-contents-store.ts';
import { OpenTools } from './platform/general-tools/open-tools.ts';
import type { Ground } from './platform/ground.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { answerClientError } from './platform/http/answer-client-error.ts';
import { answerProblem } from './platform/http/answer-problem.ts';
import { answerUnrouted } from './platform/http/answer-unrouted.ts';
import { describeApi } from './platform/http/describe-api.ts';
import { guardHost } from './platform/http/guard-host.ts';
import { loggedPath } from './platform/http/logged-path.ts';
import { basePath, mount } from './platform/http/mount.ts';
import { servePages } from './platform/http/pages/serve-pages.ts';
import { limitPatience } from './platform/http/patience.ts';
import { Problem } from './platform/http/problem.ts';
import { LiveHub } from './platform/live/live-hub.ts';
import { LogShipping } from './platform/log-server/log-shipping.ts';
import { closePress } from './platform/paper/press/press-of.ts';
import { prepareSealing } from './platform/sealing/key-rotation.ts';
import { Sealing } from './platform/sealing/sealing.ts';
import { PasswordHasher } from './platform/session/password-hasher.ts';
import { SessionStore } from './platform/session/session-store.ts';
import { watchStreams } from './platform/session/watch-streams.ts';

export interface AppDeps {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Logger;
  /** Compares every answer with the contract; for tests and development. */
  readonly checkAnswers?: boolean;
  /** How long a body may take that is no upload; tests do not wait as long as people may. */
  readonly bodyMs?: number;
  /** Other features than the portal's own whose requests are approved, for tests of the engine. */
  readonly approvalSubjects?: ApprovalSubjects;
}

const MEBIBYTE = 1_048_576;

/** The longest any request may take to arrive: 10 MB from a phone. Bodies that are no upload have BODY_MS (reliability T23). */
const TIMEOUTS = { requestTimeout: 120_000, keepAliveTimeout: 72_000, connectionTimeout: 0 } as const;
const BODY_MS = 14_000;
const HEADERS_TIMEOUT_MS = 8_000;
/** Node looks for them only this often; its own 30 s would keep them that much longer. */
const CONNECTIONS_CHECKED_MS = 500;

async function makeGround({ config, pool, clock, log }: AppDeps): Promise<Ground> {
  // Listening holds its connection for good: it must not be one that requests wait for.
  const listener = new Listener(new pg.Pool({ ...pool.options, max: 1 }), log);
  const idleMs = config.sessionIdleMinutes === null ? null : config.sessionIdleMinutes * 60_000;
  const sessions = new SessionStore({ pool, clock, listener, log, idleMs });
  const live = new LiveHub(listener, log, clock);
  sessions.onChanged((sessionId) => live.endSession(sessionId));
  sessions.onAccountChanged((accountId) => live.endAccount(accountId));
  const tools = new OpenTools({
    pool,
    listener,
    onChanged: () =>
      live.announceHere(
        { kind: 'changed', noun: 'general-tools', id: null, version: null },
        { rule: 'signed-in', employeeId: null },
      ),
  });
  const files = await FileStore.open(join(config.dataDir, 'files'), clock.now(), (sha256) =>
    noteReceived(pool, sha256),
  );
  const sealing = new Sealing(config.sealingKeyFile);
  await prepareSealing(sealing, pool, SEALED_COLUMNS);
  const passwords = new PasswordHasher();
  const describe = (tools: ToolRules) => describeApi(OPERATIONS, config, tools);
  const facts = new FactBell();
  const logServer = new LogShipping({ config, pool, clock, log, facts });
  return {
    config,
    pool,
    clock,
    log,
    listener,
    sessions,
    tools,
    passwords,
    live,
    files,
    sealing,
    facts,
    logServer,
    describeApi: describe,
  };
}

/** Builds the application on a migrated database. It listens to the database from `ready` on, until `close`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log } = deps;
  const ground = await makeGround(deps);
  prepareMasterData(ground);
  prepareApprovalRoutes(ground);
  prepareApprovals(ground, deps.approvalSubjects ?? APPROVAL_SUBJECTS);
  prepareOpenWork(ground, OPEN_WORK);
  prepareBusyTimes(ground, BUSY_TIMES);
  prepareUsage(ground, USAGE);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(-12),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: MEBIBYTE,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400, caseSensitive: true },
    http: { connectionsCheckingInterval: CONNECTIONS_CHECKED_MS },
    frameworkErrors: (error, request, reply) => void answerUnrouted(error, request, reply, config),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, config.defaultLanguage),
    ...TIMEOUTS,
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  guardHost(app, config);
  limitPatience(app, deps.bodyMs ?? BODY_MS);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: TRANSACTION_LIMITS.fileBytes, files: 1, fields: 0, parts: 2 },
    throwFileSizeLimit: false,
  });
  const mounting = { operations: OPERATIONS, handlers: HANDLERS, ground, checkAnswers: deps.checkAnswers ?? false };
  await app.register(
    async (part) => {
      mount(part, mounting);
      serveFeeds(part, ground);
      serveReleaseFeed(part, ground);
      await servePages(part, ground, {
        openingOf: (visit) => openingOf(mounting, visit),
        drawnBeneath: DRAWN_BENEATH,
      });
    },
    { prefix: basePath(ground) },
  );
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply, config.defaultLanguage));
  app.setNotFoundHandler((request, reply) =>
    answerProblem(new Problem('not-found'), request, reply, config.defaultLanguage),
  );
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip } = request;
    const path = loggedPath(request.url);
    log.info(
      { requestId: request.id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip },
      'request',
    );
  });
  let endHousekeeping = () => {};
  let endWatch = () => {};
  let endSequencer = async () => {};
  let endNotifications = async () => {};
  let endPostDays = async () => {};
  let endReservations = async () => {};
  let endChecks = async () => {};
  let endStamps = async () => {};
  let endInbox = async () => {};
  app.addHook('onReady', async () => {
    await ground.listener.start();
    endSequencer = startSequencer(ground);
    endHousekeeping = startHousekeeping(ground, [tidySignIn, removePurgedContents]);
    endWatch = watchStreams(ground);
    ground.logServer.start();
    endNotifications = await startNotifications(ground, {
      ...{ facts: FACT_SOURCES, passing: PASSING_NEWS, daily: DAILY_WORK, prompt: PROMPT_WORK },
    });
    endPostDays = await startPostDays(ground);
    endReservations = startReservations(ground);
    endChecks = startEvidenceChecks(ground);
    endStamps = startStamps(ground);
    endInbox = startInbox(ground);
  });
  app.addHook('preClose', async () => {
    await endNotifications();
    await summedRecords(ground).close();
    await ground.live.stop();
  });
  app.addHook('onClose', async () => {
    endHousekeeping();
    endWatch();
    await endPostDays();
    await endReservations();
    await endChecks();
    await endStamps();
    await endInbox();
    await endSequencer();
    await ground.logServer.stop();
    await closePress(ground);
    await ground.listener.stop();
  });
  return app;
}
