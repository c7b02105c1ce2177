// A portal for one test file: its own database, the base data, the people, and a caller for each of them.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InputOf, type Operation, type OutputOf, pathNames } from '@madoguchi/contract/operation.ts';
import type { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { loadBaseData } from '@madoguchi/db/base-data/load-base-data.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { ApprovalSubjects } from '../src/features/approvals/public.ts';
import { standingClock } from '../src/platform/clock.ts';
import { type Config, type Environment, readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { createDatabase } from './database.ts';
import { addPeople, giveHead, type Person, type Who } from './people.ts';

/** Saturday, 2026-11-21, 14:05 in Tokyo. */
export const NOW = '2026-11-21T05:05:00.000Z';

export interface Answer<Op extends Operation> {
  readonly status: number;
  /** The output of the operation; only where the status says so. */
  readonly output: OutputOf<Op>;
  readonly problem: ProblemBody;
  readonly raw: LightMyRequestResponse;
}

interface Options {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = <Op extends Operation>(operation: Op, input: InputOf<Op>, options?: Options) => Promise<Answer<Op>>;

export interface World {
  readonly app: FastifyInstance;
  /** As the owner of the tables: for what a test prepares and looks at. */
  readonly pool: Pool;
  /** The portal's own: what it asks and how many connections it takes can be seen there. */
  readonly appPool: Pool;
  readonly clock: ReturnType<typeof standingClock>;
  readonly people: Record<Who, Person>;
  readonly config: Config;
  /** Calls operations as that person, by bearer token; `null` is a guest. */
  as(who: Who | null): Call;
  /** The portal's log, one entry per line: empty, unless opened with another LOG_LEVEL than `silent`. */
  readonly logged: readonly string[];
  /** Audit rows, oldest first. */
  audit(where?: string): Promise<AuditRow[]>;
  close(): Promise<void>;
}

export interface AuditRow {
  readonly id: string;
  readonly operation: string;
  readonly event: string;
  readonly account_id: string | null;
  readonly actor: string;
  readonly roles: string[];
  readonly ip: string;
  readonly target_id: string | null;
  readonly difference: Record<string, unknown>;
}

/** Path, query and body of an input, as the web client builds them. */
export function requestOf(operation: Operation, input: Record<string, unknown>) {
  const inPath = pathNames(operation.path);
  const path = operation.path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)])).toString();
  const isGet = operation.method === 'GET';
  return {
    method: operation.method,
    url: isGet && query !== '' ? `${path}?${query}` : path,
    ...(isGet ? {} : { payload: Object.fromEntries(rest) }),
  };
}

/** A refusal says each of its values: whatever test meets one with a place left open fails here. */
function checkFilled(operation: string, problem: ProblemBody | null): void {
  const said = [problem?.message, ...(problem?.data.fields ?? []).map(({ message }) => message)].join(' ');
  const open = /\{\w+(\|[^}]*)?\}/.exec(said);
  if (open) throw new Error(`${operation} leaves ${open[0]} open: ${said}`);
}

function caller(app: FastifyInstance, token: string | null): Call {
  return async (operation, input, { key, headers = {} } = {}) => {
    const raw = await app.inject({
      ...requestOf(operation, input as Record<string, unknown>),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
    });
    const isJson = String(raw.headers['content-type'] ?? '').startsWith('application/json');
    const body: unknown = isJson && raw.body !== '' ? raw.json() : null;
    if (raw.statusCode >= 400) checkFilled(operation.id, body as ProblemBody | null);
    return { status: raw.statusCode, output: body as never, problem: body as ProblemBody, raw };
  };
}

export async function openWorld(
  environment: Environment = {},
  passwordHash?: string,
  connections = 6,
  bodyMs?: number,
  approvalSubjects?: ApprovalSubjects,
): Promise<World> {
  const database = await createDatabase(connections);
  const dataDir = await mkdtemp(join(tmpdir(), 'madoguchi-world-'));
  const standard = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...inject('identityProvider') };
  const config = readConfig('start', { ...standard, ...environment });
  const clock = standingClock(NOW);
  await loadBaseData(database.pool, clock.today());
  const people = await addPeople(database.pool, passwordHash);
  // A portal of the engine's own tests has requests and superiors as each of them says.
  if (approvalSubjects === undefined) await giveHead(database.pool, people);
  const logged: string[] = [];
  const log = createLog(config, { write: (line) => logged.push(line) });
  const app = await buildApp({
    config,
    pool: database.app,
    clock,
    log,
    checkAnswers: true,
    ...(bodyMs === undefined ? {} : { bodyMs }),
    ...(approvalSubjects === undefined ? {} : { approvalSubjects }),
  });
  await app.ready();
  return {
    app,
    pool: database.pool,
    appPool: database.app,
    clock,
    people,
    config,
    logged,
    as: (who) => caller(app, who === null ? null : people[who].token),
    audit: async (where = 'true') => {
      const { rows } = await database.pool.query(`select * from audit_events where ${where} order by occurred_at, id`);
      return rows as AuditRow[];
    },
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const freshKey = (): string => randomUUID();
