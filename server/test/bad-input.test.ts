// Every operation under seeded hostile requests over real connections (reliability R12): never a 5xx.
import { Agent, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { may, ROLES } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { listeningAt } from './listening.ts';
import { sessionOf } from './sessions.ts';
import { openWorld, type World } from './world.ts';

/** `npm run hunt -- --hostile` draws 2,000 for each, from a fresh seed. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_121);
const PER_OPERATION = Number(process.env['HOSTILE_REQUESTS'] ?? 100);
/** One parser reads the bodies of all operations: huge ones are sent to some of them each day, and to all by the hunt. */
const HUGE_TO_EVERY = process.env['HOSTILE_REQUESTS'] === undefined ? 8 : 1;
const AT_ONCE = 8;

let world: World;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  world = await openWorld();
  port = Number(new URL(await listeningAt(world.app)).port);
});
afterAll(async () => {
  agent.destroy();
  await world.close();
});

interface Heard {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sends it byte by byte as given. A connection that the server ended in the middle of a body counts as refused: 0. */
function send({ method, path, headers, body }: HostileRequest): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const sent = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
        answer.on('error', reject);
        if (answer.headers['content-type'] === 'text/event-stream') answer.destroy();
        if (answer.headers['content-type'] === 'text/event-stream')
          resolve({ status: 200, type: 'text/event-stream', text: '' });
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET'
        ? resolve({ status: 0, type: '', text: '' })
        : reject(error),
    );
    sent.end(body);
  });
}

const INSIDE = /\bselect .* from\b|constraint|relation "|pg_|\.ts:\d|node_modules| {4}at |invalid byte sequence/i;

/** The parameters sent to a provider and the token of a session are drawn at random, and may spell anything. */
const DRAWN = /(?<=\b(?:state|nonce|code_challenge)=|"access_token":")[\w-]{43}/g;

/** Made once: a schema is compiled when it is first used. */
const STRICT_BODY = ProblemBody.strict();

/** The fault in an answer to a hostile request; `null` where there is none. */
function fault({ status, type, text }: Heard): string | null {
  if (status >= 500) return `answered ${status}: ${text}`;
  // The page in the download for the tax office names the constraints of certificates.
  const isZip = type.startsWith('application/zip');
  if (!isZip && INSIDE.test(text.replace(DRAWN, ''))) return `told of the inside: ${text}`;
  if (status < 400 || status === 0) return null;
  if (!type.startsWith('application/json')) return `answered ${status} as ${type}`;
  const parsed = STRICT_BODY.safeParse(JSON.parse(Buffer.from(text, 'latin1').toString('utf8')));
  return parsed.success ? null : `another shape: ${text}`;
}

async function faultsOf(requests: readonly HostileRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...requests];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const found = fault(await send(next));
      if (found !== null)
        faults.push(
          `${next.method} ${next.path.slice(0, 200)} ${JSON.stringify(next.headers)} ${next.body?.subarray(0, 200)}: ${found}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** The lowest who may call it, with a session of their own: some operations end or renew it. */
async function identified({ access }: Operation): Promise<Record<string, string>> {
  const who = ROLES.findLast((role) => may({ roles: [role] }, access, toolRules())) ?? 'user';
  return { authorization: `Bearer ${await sessionOf(world, who)}` };
}

describe('hostile requests', () => {
  it.each(
    OPERATIONS.map((operation, index): [string, Operation, boolean] => [
      operation.id,
      operation,
      index % HUGE_TO_EVERY === 0,
    ]),
  )(
    'are answered by %s without a 5xx, in the shape of errors, telling nothing of the inside [S8-01]',
    async (_id, operation, hasHuge) => {
      const requests = hostileRequests(operation, PER_OPERATION, SEED, await identified(operation), hasHuge);
      expect(await faultsOf(requests)).toEqual([]);
      expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    },
    60_000,
  );

  it('do not unpack what was packed: a gzip body is no JSON [S8-01]', async () => {
    const headers = {
      ...(await identified({ access: 'staff' } as Operation)),
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    };
    const heard = await send({
      method: 'POST',
      path: '/api/auth/user/update',
      headers,
      body: gzipSync(Buffer.alloc(50_000_000)),
    });
    expect(heard.status).toBe(400);
  });

  it('left no change behind that honest people could see', async () => {
    const { rows } = await world.pool.query(
      'select roles, status from accounts where roles <> array[roles[1]] or status <> $1',
      ['active'],
    );
    expect(rows).toEqual([]);
    expect((await world.as('staff')(OPERATIONS[0], {})).status).toBe(200);
  });

  it('are caught by the check where a server answers them badly: a 500, a message of the database, another shape', () => {
    const json = 'application/json; charset=utf-8';
    expect(fault({ status: 500, type: json, text: '{}' })).toMatch(/^answered 500/);
    expect(fault({ status: 400, type: json, text: '{"message":"invalid byte sequence for encoding"}' })).toMatch(
      /^told/,
    );
    expect(fault({ status: 400, type: json, text: '{"statusCode":400,"error":"Bad Request"}' })).toMatch(
      /^another shape/,
    );
    expect(fault({ status: 404, type: 'text/html', text: '<h1>Not found</h1>' })).toMatch(/^answered 404 as/);
  });
});
