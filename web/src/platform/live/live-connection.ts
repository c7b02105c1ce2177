// One event stream a browser, shared by its tabs: over HTTP/1.1 a seventh stream would never load. The tab that holds
// the lock listens and passes on; when it closes, the browser gives the lock to the next.
import type { LiveEvent } from '@madoguchi/contract/live/model.ts';

/** `connecting` until the stream is open; `lost` while it is being opened again. */
export type LiveState = 'connecting' | 'open' | 'lost';

/** The messages between the tabs of a browser. `reopened`: events may have been missed, so everybody reads again. */
export type LiveNews =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'reopened' };

/** The leader tells one tab, which joins after it has read for a while, what was told in that time; null: more than is known. */
type Joining =
  | { readonly kind: 'who-leads'; readonly asker: string; readonly behindMs: number }
  | { readonly kind: 'caught-up'; readonly asker: string; readonly events: readonly LiveEvent[] | null };

export type LiveMessage = LiveNews | Joining;

export interface LivePorts {
  /** First tells what was told since a moment of the server's time, or that it is not known any more; null: nothing. */
  readonly openStream: (sinceMs: number | null) => EventSource;
  /** The server's time when it wrote this page: none of what it shows was read before. Null where it is not known. */
  readonly servedAtMs: number | null;
  readonly channel: BroadcastChannel;
  readonly locks: Pick<LockManager, 'request'>;
  /** For how long this page has been there. */
  readonly ageMs: () => number;
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  readonly hear: (news: LiveNews) => void;
}

const LOCK = 'madoguchi.live';
/** So long, and so many of them, the leader keeps what was told. */
const KEPT_MS = 60_000;
const KEPT_MOST = 2_000;
const BACK_OFF_MS = [1_000, 2_000, 5_000, 15_000] as const;

/** Events of the last minute, by the age of the leader's page. Without a stream, or after a gap, nothing before is known. */
class Told {
  #events: { readonly atMs: number; readonly event: LiveEvent }[] = [];
  #sinceMs = Number.POSITIVE_INFINITY;

  /** From then on everything that is told is kept. */
  begin(atMs: number): void {
    this.#events = [];
    this.#sinceMs = atMs;
  }

  add(event: LiveEvent, atMs: number): void {
    this.#events.push({ atMs, event });
    for (let [first] = this.#events; first !== undefined; [first] = this.#events) {
      if (first.atMs >= atMs - KEPT_MS && this.#events.length <= KEPT_MOST) return;
      this.#sinceMs = first.atMs + 1;
      this.#events.shift();
    }
  }

  /** Null where more was told than is kept. */
  since(atMs: number): readonly LiveEvent[] | null {
    if (atMs < this.#sinceMs) return null;
    return this.#events.filter((one) => one.atMs >= atMs).map(({ event }) => event);
  }
}

/** Joins the browser's tabs, as leader or listener. Answers how to leave. */
export function joinLive({ openStream, servedAtMs, channel, locks, ageMs, wait, hear }: LivePorts): () => void {
  const leaving = new AbortController();
  const self = crypto.randomUUID();
  const told = new Told();
  let state: LiveState = 'connecting';
  let isLeader = false;
  let hasHeard = false;

  const say = (message: LiveMessage) => channel.postMessage(message);
  const tell = (news: LiveNews) => {
    if (news.kind === 'event') told.add(news.event, ageMs());
    hear(news);
    say(news);
  };
  const become = (next: LiveState) => {
    state = next;
    tell({ kind: 'state', state });
  };
  const catchUp = (events: readonly LiveEvent[] | null) => {
    if (events === null) hear({ kind: 'reopened' });
    for (const event of events ?? []) hear({ kind: 'event', event });
  };
  const onMessage = ({ data }: MessageEvent<LiveMessage>) => {
    if (data.kind === 'who-leads') {
      if (!isLeader) return;
      say({ kind: 'state', state });
      const { asker, behindMs } = data;
      if (state === 'open') say({ kind: 'caught-up', asker, events: told.since(ageMs() - behindMs) });
      // The stream will tell all tabs what was told since this page was opened; the other one has read before that.
      else if (behindMs > ageMs()) say({ kind: 'caught-up', asker, events: null });
    } else if (data.kind === 'caught-up') {
      if (data.asker === self) catchUp(data.events);
    } else {
      hasHeard = true;
      hear(data);
    }
  };
  channel.addEventListener('message', onMessage);
  say({ kind: 'who-leads', asker: self, behindMs: ageMs() });

  void locks
    .request(LOCK, { signal: leaving.signal }, async () => {
      // The lock may have been granted in the moment of leaving: then nobody would ever give it back.
      if (leaving.signal.aborted) return;
      isLeader = true;
      // Another tab led: between its stream and this one events may have been missed.
      return listen({
        openStream,
        servedAtMs,
        wait,
        ageMs,
        told,
        tell,
        become,
        mayHaveMissed: hasHeard,
        until: leaving.signal,
      });
    })
    .catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });

  return () => {
    leaving.abort();
    channel.removeEventListener('message', onMessage);
  };
}

interface Listening extends Pick<LivePorts, 'openStream' | 'servedAtMs' | 'ageMs' | 'wait'> {
  readonly told: Told;
  readonly tell: (news: LiveNews) => void;
  readonly become: (state: LiveState) => void;
  /** Before the first stream opens. */
  readonly mayHaveMissed: boolean;
  readonly until: AbortSignal;
}

/** Keeps a stream open until the signal; resolves then, which frees the lock. */
function listen({
  openStream,
  servedAtMs,
  ageMs,
  wait,
  told,
  tell,
  become,
  mayHaveMissed,
  until,
}: Listening): Promise<void> {
  return new Promise((resolve) => {
    let failures = 0;
    let isLate = mayHaveMissed || servedAtMs === null;
    let stop = () => {};

    const connect = () => {
      // Where it is late, everybody reads again.
      const stream = openStream(isLate ? null : servedAtMs);
      stop = () => stream.close();
      stream.onopen = () => {
        failures = 0;
        told.begin(isLate ? ageMs() : 0);
        become('open');
        if (isLate) tell({ kind: 'reopened' });
        isLate = true;
      };
      stream.onmessage = ({ data }: MessageEvent<string>) => {
        // Written by our own server, which types it. A kind that this page does not know yet interests nobody here.
        const event = JSON.parse(data) as LiveEvent;
        if (event.kind !== 'missed') return tell({ kind: 'event', event });
        told.begin(ageMs());
        tell({ kind: 'reopened' });
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
