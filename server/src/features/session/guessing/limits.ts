// How many wrong guesses at a password are looked at, and how many logins at the provider are begun in vain, by what they are aimed at and where they come from (T13;
// decision 0021). Only failures count.

export const GUESS_SCOPES = ['account', 'address', 'global', 'device', 'session', 'provider-login'] as const;
export type GuessScope = (typeof GUESS_SCOPES)[number];

/** Times in seconds. */
export interface GuessLimit {
  /** From this many unforgiven failures on, each further one is followed by a pause. */
  readonly free: number;
  /** The first pause; each following one is twice as long, up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** One failure is forgiven after each such time. */
  readonly forgivenAfter: number;
}

/** At 0, 60, 180, 420, 900 and 1,860 s after a burst of five, then every half hour: at most ten in any hour. */
const ONE_PERSON: GuessLimit = { free: 5, firstPause: 60, longestPause: 1_800, forgivenAfter: 3_600 };

export const GUESS_LIMITS: Readonly<Record<GuessScope, GuessLimit>> = {
  account: ONE_PERSON,
  /** Fifty and one every 72 s are at most a hundred in any hour; an office behind one address waits no longer than that. */
  address: { free: 50, firstPause: 72, longestPause: 72, forgivenAfter: 72 },
  /** The whole portal from devices that nobody knows: 500 at once and 1,000 an hour. */
  global: { free: 500, firstPause: 3.6, longestPause: 3.6, forgivenAfter: 3.6 },
  /** A device that its person has signed in with: it counts for itself alone, so that strangers never lock it out. */
  device: ONE_PERSON,
  /** Whoever sits before an open session and guesses the present password in order to change it. */
  session: ONE_PERSON,
  /** Logins at the provider that nobody came back from, by address: a hundred at once, then one every ten seconds. */
  'provider-login': { free: 100, firstPause: 10, longestPause: 10, forgivenAfter: 10 },
};
