import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Headers and fields whose values must never reach a log, wherever somebody logs the object around them. */
const SECRETS = ['password', 'token', 'access_token', 'authorization', 'cookie', '["set-cookie"]'];

/** The log: one JSON object a line on standard output, instants in UTC. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRETS.flatMap((name) => [name, name.startsWith('[') ? `*${name}` : `*.${name}`]),
      censor: '(not logged)',
    },
  });
}
