// @vitest-environment jsdom
import { MASTER_LISTS } from '@madoguchi/contract/master-data/list-names.ts';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { forgetMasterLists, loadMasterLists, masterArrivals, refreshMasterLists } from './master-lists.ts';

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

it.each(MASTER_LISTS)('is not complete while %s alone is missing [S4-03]', async (list) => {
  broken = [list];
  await loadMasterLists();
  expect(masterArrivals.get().data).toBeNull();
  broken = [];
  await loadMasterLists();
  expect(Object.keys(masterArrivals.get().data ?? {}).sort()).toEqual([...MASTER_LISTS].sort());
  expect(MASTER_LISTS).toHaveLength(8);
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

describe('after a change of the masters', () => {
  const answer = (list: string, values: readonly object[]) =>
    network.mockImplementation(async (url) => new Response(JSON.stringify(url.endsWith(`/${list}`) ? values : [])));
  const renamed = [
    {
      code: 'one-way',
      name: '片道のみ',
      nameEn: 'One way',
      kana: 'カタミチ',
      order: 10,
      validFrom: '2020-04-01',
      validTo: null,
      active: true,
      extra: { multiplier: 1 },
    },
  ];

  it('the lists are read again while what is shown stays, and only a changed list is another object [B1-01] [S4-03]', async () => {
    await loadMasterLists();
    const before = masterArrivals.get().data;
    answer('way', renamed);
    const reading = refreshMasterLists();
    expect(masterArrivals.get().data).toBe(before);
    await reading;
    const after = masterArrivals.get().data;
    expect(after?.way).toEqual(renamed);
    expect(MASTER_LISTS.filter((list) => after?.[list] !== before?.[list])).toEqual(['way']);
  });

  it('a list that cannot be read stays as it was and is tried again by itself [S4-04]', async () => {
    await loadMasterLists();
    const before = masterArrivals.get().data;
    broken = ['way'];
    await refreshMasterLists();
    expect(masterArrivals.get().data).toEqual(before);
    broken = [];
    answer('way', renamed);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(masterArrivals.get().data?.way).toEqual(renamed);
  });

  it('nothing of a reading comes in after its person has left [S4-06]', async () => {
    await loadMasterLists();
    answer('way', renamed);
    const reading = refreshMasterLists();
    forgetMasterLists();
    await reading;
    expect(masterArrivals.get().data).toBeNull();
  });
});
