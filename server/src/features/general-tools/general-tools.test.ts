// The general tools' setting over HTTP, and how the guards of this and of another process follow it.
import { ROLES } from '@madoguchi/contract/access.ts';
import { addSourceEvent, listSourceEvents } from '@madoguchi/contract/calendar/operations.ts';
import { listTools, openTool } from '@madoguchi/contract/general-tools/operations.ts';
import { TOOL_RULES, type ToolRule, toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { describeApi } from '@madoguchi/contract/system/operations.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOf, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import { Listener } from '../../platform/db/listener.ts';
import { OpenTools } from '../../platform/general-tools/open-tools.ts';

/** Told, not asked for: a second is the promise, and a busy machine of tests gets more. */
const SOON = { timeout: 15_000 };

const log = pino({ level: 'silent' });
const EVENT = {
  title: '面談',
  allDay: false,
  start: '2026-12-02T01:00:00.000Z',
  end: '2026-12-02T02:00:00.000Z',
  extendedProps: { desc: '' },
};

let world: World;
/** Another process of the portal, as far as the two can tell: an application of its own on the same database. */
let elsewhere: FastifyInstance;

beforeAll(async () => {
  world = await openWorld();
  const { config, pool, clock } = world;
  elsewhere = await buildApp({ config, pool, clock, log, checkAnswers: true });
  await elsewhere.ready();
});
afterAll(async () => {
  await elsewhere.close();
  await world.close();
});
beforeEach(async () => {
  await world.pool.query('delete from general_tools');
  await expect.poll(toldTools, SOON).toEqual(toolRules());
  await expect.poll(async () => (await askElsewhere('user')).statusCode, SOON).toBe(403);
});

const toldTools = async () => (await world.as('user')(showSession, {})).output.tools;

const askElsewhere = (who: Who) =>
  elsewhere.inject({ url: listSourceEvents.path, headers: { authorization: `Bearer ${world.people[who].token}` } });

async function settingNow() {
  const [setting] = (await world.as('system')(listTools, {})).output.tools;
  if (setting === undefined) throw new Error('there is no general tool');
  return setting;
}

async function open(openTo: ToolRule) {
  const { version } = await settingNow();
  return world.as('system')(openTool, { tool: 'calendar', openTo, version });
}

const TO = { system: ['system'], staff: ['system', 'admin', 'staff'], 'signed-in': [...ROLES] } as const;

describe('a general tool', () => {
  it('is open to system people alone until they choose [S2-06]', async () => {
    expect((await world.as(null)(listSourceEvents, {})).status).toBe(401);
    expect((await world.as('system')(listSourceEvents, {})).status).toBe(200);
    expect((await world.as('admin')(listSourceEvents, {})).status).toBe(403);
  });

  it('is open to exactly whom the setting says: in its own process at once, in others once they hear of it', async () => {
    for (const openTo of ['staff', 'signed-in', 'system', 'staff'] as const) {
      expect((await open(openTo)).status).toBe(200);
      const here = await Promise.all(ROLES.map(async (who) => (await world.as(who)(listSourceEvents, {})).status));
      expect(ROLES.filter((_, at) => here[at] === 200)).toEqual(TO[openTo]);
      const there = async () => {
        const codes = await Promise.all(ROLES.map(async (who) => (await askElsewhere(who)).statusCode));
        return ROLES.filter((_, at) => codes[at] === 200);
      };
      await expect.poll(there, SOON).toEqual(TO[openTo]);
      expect((await world.as(null)(listSourceEvents, {})).status, 'never to a guest').toBe(401);
    }
  });

  it('refuses the next write of whoever had it open, names itself in either language, and keeps its data', async () => {
    await open('staff');
    const { output } = await world.as('staff')(addSourceEvent, { newEvent: EVENT });
    await open('system');
    const write = (language: string) =>
      world.as('staff')(addSourceEvent, { newEvent: EVENT }, { headers: { 'accept-language': language } });
    const refused = await write('ja');
    expect([refused.status, refused.problem.code]).toEqual([403, 'tool-closed']);
    expect(refused.problem.message).toBe(
      'カレンダーは閉じられているため、使えません。登録した内容は残っています。必要な場合はシステム管理者に連絡してください。',
    );
    expect((await write('en')).problem.message).toBe(
      '“Calendar” is closed to you. What is stored in it is kept. Ask a system administrator if you need it.',
    );
    const [row] = (await world.audit(`event = 'attempt.refused'`)).slice(-1);
    expect(row).toMatchObject({ operation: addSourceEvent.id, difference: { reason: 'tool-closed' } });
    await open('staff');
    expect((await world.as('staff')(listSourceEvents, {})).output).toEqual([output]);
  });

  it('is described with the roles that it is open to', async () => {
    for (const rule of TOOL_RULES) {
      await open(rule);
      const { paths } = (await world.as('system')(describeApi, {})).output as { paths: Record<string, object> };
      expect(paths[listSourceEvents.path]).toMatchObject({ get: { 'x-access': TO[rule], 'x-tool': 'calendar' } });
    }
  });

  it('tells what no operation guards, as feeds and news, to whom it is open; without word of changes, by the database', async () => {
    const listener = new Listener(new pg.Pool({ ...world.appPool.options, max: 1 }), log);
    const tools = new OpenTools({ pool: world.appPool, listener, onChanged: () => {} });
    const openTo = async () => {
      const found = await Promise.all(ROLES.map((role) => tools.isOpenTo({ roles: [role] }, 'calendar')));
      return ROLES.filter((_, at) => found[at]);
    };
    expect(await openTo(), 'deaf').toEqual(TO.system);
    await open('staff');
    expect(await openTo(), 'deaf').toEqual(TO.staff);
    await listener.start();
    expect(await openTo()).toEqual(TO.staff);
    await open('signed-in');
    await expect.poll(openTo, SOON).toEqual(TO['signed-in']);
    expect(await tools.isOpenTo({ roles: [] }, 'calendar')).toBe(false);
    await listener.stop();
  });
});

describe('the setting', () => {
  it('is one recorded write, and the next session that is asked for has it [B0-09]', async () => {
    expect(await toldTools()).toMatchObject({ calendar: 'system' });
    const { status, output } = await open('signed-in');
    expect(status).toBe(200);
    const others = { scrumboard: 'system', academy: 'system', 'to-dos': 'system' };
    expect(await toldTools()).toEqual({ calendar: 'signed-in', ...others });
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

  it('is told to every open page, those of other processes too', async () => {
    const pages = await Promise.all(
      [world.app, elsewhere].map(async (app) => openPage(await listeningAt(app), world.people.user.token)),
    );
    await open('signed-in');
    for (const page of pages) await expect.poll(() => page.heard.filter(isOf('general-tools')).length, SOON).toBe(1);
    for (const page of pages) page.leave();
  });
});
