import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * Where a credential could stand in what is logged. Named one by one: a wildcard would cost each request's line two
 * thirds more.
 */
const SECRETS = [
  'password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'body.password',
  'caller.token',
  'headers.authorization',
  'headers.cookie',
  'headers["set-cookie"]',
];

/**
 * PostgreSQL's words about an error that quote stored or sent values: the row that failed, the key that is taken, the
 * parameters. What the log keeps of it is its code, its message and the names of table, column and constraint.
 */
const QUOTING = ['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters'] as const;

/** An error as the log tells it, with what caused it. */
function toldError(error: Error): object {
  const told = pino.stdSerializers.err(error) as unknown;
  return typeof told === 'object' && told !== null ? withoutQuotes(told as Record<string, unknown>) : {};
}

function withoutQuotes(told: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => !QUOTING.some((quoting) => quoting === name))
      .map(([name, value]) => [name, isNested(name, value) ? withoutQuotesIn(value) : value]),
  );
}

const isNested = (name: string, value: unknown): value is object =>
  ['cause', 'aggregateErrors', 'originalError'].includes(name) && typeof value === 'object' && value !== null;

function withoutQuotesIn(value: object): unknown {
  const told = (error: object) =>
    error instanceof Error ? toldError(error) : withoutQuotes(error as Record<string, unknown>);
  return Array.isArray(value) ? value.map((error: object) => told(error)) : told(value);
}

/** The log: one JSON object a line, instants in UTC, on standard output unless told otherwise. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: toldError },
    redact: { paths: SECRETS, censor: '(not logged)' },
  };
  return destination ? pino(options, destination) : pino(options);
}
