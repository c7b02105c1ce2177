/** `none`: no log server is set; `behind`: the oldest record has waited for about a minute. */
export interface LogServerStanding {
  readonly state: 'none' | 'shipping' | 'behind';
  /** Records of the audit trail that the log server does not have yet. */
  readonly waiting: number;
  /** Whole seconds that the oldest of them has waited; null where none waits. */
  readonly oldestSeconds: number | null;
}

/** The link to the log server, as it begins and ends with the portal. */
export interface LogServerLink {
  /** As of the last look, a few seconds ago at most. */
  readonly standing: LogServerStanding;
  start(): void;
  /** Ships what is left, as far as a moment allows. */
  stop(): Promise<void>;
}
