// Who hears of acts that others stand in for, and what it costs while many are done.
import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { delegate } from '../../../../test/approvals/delegate.ts';
import { openApprovalWorld } from '../../../../test/approvals/requests.ts';
import type { Who } from '../../../../test/people.ts';
import type { World } from '../../../../test/world.ts';
import { Listener } from '../../../platform/db/listener.ts';
import { LiveHub } from '../../../platform/live/live-hub.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { tellDelegates } from './tell-delegates.ts';

let world: World;
beforeAll(async () => {
  world = await openApprovalWorld();
});
afterAll(() => world.close());

it('delegates of all who were told in a swarm are asked for once, and each hears what is theirs, once [B0-08] [B3-07]', async () => {
  await delegate(world, 'other', 'admin2');
  await delegate(world, 'staff', 'admin');
  const log = pino({ level: 'silent' });
  const live = new LiveHub(new Listener(world.appPool, log), log);
  const idOf = (who: Who) => world.people[who].employeeUuid ?? '';
  const heard: Record<string, string[]> = { admin: [], admin2: [], system: [] };
  for (const who of ['admin', 'admin2', 'system'] as const) {
    const { accountId } = world.people[who];
    const actor = { accountId, roles: ['staff'], employee: { id: idOf(who) } } as unknown as Actor;
    live.add({ actor, send: (text) => heard[who]?.push(JSON.parse(text).approvalId), end: () => {} });
  }
  const asked = vi.spyOn(world.appPool, 'query');
  const needs = { live, pool: world.appPool, clock: world.clock, log };
  const [ofBoth, ofOther, ofToldAlready] = [randomUUID(), randomUUID(), randomUUID()];
  tellDelegates(needs, ofBoth, new Set([idOf('other'), idOf('staff')]));
  tellDelegates(needs, ofOther, new Set([idOf('other')]));
  tellDelegates(needs, ofOther, new Set([idOf('system')]));
  tellDelegates(needs, ofToldAlready, new Set([idOf('staff'), idOf('admin')]));
  await expect.poll(() => heard['admin2'], { timeout: 20_000, interval: 10 }).toEqual([ofBoth, ofOther]);
  expect(heard).toEqual({ admin: [ofBoth], admin2: [ofBoth, ofOther], system: [] });
  const texts = asked.mock.calls.map(([first]) => (first as unknown as QueryConfig).text);
  expect(texts.filter((text) => /from delegations/.test(text))).toHaveLength(1);
  asked.mockRestore();
});
