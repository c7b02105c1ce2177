// One event stream a browser, shared by its tabs: over HTTP/1.1 a seventh stream would never load. The tab that holds
// the lock listens and passes on; when it closes, the browser gives the lock to the next.
import type { LiveEvent } from '@madoguchi/contract/live/model.ts';

/** `connecting` until the stream is open; `lost` while it is being opened again. */
export type LiveState = 'connecting' | 'open' | 'lost';

/** The messages between the tabs of a browser. `reopened`: events may have been missed, so everybody reads again. */
export type LiveNews =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'who-leads' };

export interface LivePorts {
  readonly openStream: () => EventSource;
  readonly channel: BroadcastChannel;
  readonly locks: Pick<LockManager, 'request'>;
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  readonly hear: (news: LiveNews) => void;
}

const LOCK = 'madoguchi.live';
const BACK_OFF_MS = [1_000, 2_000, 5_000, 15_000] as const;

/** Joins the browser's tabs, as leader or listener. Answers how to leave. */
export function joinLive({ openStream, channel, locks, wait, hear }: LivePorts): () => void {
  const leaving = new AbortController();
  let state: LiveState = 'connecting';
  let isLeader = false;
  let hasHeard = false;

  const tell = (news: LiveNews) => {
    hear(news);
    channel.postMessage(news);
  };
  const become = (next: LiveState) => {
    state = next;
    tell({ kind: 'state', state });
  };
  const onNews = ({ data }: MessageEvent<LiveNews>) => {
    if (data.kind !== 'who-leads') {
      hasHeard = true;
      hear(data);
    } else if (isLeader) channel.postMessage({ kind: 'state', state } satisfies LiveNews);
  };
  channel.addEventListener('message', onNews);
  channel.postMessage({ kind: 'who-leads' } satisfies LiveNews);

  void locks
    .request(LOCK, { signal: leaving.signal }, async () => {
      // The lock may have been granted in the moment of leaving: then nobody would ever give it back.
      if (leaving.signal.aborted) return;
      isLeader = true;
      // Another tab led: between its stream and this one events may have been missed.
      return listen({ openStream, wait, tell, become, mayHaveMissed: hasHeard, until: leaving.signal });
    })
    .catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });

  return () => {
    leaving.abort();
    channel.removeEventListener('message', onNews);
  };
}

interface Listening extends Pick<LivePorts, 'openStream' | 'wait'> {
  readonly tell: (news: LiveNews) => void;
  readonly become: (state: LiveState) => void;
  /** Before the first stream opens. */
  readonly mayHaveMissed: boolean;
  readonly until: AbortSignal;
}

/** Keeps a stream open until the signal; resolves then, which frees the lock. */
function listen({ openStream, wait, tell, become, mayHaveMissed, until }: Listening): Promise<void> {
  return new Promise((resolve) => {
    let failures = 0;
    let isLate = mayHaveMissed;
    let stop = () => {};

    const connect = () => {
      const stream = openStream();
      stop = () => stream.close();
      stream.onopen = () => {
        failures = 0;
        become('open');
        if (isLate) tell({ kind: 'reopened' });
        isLate = true;
      };
      stream.onmessage = ({ data }: MessageEvent<string>) => {
        // Written by our own server, which types it. A kind that this page does not know yet interests nobody here.
        tell({ kind: 'event', event: JSON.parse(data) as LiveEvent });
      };
      stream.onerror = () => {
        // Closed here rather than left to the browser: it never tries again after an answer of 401 or 503.
        stream.close();
        // Data that the page had read by then is old, whether a stream was open before or not.
        isLate = true;
        become('lost');
        stop = wait(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)] ?? 0, connect);
        failures += 1;
      };
    };

    until.addEventListener('abort', () => {
      stop();
      resolve();
    });
    connect();
  });
}
