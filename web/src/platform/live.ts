// Screens hear what changed: `useLive((event) => …)`. No timer asks the server.
import type { LiveEvent } from '@madoguchi/contract/live/model.ts';
import { listen } from '@madoguchi/contract/live/operations.ts';
import { useEffect, useEffectEvent } from 'react';
import { underBase } from './base-path.ts';
import { refreshMasterLists } from './identity/master-lists.ts';
import { lookAgain } from './identity/session-actions.ts';
import { followNews } from './live/follow-news.ts';
import { joinLive, type LiveNews, type LiveState } from './live/live-connection.ts';
import { observable } from './observable.ts';
import { queryClient } from './query.ts';

/** How the browser's one stream stands: the footer's connection light. */
export const liveState = observable<LiveState>('connecting');

const listeners = new Set<(event: LiveEvent) => void>();

/** Joins the stream for as long as somebody is signed in. Answers how to leave. */
export function startLive(): () => void {
  const channel = new BroadcastChannel('madoguchi.live');
  const leave = joinLive({
    channel,
    locks: navigator.locks,
    openStream: () => new EventSource(underBase(listen.path)),
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
    void queryClient.invalidateQueries();
    void refreshMasterLists();
  }
  if (news.kind !== 'event') return;
  if (news.event.kind === 'session-ended') void lookAgain();
  if (news.event.kind === 'changed') {
    followNews(news.event);
    if (news.event.noun === 'master-data') void refreshMasterLists();
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
