// Screens hear what changed: `useLive((event) => …)`. No timer asks the server.
import type { Changed, LiveEvent } from '@madoguchi/contract/live/model.ts';
import { listen } from '@madoguchi/contract/live/operations.ts';
import { nounOf } from '@madoguchi/contract/operation.ts';
import type { Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { underBase } from './base-path.ts';
import { refreshMasterLists } from './identity/master-lists.ts';
import { lookAgain } from './identity/session-actions.ts';
import { servedAtMs } from './identity/session-state.ts';
import { joinLive, type LiveNews, type LiveState } from './live/live-connection.ts';
import { observable } from './observable.ts';
import { invalidateWhere, queryClient } from './query.ts';

// Screens follow changes made elsewhere: reads of a changed noun are invalidated, and nothing is polled.

/** Changes come in swarms, as submissions before a closing date: after its first reading, one that is due again waits as long. */
const GAP_MS = 400;
/** While the swarm goes on, each is read at most this often. */
const SWARM_GAP_MS = 1_000;

/** By the query's hash, those that were read a moment ago. */
const gaps = new Map<string, { isDue: boolean }>();

/** Makes every cached answer stale that the news concerns; what screens show of them is read again. */
function followNews(news: Changed): void {
  for (const { queryHash } of queryClient.getQueryCache().findAll({ predicate: (query) => isConcerned(query, news) })) {
    const gap = gaps.get(queryHash);
    if (gap) gap.isDue = true;
    else readAgain(queryHash, GAP_MS);
  }
}

function readAgain(hash: string, gapMs: number): void {
  const gap = { isDue: false };
  gaps.set(hash, gap);
  void invalidateWhere(({ queryHash }) => queryHash === hash);
  setTimeout(() => {
    gaps.delete(hash);
    if (gap.isDue) readAgain(hash, SWARM_GAP_MS);
  }, gapMs);
}

function isConcerned(query: Query, news: Changed): boolean {
  if (!query.meta?.shows.includes(news.noun) || isOfAnother(query, news)) return false;
  const { observers } = query;
  return observers.length === 0 || observers.some(({ options: { meta } }) => meta?.follows?.(news) ?? true);
}

/** A read of one record, or of one month, is not concerned by others, nor by a state that it has already. */
function isOfAnother({ queryKey, state }: Query, { noun, id, version, month }: Changed): boolean {
  if (nounOf(String(queryKey[0])) !== noun) return false;
  const asked = queryKey.at(-1) as { readonly id?: unknown; readonly month?: unknown };
  if (asked.month !== undefined && month !== undefined && asked.month !== month) return true;
  if (asked.id === undefined || id === null) return false;
  const known = (state.data as { readonly version?: number } | undefined)?.version ?? 0;
  return asked.id !== id || (version !== null && version <= known);
}

/** How the browser's one stream stands: the footer's connection light. */
export const liveState = observable<LiveState>('connecting');

const listeners = new Set<(event: LiveEvent) => void>();

/** Joins the stream for as long as somebody is signed in. Answers how to leave. */
export function startLive(): () => void {
  const channel = new BroadcastChannel('madoguchi.live');
  const leave = joinLive({
    channel,
    locks: navigator.locks,
    openStream: (sinceMs) =>
      new EventSource(underBase(sinceMs === null ? listen.path : `${listen.path}?since=${sinceMs}`)),
    servedAtMs: servedAtMs.get(),
    ageMs: () => performance.now(),
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    hear,
  });
  return () => {
    leave();
    channel.close();
    liveState.set('connecting');
  };
}

function hear(news: LiveNews): void {
  if (news.kind === 'state') liveState.set(news.state);
  if (news.kind === 'reopened') {
    void invalidateWhere();
    void refreshMasterLists();
  }
  if (news.kind !== 'event') return;
  if (news.event.kind === 'session-ended') void lookAgain();
  if (news.event.kind === 'changed') {
    followNews(news.event);
    if (news.event.noun === 'master-data') void refreshMasterLists();
    // The session tells who may have which tool: menu, guards and all that asks it follow.
    if (news.event.noun === 'general-tools') void lookAgain();
  }
  for (const listener of [...listeners]) listener(news.event);
}

/** Calls the listener for each event while the screen shows; the newest listener, without joining anew. */
export function useLive(listener: (event: LiveEvent) => void): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const own = (event: LiveEvent) => onEvent(event);
    listeners.add(own);
    return () => {
      listeners.delete(own);
    };
  }, []);
}
