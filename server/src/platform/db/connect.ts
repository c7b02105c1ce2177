import { Pool, type PoolConfig, types } from 'pg';
import type { DatabaseRole } from './roles.ts';
import { endSilentConnections } from './silence.ts';

/** Where the database is: a connection string, or the embedded server's socket folder. */
export type DatabaseAddress =
  | { readonly url: string }
  | { readonly host: string; readonly user: string; readonly database: string };

export interface PoolOptions {
  readonly connections: number;
  /** Called when a connection breaks while nobody uses it; the pool replaces it by itself. */
  readonly onLostConnection: (error: Error) => void;
  /** `null` lifts the limit, for migrations and other work that may take long. */
  readonly statementTimeoutMs?: number | null;
  /** As whom its sessions work; without one, as the login, who owns the tables: only for migrations and set-up. */
  readonly role?: DatabaseRole;
}

const STATEMENT_TIMEOUT_MS = 5_000;
/** A server that hangs, or a network that swallows, cannot tell us that a statement took too long. */
const SILENCE_MS = 500;
/** Somebody waits at a screen: better an honest "unavailable" than a longer wait for a free connection. */
const CONNECTION_TIMEOUT_MS = 4_000;

const INT4_ARRAY = 1007;
const TEXT_ARRAY = 1009;
const UUID_ARRAY = 2951;

/** Types that have an exact counterpart in JavaScript. */
const EXACT = new Set<number>([
  types.builtins.BOOL,
  types.builtins.BYTEA,
  types.builtins.INT2,
  types.builtins.INT4,
  types.builtins.JSON,
  types.builtins.JSONB,
  INT4_ARRAY,
  TEXT_ARRAY,
  UUID_ARRAY,
]);

/**
 * Everything else stays the text PostgreSQL wrote: a `Date` would move days by the server's time zone, and a number
 * would round `bigint` and `numeric`.
 */
const exactTypes: PoolConfig['types'] = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    EXACT.has(oid) || format === 'binary' ? types.getTypeParser(oid, format) : asText,
};

function asText(text: string): string {
  return text;
}

/**
 * Sent with the start of each session: no statement can run without them. Parallel workers cost more than they bring on
 * lists that are read a page at a time. Every combination of filters has a statement of its own, made for its index:
 * planned once for each connection, not anew for each value.
 */
const SESSION = '-c TimeZone=UTC -c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_generic_plan';

/** The options with which a session of a role starts. */
export function sessionOptions(role: DatabaseRole | undefined): string {
  return role === undefined ? SESSION : `${SESSION} -c role=${role}`;
}

/** A pool whose sessions run in UTC, give up a statement after 5 s, and never plan parallel workers. */
export function connect(address: DatabaseAddress, options: PoolOptions): Pool {
  const limitMs = options.statementTimeoutMs === undefined ? STATEMENT_TIMEOUT_MS : options.statementTimeoutMs;
  const pool = new Pool({
    ...('url' in address ? { connectionString: address.url } : address),
    application_name: 'madoguchi',
    max: options.connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    options: sessionOptions(options.role),
    ...(limitMs === null ? {} : { statement_timeout: limitMs }),
    types: exactTypes,
  });
  if (limitMs !== null) endSilentConnections(pool, limitMs + SILENCE_MS);
  pool.on('error', (error) => {
    // `end` resolves a moment before the last sockets are closed; what happens to them then is no loss.
    if (!pool.ending) options.onLostConnection(error);
  });
  return pool;
}
