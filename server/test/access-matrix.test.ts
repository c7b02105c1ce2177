import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { GUEST, may, ROLES, type Role } from '@madoguchi/contract/access.ts';
import { listTools, openTool } from '@madoguchi/contract/general-tools/operations.ts';
import {
  GENERAL_TOOLS,
  TOOL_IDS,
  TOOL_RULES,
  type ToolId,
  type ToolRule,
  toolRules,
} from '@madoguchi/contract/general-tools/tools.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { signOut } from '@madoguchi/contract/session/operations.ts';
import { describeApi } from '@madoguchi/contract/system/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../src/platform/session/session-store.ts';
import { account, sessionOn } from './accounts.ts';
import { sessionOf } from './sessions.ts';
import { openWorld, type World } from './world.ts';

const VISITORS = ['guest', 'auditor', 'user', 'staff', 'admin', 'system'] as const;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** Thousands of requests, one after the other. */
const SLOWLY = 180_000;
const REVIEWED = new URL('access-matrix.txt', import.meta.url);
const FOUND = new URL('../../.cache/access-matrix.txt', import.meta.url);

let world: World;
let auditor: string;
beforeAll(async () => {
  world = await openWorld();
  auditor = await sessionOn(world, (await account(world, 'active', 'auditor')).id);
});
afterAll(() => world.close());

function tokenOf(visitor: (typeof VISITORS)[number]): string | null {
  if (visitor === 'guest') return null;
  return visitor === 'auditor' ? auditor : world.people[visitor].token;
}

/** Reads the guard's verdict: `-` refused (401 for a guest, 403 otherwise), `+` let in, whatever the handler answered. */
async function cell(
  method: (typeof METHODS)[number],
  path: string,
  visitor: (typeof VISITORS)[number],
): Promise<string> {
  const url = path.replace(/:\w+/g, (part) => (part === ':month' ? '202611' : '00000000-0000-7000-8000-000000000000'));
  const token = tokenOf(visitor);
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  if (path === '/api/live' && method === 'GET' && visitor !== 'guest') return live(token ?? '');
  // An empty body never fits a write that changes something, so nobody signs out or decides on the way.
  const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? { payload: { nothing: true } } : {};
  const { statusCode, json } = await world.app.inject({ method, url, headers, ...body });
  if (statusCode === 405) return '405';
  if (statusCode === 401) return '-';
  return statusCode === 403 && ['not-allowed', 'tool-closed', 'auditor-reads-only'].includes(json().code) ? '-' : '+';
}

async function openToolTo(tool: ToolId, openTo: ToolRule): Promise<void> {
  const { output } = await world.as('system')(listTools, {});
  const version = output.tools.find((one) => one.tool === tool)?.version ?? 0;
  expect((await world.as('system')(openTool, { tool, openTo, version })).status).toBe(200);
}

/** The stream stays open: it is asked over a real connection, and let go as soon as it has begun. */
async function live(token: string): Promise<string> {
  if (world.app.server.address() === null) await world.app.listen({ port: 0, host: '127.0.0.1' });
  const address = world.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const leave = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  leave.abort();
  return answer.status === 200 ? '+' : '-';
}

async function lineOf(method: (typeof METHODS)[number], path: string): Promise<string> {
  const cells: string[] = [];
  for (const visitor of VISITORS) cells.push((await cell(method, path, visitor)).padEnd(9));
  return `${method.padEnd(8)}${path.padEnd(58)}${cells.join('')}`.trimEnd();
}

/** The operations of a general tool once more, under each other setting than the one that it begins with. */
async function linesOfOpened(): Promise<string[]> {
  const lines: string[] = [];
  for (const tool of TOOL_IDS) {
    const { initially } = GENERAL_TOOLS[tool];
    const own = OPERATIONS.filter(({ access }: Operation) => typeof access !== 'string' && access.tool === tool);
    const settings = own.length === 0 ? [] : TOOL_RULES.filter((openTo) => openTo !== initially);
    for (const openTo of settings) {
      await openToolTo(tool, openTo);
      lines.push('', `${tool} open to: ${openTo}`);
      const asked = own.map(({ method, path }): [Operation['method'], string] => [method, path]);
      for (const [method, path] of asked.sort(([, a], [, b]) => (a < b ? -1 : 1)))
        lines.push(await lineOf(method, path));
    }
    await openToolTo(tool, initially);
  }
  return lines;
}

describe('who may call what', () => {
  it(
    'is over the running router exactly what the reviewed file says, undeclared methods included (A6) [S5-02] [S5-03] [S4-09]',
    async () => {
      const paths = [...new Set(OPERATIONS.map(({ path }) => path))].sort();
      const lines = [
        `${'method'.padEnd(8)}${'path'.padEnd(58)}${VISITORS.map((visitor) => visitor.padEnd(9)).join('')}`.trimEnd(),
      ];
      for (const path of paths) for (const method of METHODS) lines.push(await lineOf(method, path));
      lines.push(...(await linesOfOpened()));
      const found = `${lines.join('\n')}\n`;
      // For whoever changes it on purpose: read the difference, then copy this file over the reviewed one.
      await mkdir(new URL('.', FOUND), { recursive: true });
      await writeFile(FOUND, found);
      expect(found).toBe(readFileSync(REVIEWED, 'utf8'));
    },
    SLOWLY,
  );

  it('has a negative control: an operation opened to everybody would not pass the comparison', () => {
    const reviewed = readFileSync(REVIEWED, 'utf8');
    expect(reviewed).toMatch(/^GET {5}\/api\/openapi\.json +- +- +- +- +- +\+$/m);
  });

  it.each(TOOL_RULES)(
    'is never more on a screen than its visitors may call, with every tool open to %s [S5-03]',
    (rule) => {
      const byId = new Map<string, Operation>(OPERATIONS.map((operation) => [operation.id, operation]));
      const tools = toolRules(() => rule);
      for (const screen of SCREENS) {
        for (const visitor of [GUEST, ...ROLES.map((role: Role) => ({ roles: [role] }))]) {
          if (!may(visitor, screen.access, tools)) continue;
          for (const id of screen.uses)
            expect(may(visitor, byId.get(id)?.access ?? 'system', tools), `${screen.id} ${id}`).toBe(true);
        }
      }
    },
  );

  it(
    'gives nothing to names in headers, and nothing to tokens that are forged, over or ended (T1) [S4-09]',
    async () => {
      const uid = world.people.system.accountId;
      const ofVictim = () => world.audit(`account_id = '${uid}'`);
      const [over, ended] = [await sessionOf(world, 'system'), await sessionOf(world, 'system')];
      const call = { headers: { authorization: `Bearer ${ended}` } };
      expect((await world.as(null)(signOut, {}, call)).status).toBe(200);
      await world.pool.query(`update sessions set expires_at = '2026-11-21T05:04:59Z' where token_hash = $1`, [
        tokenHash(over),
      ]);
      const before = (await ofVictim()).length;
      const forged = [
        { uid },
        { 'x-user-id': uid },
        { 'x-forwarded-user': world.people.system.email },
        { authorization: 'Bearer {token}' },
        { authorization: `Bearer ${uid}` },
        ...['a'.repeat(43), over, ended].flatMap((token) => [
          { authorization: `Bearer ${token}`, uid },
          { cookie: `madoguchi=${token}`, 'sec-fetch-site': 'same-origin' },
        ]),
      ];
      for (const operation of OPERATIONS.filter(({ access }) => !may(GUEST, access, toolRules()))) {
        for (const headers of forged) {
          const url = operation.path.replace(/:\w+/g, '202611');
          const { statusCode } = await world.app.inject({ method: operation.method, url, headers });
          expect(statusCode, `${operation.id} ${JSON.stringify(headers)}`).toBe(401);
        }
      }
      expect(await ofVictim()).toHaveLength(before);
      const stands = { authorization: `Bearer ${await sessionOf(world, 'system')}`, uid };
      const { statusCode } = await world.app.inject({ url: describeApi.path, headers: stands });
      expect(statusCode, 'the control: the same with the token of a session that stands').toBe(200);
    },
    SLOWLY,
  );

  it('records a refused attempt, with who and from where [B0-09]', async () => {
    const before = (await world.audit(`event = 'attempt.refused'`)).length;
    expect((await world.as('staff')(describeApi, {})).status).toBe(403);
    const rows = await world.audit(`event = 'attempt.refused'`);
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({
      account_id: world.people.staff.accountId,
      operation: 'system.openapi',
      ip: '127.0.0.1',
    });
  });
});

describe('the API description', () => {
  it('holds every operation with its path and roles, and no security where guests may call [S5-03]', async () => {
    const { output } = await world.as('system')(describeApi, {});
    const { openapi, paths } = output as {
      openapi: string;
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    ) as { path: string; method: string; operationId: string; 'x-access': string[]; security?: unknown[] }[];
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
    for (const { operationId, path, method, security, 'x-access': access } of described) {
      const operation = OPERATIONS.find(({ id }) => id === operationId);
      expect(path).toBe(operation?.path.replace(/:(\w+)/g, '{$1}'));
      expect(method).toBe(operation?.method.toLowerCase());
      expect(access.includes('guest')).toBe(may(GUEST, operation?.access ?? 'system', toolRules()));
      expect(security).toEqual(access.includes('guest') ? [] : undefined);
    }
  });
});
