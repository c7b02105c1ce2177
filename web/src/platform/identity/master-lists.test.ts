// @vitest-environment jsdom
import { MASTER_LISTS } from '@madoguchi/contract/master-data/list-names.ts';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { forgetMasterLists, loadMasterLists, masterArrivals } from './master-lists.ts';

const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let broken: string[] = [];
let logged: MockInstance;

const arrived = () => MASTER_LISTS.filter((list) => masterArrivals.get().lists[list] === 'arrived');
const failed = () => MASTER_LISTS.filter((list) => masterArrivals.get().lists[list] === 'failed');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  broken = [];
  network.mockReset().mockImplementation(async (url) => {
    const list = url.split('/').at(-1) ?? '';
    return broken.includes(list) ? new Response('', { status: 503 }) : new Response('[]');
  });
});

afterEach(() => {
  forgetMasterLists();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches all eight lists once and is complete only with the last of them [S4-03]', async () => {
  const loading = loadMasterLists();
  expect(masterArrivals.get().data).toBeNull();
  await loading;
  expect(arrived()).toEqual(MASTER_LISTS);
  expect(masterArrivals.get().data).not.toBeNull();
  expect(network).toHaveBeenCalledTimes(8);
});

it('names and logs the list that failed, and a retry fetches only that one [S4-04]', async () => {
  broken = ['route'];
  await loadMasterLists();
  expect(failed()).toEqual(['route']);
  expect(masterArrivals.get().data).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('route'), expect.anything());
  broken = [];
  await loadMasterLists();
  expect(network).toHaveBeenCalledTimes(9);
  expect(masterArrivals.get().data).not.toBeNull();
});

it('tries again by itself, later each time [S4-04]', async () => {
  broken = ['way'];
  await loadMasterLists();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(network).toHaveBeenCalledTimes(9);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(network).toHaveBeenCalledTimes(9);
  broken = [];
  await vi.advanceTimersByTimeAsync(1);
  expect(masterArrivals.get().data).not.toBeNull();
});

it('forgets everything with the person, even what is still on its way [S4-06]', async () => {
  const loading = loadMasterLists();
  forgetMasterLists();
  await loading;
  expect(arrived()).toEqual([]);
  expect(masterArrivals.get().data).toBeNull();
});
