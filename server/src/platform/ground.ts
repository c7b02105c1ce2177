// The connections and caches of this process, which the composition root hands to every handler.

import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Listener } from './db/listener.ts';
import type { FactBell } from './facts/fact-bell.ts';
import type { FileStore } from './files/file-store.ts';
import type { OpenTools } from './general-tools/open-tools.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { LogServerLink } from './log-server/log-server-link.ts';
import type { Sealing } from './sealing/sealing.ts';
import type { PasswordHasher } from './session/password-hasher.ts';
import type { SessionStore } from './session/session-store.ts';

export interface Ground {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly listener: Listener;
  readonly sessions: SessionStore;
  /** To whom each general tool is open at present. */
  readonly tools: OpenTools;
  readonly passwords: PasswordHasher;
  readonly live: LiveHub;
  readonly files: FileStore;
  /** Seals values for the database, and opens them. */
  readonly sealing: Sealing;
  readonly facts: FactBell;
  readonly logServer: LogServerLink;
  /** Operations of the table, described for those who may read it. */
  readonly describeApi: (tools: ToolRules) => Record<string, unknown>;
}
