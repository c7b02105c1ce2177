import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Listener } from '../db/listener.ts';
import type { Actor } from '../session/actor.ts';
import { LiveHub } from './live-hub.ts';

const EVERYBODY = { rule: null, employeeId: null, accountId: 'aoki' };
const NEWS = { kind: 'changed', noun: 'faq', id: null, version: null } as const;

const BEGUN_MS = Date.parse('2026-11-28T00:00:00.000Z');

/** Two processes that speak over one channel, whose connections a test breaks. */
function twoProcesses() {
  const channel: ((payload: string) => void)[] = [];
  const clock = { nowMs: BEGUN_MS, now: () => new Date(clock.nowMs).toISOString(), today: () => '2026-11-28' };
  const process = () => {
    const gaps: (() => void)[] = [];
    const line = { connected: true, toldInVain: 0 };
    const listener = {
      hear: (_name: string, heard: (payload: string) => void) => channel.push((text) => line.connected && heard(text)),
      onGap: (then: () => void) => gaps.push(then),
      tell: async (_name: string, payload: string) => {
        if (!line.connected) {
          line.toldInVain += 1;
          throw new Error('the listening connection is down');
        }
        for (const hear of channel) hear(payload);
      },
      get connected() {
        return line.connected;
      },
    };
    const hub = new LiveHub(listener as unknown as Listener, pino({ level: 'silent' }), clock as never);
    const told: string[] = [];
    const actor = { sessionId: 'session', accountId: 'aoki', roles: [] } as unknown as Actor;
    hub.add({ actor, send: (text) => told.push(JSON.parse(text).kind), end: () => undefined });
    const connect = (isConnected: boolean) => {
      line.connected = isConnected;
      for (const gap of gaps) gap();
    };
    return { hub, told, connect, line };
  };
  return [process(), process(), clock] as const;
}

it('passes a notice on to the pages of other processes', async () => {
  const [here, there] = twoProcesses();
  here.hub.announce(NEWS, EVERYBODY);
  await here.hub.stop();
  expect([here.told, there.told]).toEqual([['changed'], ['changed']]);
});

it('tells pages everywhere to read again once its connection is back, where it told something meanwhile', async () => {
  const [here, there] = twoProcesses();
  here.connect(false);
  here.hub.announce(NEWS, EVERYBODY);
  await expect.poll(() => here.told).toEqual(['changed']);
  await expect.poll(() => here.line.toldInVain).toBe(1);
  expect(there.told).toEqual([]);
  here.connect(true);
  await expect.poll(() => there.told).toEqual(['missed']);
  expect(here.told).toEqual(['changed', 'missed']);
  // The next break in which nothing was told is none of theirs.
  here.connect(false);
  here.connect(true);
  await here.hub.stop();
  expect(there.told).toEqual(['missed']);
});

it('lets a page that read before the break know that more was told than is known', () => {
  const [here, , clock] = twoProcesses();
  const servedAtMs = BEGUN_MS + 5_000;
  const opened = () => {
    const told: string[] = [];
    const actor = { sessionId: 'another', accountId: 'aoki', roles: [] } as unknown as Actor;
    here.hub.add({ actor, send: (text) => told.push(JSON.parse(text).kind), end: () => undefined }, servedAtMs);
    return told;
  };
  clock.nowMs = BEGUN_MS + 6_000;
  here.hub.announceHere(NEWS, EVERYBODY);
  expect(opened()).toEqual(['changed']);
  clock.nowMs = BEGUN_MS + 7_000;
  here.connect(false);
  here.connect(true);
  expect(opened()).toEqual(['missed']);
});
