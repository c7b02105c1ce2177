// A browser with several tabs, as far as the live connection needs one: a lock, a channel, streams, and time by hand.
import type { LiveEvent } from '@madoguchi/contract/live/model.ts';
import { joinLive, type LiveMessage, type LiveState } from '../src/platform/live/live-connection.ts';

type Heard = (event: MessageEvent<LiveMessage>) => void;

class Stream {
  /** Asked for as what it tells first. */
  readonly sinceMs: number | null;
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(sinceMs: number | null) {
    this.sinceMs = sinceMs;
  }

  open(): void {
    this.onopen?.();
  }
  send(event: LiveEvent): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
  fail(): void {
    this.onerror?.();
  }
  close(): void {
    this.isClosed = true;
  }
}

interface Request {
  readonly hold: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Grants the lock at once, and to the next in line as soon as its holder leaves. */
class Lock {
  #waiting: Request[] = [];
  #holder: Request | null = null;

  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    const request = { hold, signal };
    this.#waiting.push(request);
    signal.addEventListener('abort', () => {
      this.#waiting = this.#waiting.filter((one) => one !== request);
      if (this.#holder === request) this.#holder = null;
      this.#grant();
    });
    this.#grant();
    return Promise.resolve();
  }

  #grant(): void {
    if (this.#holder !== null) return;
    this.#holder = this.#waiting.shift() ?? null;
    void this.#holder?.hold();
  }
}

export interface Tab {
  readonly events: LiveEvent[];
  reopened: number;
  state: LiveState;
  close(): void;
}

/** The server's time in the pages. */
export const SERVED_AT_MS = 1_795_000_000_000;

export class Browser {
  readonly streams: Stream[] = [];
  readonly waitedMs: number[] = [];
  readonly #lock = new Lock();
  readonly #channels = new Set<{ heard: Heard | null }>();
  #timers: (() => void)[] = [];
  #nowMs = 0;

  /** The newest stream. */
  get stream(): Stream {
    const newest = this.streams.at(-1);
    if (!newest) throw new Error('No stream was opened');
    return newest;
  }

  /** All pages become older, without a timer that is due. */
  later(ms: number): void {
    this.#nowMs += ms;
  }

  passTime(): void {
    const due = this.#timers;
    this.#timers = [];
    for (const run of due) run();
  }

  /** `ageMs`: so long the page has been there already, and has read. */
  openTab(ageMs = 0, servedAtMs: number | null = SERVED_AT_MS): Tab {
    const bornMs = this.#nowMs - ageMs;
    const events: LiveEvent[] = [];
    const tab: Tab = { events, reopened: 0, state: 'connecting', close: () => leave() };
    const leave = joinLive({
      channel: this.#openChannel() as unknown as BroadcastChannel,
      locks: this.#lock as unknown as LockManager,
      ageMs: () => this.#nowMs - bornMs,
      servedAtMs,
      openStream: (sinceMs) => {
        const stream = new Stream(sinceMs);
        this.streams.push(stream);
        return stream as unknown as EventSource;
      },
      wait: (milliseconds, run) => {
        this.waitedMs.push(milliseconds);
        this.#timers.push(run);
        return () => {
          this.#timers = this.#timers.filter((one) => one !== run);
        };
      },
      hear: (news) => {
        if (news.kind === 'event') events.push(news.event);
        if (news.kind === 'reopened') tab.reopened += 1;
        if (news.kind === 'state') tab.state = news.state;
      },
    });
    return tab;
  }

  #openChannel() {
    const own: { heard: Heard | null } = { heard: null };
    this.#channels.add(own);
    return {
      addEventListener: (_: 'message', heard: Heard) => {
        own.heard = heard;
      },
      removeEventListener: () => this.#channels.delete(own),
      postMessage: (data: LiveMessage) => {
        for (const channel of this.#channels) {
          if (channel !== own) channel.heard?.({ data } as MessageEvent<LiveMessage>);
        }
      },
    };
  }
}
