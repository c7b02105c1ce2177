// How a page tells whether anybody sits before it: what it asks by itself keeps no session open (decision 0022).

/** Request header of our pages: whole seconds since somebody last touched the page that asks. */
export const IDLE_HEADER = 'idle-seconds';

const SECONDS = /^\d{1,9}$/;

/**
 * Reads the header, in seconds. 0, a use just now, where it is absent or says nothing of sense: programs do not sit
 * before pages, and a lie keeps nothing open but one's own session.
 */
export function idleSeconds(header: unknown): number {
  return typeof header === 'string' && SECONDS.test(header) ? Number(header) : 0;
}
