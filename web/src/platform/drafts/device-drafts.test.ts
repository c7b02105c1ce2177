import { expect, it } from 'vitest';
import { type DraftStorage, deviceDrafts } from './device-drafts.ts';
import { handTimers } from './hand-timers.ts';

interface Draft {
  readonly memo: string;
}

const draft = (memo: string): Draft => ({ memo });

function desk(storage?: DraftStorage<Draft>) {
  const kept = new Map<string, Draft>();
  const timers = handTimers();
  const inMemory: DraftStorage<Draft> = {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    del: async (key) => void kept.delete(key),
  };
  const open = (uid: string) => deviceDrafts(storage ?? inMemory, `${uid}/202611`, timers);
  return { kept, timers, open };
}

it('what was typed lies on the device 300 ms later [B0-11]', async () => {
  const { timers, open } = desk();
  const drafts = open('a');
  drafts.keep(draft('1'));
  drafts.keep(draft('2'));
  await timers.pass(299);
  expect(await drafts.load()).toBeNull();
  await timers.pass(1);
  expect(await drafts.load()).toEqual(draft('2'));
});

it('another person on the same device does not see it', async () => {
  const { timers, open } = desk();
  open('a').keep(draft('1'));
  await timers.pass(300);
  expect(await open('b').load()).toBeNull();
});

it('a draft that was acknowledged before it was written is not written back', async () => {
  const { kept, timers, open } = desk();
  const drafts = open('a');
  drafts.keep(draft('1'));
  drafts.forget();
  await timers.pass(1_000);
  expect(kept.size).toBe(0);
});

it('a page that goes away writes at once', async () => {
  const { timers, open } = desk();
  const drafts = open('a');
  drafts.keep(draft('1'));
  drafts.writeNow();
  await timers.pass(0);
  expect(await drafts.load()).toEqual(draft('1'));
});

it('a device that cannot keep says so', async () => {
  const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { timers, open } = desk({ get: async () => undefined, set: refuse, del: async () => undefined });
  const drafts = open('a');
  drafts.keep(draft('1'));
  await timers.pass(300);
  expect(drafts.canKeep).toBe(false);

  const forbidden = () => Promise.reject(new DOMException('no storage', 'InvalidStateError'));
  const locked = desk({ get: forbidden, set: forbidden, del: forbidden }).open('a');
  expect(await locked.load()).toBeNull();
  expect(locked.canKeep).toBe(false);
});

it('tells who watches when the device can keep no longer, and when it can again [B0-11]', async () => {
  let isFull = true;
  const set = async () => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
  };
  const { timers, open } = desk({ get: async () => undefined, set, del: async () => undefined });
  const drafts = open('a');
  const told: boolean[] = [];
  const stop = drafts.onCanKeep(() => told.push(drafts.canKeep));
  const type = async (memo: string) => {
    drafts.keep(draft(memo));
    await timers.pass(300);
  };
  await type('1');
  await type('2');
  expect(told).toEqual([false]);
  isFull = false;
  await type('3');
  expect(told).toEqual([false, true]);
  stop();
  isFull = true;
  await type('4');
  expect(told).toEqual([false, true]);
});
