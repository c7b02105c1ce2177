import type { LiveEvent } from '@madoguchi/contract/live/model.ts';
import { expect, it } from 'vitest';
import { Browser, SERVED_AT_MS } from '../../../test/browser-tabs.ts';

const CHANGED = { kind: 'changed', noun: 'expense-claims', id: 'c-1', month: '202611', version: 2 } as LiveEvent;

it('opens one stream for all tabs, and each tab hears each event', () => {
  const browser = new Browser();
  const tabs = Array.from({ length: 8 }, () => browser.openTab());
  expect(browser.streams).toHaveLength(1);
  browser.stream.open();
  browser.stream.send(CHANGED);
  for (const tab of tabs) expect(tab.events).toEqual([CHANGED]);
});

it('lets the next tab listen when the listening one closes', () => {
  const browser = new Browser();
  const [leader, next] = [browser.openTab(), browser.openTab()];
  browser.stream.open();
  leader.close();
  expect(browser.streams).toHaveLength(2);
  browser.stream.open();
  browser.stream.send(CHANGED);
  expect(leader.events).toEqual([]);
  expect(next.events).toEqual([CHANGED]);
  expect(next.reopened, 'between the two streams something may have been missed').toBe(1);
});

it('has a page read again whose first stream was late: what it had read is old by then (B0-08)', () => {
  const browser = new Browser();
  const tab = browser.openTab();
  browser.stream.fail();
  browser.passTime();
  expect(tab.reopened).toBe(0);
  browser.stream.open();
  expect(tab.reopened).toBe(1);
});

it('opens a lost stream again, later each time, and then has everybody read again', () => {
  const browser = new Browser();
  const tabs = [browser.openTab(), browser.openTab()];
  browser.stream.open();
  expect(tabs.map(({ reopened }) => reopened)).toEqual([0, 0]);
  browser.stream.fail();
  expect(tabs.map(({ state }) => state)).toEqual(['lost', 'lost']);
  expect(browser.waitedMs).toEqual([1_000]);
  browser.passTime();
  browser.stream.fail();
  expect(browser.waitedMs).toEqual([1_000, 2_000]);
  browser.passTime();
  browser.stream.open();
  expect(tabs.map(({ state, reopened }) => [state, reopened])).toEqual([
    ['open', 1],
    ['open', 1],
  ]);
});

it('waits at most fifteen seconds between two tries', () => {
  const browser = new Browser();
  browser.openTab();
  for (let failure = 0; failure < 6; failure += 1) {
    browser.stream.fail();
    browser.passTime();
  }
  expect(browser.waitedMs).toEqual([1_000, 2_000, 5_000, 15_000, 15_000, 15_000]);
});

it('tells a tab that joins later how the stream stands', () => {
  const browser = new Browser();
  browser.openTab();
  browser.stream.open();
  expect(browser.openTab().state).toBe('open');
});

it('closes the stream with the last tab', () => {
  const browser = new Browser();
  const tab = browser.openTab();
  browser.stream.open();
  tab.close();
  expect(browser.stream.isClosed).toBe(true);
});

it('asks the stream for what was told since the server wrote its page, and no late one, after which all is read again', () => {
  const browser = new Browser();
  browser.openTab(2_300);
  expect(browser.stream.sinceMs).toBe(SERVED_AT_MS);
  browser.stream.fail();
  browser.passTime();
  expect(browser.stream.sinceMs).toBeNull();
});

it('has a page read again that came without the server’s time: nobody knows from when on it has read', () => {
  const browser = new Browser();
  const tab = browser.openTab(0, null);
  expect(browser.stream.sinceMs).toBeNull();
  browser.stream.open();
  expect(tab.reopened).toBe(1);
});

it('has everything read again where the server does not know any more what was told', () => {
  const browser = new Browser();
  const tabs = [browser.openTab(), browser.openTab()];
  browser.stream.open();
  browser.stream.send({ kind: 'missed' });
  expect(tabs.map(({ reopened, events }) => [reopened, events])).toEqual([
    [1, []],
    [1, []],
  ]);
});

it('tells a tab that joins later what was told while it read, and no other tab twice', () => {
  const browser = new Browser();
  const first = browser.openTab();
  browser.stream.open();
  browser.stream.send({ ...CHANGED, id: 'before' } as LiveEvent);
  browser.later(1_000);
  const told = { ...CHANGED, id: 'meanwhile' } as LiveEvent;
  browser.later(300);
  browser.stream.send(told);
  browser.later(200);
  const second = browser.openTab(500);
  expect([second.events, second.reopened]).toEqual([[told], 0]);
  expect(first.events).toHaveLength(2);
});

it('has a tab read again that read before anything is known: before the first stream, and before what is kept', () => {
  const browser = new Browser();
  browser.openTab();
  browser.stream.open();
  browser.stream.send(CHANGED);
  browser.later(61_000);
  browser.stream.send(CHANGED);
  expect([browser.openTab(500).reopened, browser.openTab(61_000).reopened]).toEqual([0, 1]);
});
