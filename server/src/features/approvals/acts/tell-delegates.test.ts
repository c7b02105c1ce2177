// The people who hear of acts that others stand in for, and the cost while many are done.
import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { delegate, endDelegations } from '../../../../test/approvals/delegate.ts';
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

/** Collects the messages that open pages of some people receive, until the test is over. */
function pagesOf(...people: readonly Who[]) {
  const log = pino({ level: 'silent' });
  const live = new LiveHub(new Listener(world.appPool, log), log, world.clock);
  const heard: Partial<Record<Who, string[]>> = {};
  for (const who of people) {
    const { accountId, employeeUuid } = world.people[who];
    const told: string[] = [];
    heard[who] = told;
    const actor = { accountId, roles: ['staff'], employee: { id: employeeUuid } } as unknown as Actor;
    live.add({ actor, send: (text) => told.push(JSON.parse(text).id), end: () => {} });
  }
  return { heard, needs: { live, pool: world.appPool, clock: world.clock, log } };
}

const idOf = (who: Who) => world.people[who].employeeUuid ?? '';

it('delegates of all who were told in a swarm are asked for once, and each hears what is theirs, once [B0-08] [B3-07]', async () => {
  await delegate(world, 'other', 'admin2');
  await delegate(world, 'staff', 'admin');
  const { heard, needs } = pagesOf('admin', 'admin2', 'system');
  const asked = vi.spyOn(world.appPool, 'query');
  const [ofBoth, ofOther, ofToldAlready] = [randomUUID(), randomUUID(), randomUUID()];
  const tell = (id: string, ...told: readonly Who[]) =>
    tellDelegates(needs, [{ id, domain: 'travel-expenses', amount: 10_000 }], new Set(told.map(idOf)));
  tell(ofBoth, 'other', 'staff');
  tell(ofOther, 'other');
  tell(ofOther, 'system');
  tell(ofToldAlready, 'staff', 'admin');
  await expect.poll(() => heard.admin2, { timeout: 20_000, interval: 10 }).toEqual([ofBoth, ofOther]);
  expect(heard).toEqual({ admin: [ofBoth], admin2: [ofBoth, ofOther], system: [] });
  const texts = asked.mock.calls.map(([first]) => (first as unknown as QueryConfig).text);
  expect(texts.filter((text) => /from delegations/.test(text))).toHaveLength(1);
  asked.mockRestore();
});

it('delegates hear of what is theirs by domain and amount, before or after, and of nothing else [B0-08] [B3-07]', async () => {
  await endDelegations(world);
  await delegate(world, 'other', 'admin2', { limit: 10_000, domains: ['travel-expenses'] });
  const { heard, needs } = pagesOf('admin2');
  const told = new Set([idOf('other')]);
  const ids = { dearer: randomUUID(), elsewhere: randomUUID(), covered: randomUUID(), raised: randomUUID() };
  const claim = (id: string, amount: number) => ({ id, domain: 'travel-expenses', amount }) as const;
  tellDelegates(needs, [claim(ids.dearer, 10_001)], told);
  tellDelegates(needs, [{ ...claim(ids.elsewhere, 1), domain: 'purchase-requests' }], told);
  tellDelegates(needs, [claim(ids.covered, 10_000)], told);
  tellDelegates(needs, [claim(ids.raised, 50_000), claim(ids.raised, 10_000)], told);
  await expect.poll(() => heard.admin2, { timeout: 20_000, interval: 10 }).toContain(ids.raised);
  expect(heard.admin2).toEqual([ids.covered, ids.raised]);
});
