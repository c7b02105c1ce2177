// One open page: the live stream over a real connection, and what it has heard so far.
import { type Changed, LiveEvent } from '@madoguchi/contract/live/model.ts';

export interface OpenPage {
  readonly status: number;
  /** Events in the order of their coming. */
  readonly heard: readonly LiveEvent[];
  /** Those that tell of claims, or of the end of the stream. */
  readonly claims: () => readonly LiveEvent[];
  /** True when the server has ended the stream. */
  readonly ended: () => boolean;
  leave(): void;
}

/** Asks whether an event tells that a record of the noun changed. */
export const isOf =
  (noun: Changed['noun']) =>
  (event: LiveEvent): event is Changed =>
    event.kind === 'changed' && event.noun === noun;

/** Opens the stream of a session, of a page that has read since a moment, in milliseconds since the epoch; resolves once the server has begun it. */
export async function openPage(address: string, token: string, sinceMs?: number): Promise<OpenPage> {
  const leave = new AbortController();
  const answer = await fetch(`${address}/api/live${sinceMs === undefined ? '' : `?since=${sinceMs}`}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  const heard: LiveEvent[] = [];
  let over = false;
  const listen = async () => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('data: ')) heard.push(LiveEvent.parse(JSON.parse(event.slice(6))));
      }
    }
  };
  const stopped = (error: unknown) => {
    if (!leave.signal.aborted) throw error;
  };
  void listen()
    .catch(stopped)
    .finally(() => {
      over = true;
    });
  const claims = () => heard.filter((event) => isOf('expense-claims')(event) || event.kind === 'session-ended');
  return { status: answer.status, heard, claims, ended: () => over, leave: () => leave.abort() };
}
