// The general tools' setting over HTTP, and how guards of this and of another process follow it. The operations of a tool
// are stood in for by one of the test's own, mounted as every operation is.

import cookie from '@fastify/cookie';
import { type Role, tool } from '@madoguchi/contract/access.ts';
import { listTools, openTool } from '@madoguchi/contract/general-tools/operations.ts';
import { TOOL_RULES, type ToolRule, toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { read } from '@madoguchi/contract/operation.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { isOf, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';
import { Listener } from '../../platform/db/listener.ts';
import { OpenTools } from '../../platform/general-tools/open-tools.ts';
import type { Ground } from '../../platform/ground.ts';
import { describeApi } from '../../platform/http/describe-api.ts';
import { handle } from '../../platform/http/handler.ts';
import { mount } from '../../platform/http/mount.ts';
import { SessionStore } from '../../platform/session/session-store.ts';

/** Told, not asked for: a second is the promise, and a busy machine of tests gets more. */
const SOON = { timeout: 5_000, interval: 10 };
const ROLES: readonly Role[] = ['system', 'admin', 'staff', 'user'];

const standIn = read('calendar.stand-in', {
  at: ['GET', '/api/stand-in'],
  access: tool('calendar'),
  shows: [],
  input: z.strictObject({}),
  output: z.object({ stored: z.string() }),
  refuses: [],
});

let world: World;
/** Another process of the portal on the same database, with the operation of a tool. */
let elsewhere: FastifyInstance;
let tools: OpenTools;
let listener: Listener;
const heardChange = vi.fn();

beforeAll(async () => {
  world = await openWorld();
  const { appPool: pool, clock, config } = world;
  const log = pino({ level: 'silent' });
  listener = new Listener(new pg.Pool({ ...pool.options, max: 1 }), log);
  const sessions = new SessionStore({ pool, clock, listener, log, idleMs: null });
  tools = new OpenTools({ pool, listener, onChanged: heardChange });
  const ground = { config, pool, clock, log, listener, sessions, tools } as unknown as Ground;
  const handlers = { [standIn.id]: handle(standIn, async () => ({ stored: 'as it was' })) };
  elsewhere = Fastify();
  await elsewhere.register(cookie);
  mount(elsewhere, { operations: [standIn], handlers, ground, checkAnswers: true });
  await listener.start();
});
afterAll(async () => {
  await elsewhere.close();
  await listener.stop();
  await world.close();
});
beforeEach(async () => {
  await world.pool.query('delete from general_tools');
  await expect.poll(() => tools.rules(), SOON).toEqual(toolRules());
});

const asking = (who: Who | null, language = 'ja') =>
  elsewhere.inject({
    url: standIn.path,
    headers: {
      'accept-language': language,
      ...(who === null ? {} : { authorization: `Bearer ${world.people[who].token}` }),
    },
  });

async function settingNow() {
  const [setting] = (await world.as('system')(listTools, {})).output.tools;
  if (setting === undefined) throw new Error('there is no general tool');
  return setting;
}

async function open(openTo: ToolRule) {
  const { version } = await settingNow();
  return world.as('system')(openTool, { tool: 'calendar', openTo, version });
}

describe('a general tool', () => {
  it('is open to system people alone until they choose, and the refusal names it in either language [S2-06]', async () => {
    expect((await asking(null)).statusCode).toBe(401);
    expect((await asking('system')).json()).toEqual({ stored: 'as it was' });
    const refused = await asking('staff');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'tool-closed',
      message: expect.stringMatching(/^カレンダーは閉じられて/),
    });
    expect((await asking('staff', 'en')).json().message).toMatch(
      /^Calendar is closed to you\. What is stored in it is kept/,
    );
    const rows = await world.audit(`event = 'attempt.refused' and operation = '${standIn.id}'`);
    expect(rows.at(-1)).toMatchObject({
      account_id: world.people.staff.accountId,
      difference: { reason: 'tool-closed' },
    });
  });

  it('is open in every process to exactly whom the setting says, and closes again with its data kept', async () => {
    const answering = async () => {
      const codes = await Promise.all(ROLES.map(async (who) => (await asking(who)).statusCode));
      return ROLES.filter((_, at) => codes[at] === 200);
    };
    for (const [openTo, expected] of [
      ['staff', ['system', 'admin', 'staff']],
      ['signed-in', ROLES],
      ['system', ['system']],
      ['staff', ['system', 'admin', 'staff']],
    ] as const) {
      expect((await open(openTo)).status).toBe(200);
      await expect.poll(answering, SOON).toEqual(expected);
      expect((await asking(null)).statusCode, 'never to a guest').toBe(401);
    }
    expect((await asking('staff')).json()).toEqual({ stored: 'as it was' });
  });

  it('tells what no operation guards, as feeds and news, to whom it is open', async () => {
    expect(await tools.isOpenTo({ roles: ['staff'] }, 'calendar')).toBe(false);
    await open('staff');
    await expect.poll(() => tools.isOpenTo({ roles: ['staff'] }, 'calendar'), SOON).toBe(true);
    expect(await tools.isOpenTo({ roles: ['user'] }, 'calendar')).toBe(false);
    expect(await tools.isOpenTo({ roles: [] }, 'calendar')).toBe(false);
  });

  it('is described with the roles that it is open to', () => {
    const described = (calendar: ToolRule) =>
      describeApi([standIn], world.config, { calendar }) as { paths: Record<string, { get: Record<string, unknown> }> };
    const roles = TOOL_RULES.map((rule) => described(rule).paths[standIn.path]?.get['x-access']);
    expect(roles).toEqual([['system'], ['system', 'admin', 'staff'], ['system', 'admin', 'staff', 'user']]);
    expect(described('staff').paths[standIn.path]?.get).toMatchObject({ 'x-tool': 'calendar' });
  });

  it('is judged by the database alone while the process does not hear of changes', async () => {
    const deaf = new OpenTools({
      pool: world.appPool,
      listener: new Listener(world.appPool, pino({ level: 'silent' })),
      onChanged: () => {},
    });
    expect(await deaf.rules()).toEqual({ calendar: 'system' });
    await open('staff');
    expect(await deaf.rules()).toEqual({ calendar: 'staff' });
  });
});

describe('the setting', () => {
  it('is one recorded write, and the next session that is asked for has it [B0-09]', async () => {
    const before = (await world.as('user')(showSession, {})).output.tools;
    expect(before).toEqual({ calendar: 'system' });
    const { status, output } = await open('signed-in');
    expect(status).toBe(200);
    expect((await world.as('user')(showSession, {})).output.tools).toEqual({ calendar: 'signed-in' });
    expect(output).toEqual(await settingNow());
    expect(output).toMatchObject({ openTo: 'signed-in', version: 1, updatedAt: world.clock.now() });
    const [row] = (await world.audit(`event = 'general-tool.opened'`)).slice(-1);
    expect(row).toMatchObject({ target_id: 'calendar', difference: { openTo: ['system', 'signed-in'] } });
  });

  it('is refused at another version than the newest, of two at once as well, and told with the newer one [B0-02]', async () => {
    const asked = { tool: 'calendar', openTo: 'staff', version: 0 } as const;
    const two = await Promise.all([1, 2].map(() => world.as('system')(openTool, asked)));
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = two.find(({ status }) => status === 409);
    expect(late?.problem).toMatchObject({ code: 'stale', data: { current: { openTo: 'staff', version: 1 } } });
    expect((await world.as('system')(openTool, { ...asked, version: 2 })).status).toBe(409);
    expect(await settingNow()).toMatchObject({ version: 1 });
  });

  it('sent twice under one key is set once [B0-03]', async () => {
    const key = freshKey();
    const asked = { tool: 'calendar', openTo: 'staff', version: 0 } as const;
    const first = await world.as('system')(openTool, asked, { key });
    const again = await world.as('system')(openTool, asked, { key });
    expect([again.status, again.output]).toEqual([200, first.output]);
    expect(await settingNow()).toMatchObject({ version: 1 });
  });

  it('is told to every open page, of other processes too', async () => {
    const page = await openPage(await listeningAt(world.app), world.people.user.token);
    heardChange.mockClear();
    await open('signed-in');
    const heard = () => page.heard.filter(isOf('general-tools'));
    await expect.poll(() => heard().length, SOON).toBe(1);
    await expect.poll(() => heardChange.mock.calls.length, SOON).toBe(1);
    page.leave();
  });
});
