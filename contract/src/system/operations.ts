// The running portal's health, its description, and its press.
import * as z from 'zod';
import { read } from '../operation.ts';

/**
 * The link of the audit trail to the dedicated log server (B0-09). `none`: no log server is set; `behind`: the oldest record
 * has waited for about a minute.
 */
const LogServerStanding = z.object({
  state: z.enum(['none', 'shipping', 'behind']),
  /** Records that the log server does not have yet. */
  waiting: z.int().nonnegative(),
  oldestSeconds: z.int().nonnegative().nullable(),
});

/** How the portal stands; `unnumberedSeconds`: the age of the oldest audit record without a place in the chain, usually 0. */
const Health = z.object({
  status: z.literal('ok'),
  unnumberedSeconds: z.int().nonnegative(),
  logServer: LogServerStanding,
});

export const showHealth = read('system.health', {
  at: ['GET', '/api/health'],
  access: 'any',
  shows: [],
  input: z.strictObject({}),
  output: Health,
  refuses: ['unavailable'],
});

export const describeApi = read('system.openapi', {
  at: ['GET', '/api/openapi.json'],
  access: 'system',
  shows: [],
  input: z.strictObject({}),
  output: z.record(z.string(), z.unknown()),
  refuses: [],
});

/** Asked while a page with a paper is open: the process that prints is started, and stays for some minutes (B0-12). */
export const readyPress = read('system.ready-press', {
  at: ['GET', '/api/papers/press'],
  access: 'signed-in',
  shows: [],
  input: z.strictObject({}),
  output: z.strictObject({}),
  refuses: [],
});

export const SYSTEM_OPERATIONS = [showHealth, describeApi, readyPress] as const;
