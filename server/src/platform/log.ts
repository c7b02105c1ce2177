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

/** The log: one JSON object a line, instants in UTC, on standard output unless told otherwise. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS, censor: '(not logged)' },
  };
  return destination ? pino(options, destination) : pino(options);
}
