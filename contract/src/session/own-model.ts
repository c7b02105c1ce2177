// People's view of their own sessions and sign-ins.
import * as z from 'zod';
import { Id, Instant } from '../values/id.ts';
import { Device } from './device.ts';

const Whence = { device: Device, ip: z.string() };

export const OwnSession = z.object({
  id: Id,
  ...Whence,
  /** The provider that authenticated the person: `password`, or the name of an identity provider. */
  provider: z.string(),
  begunAt: Instant,
  /** To the minute. */
  usedAt: Instant,
  /** True when it is the one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** `throttled`: so many attempts that they were not looked at. */
const SIGN_IN_OUTCOMES = ['started', 'refused', 'throttled'] as const;

export const OwnSignIn = z.object({
  id: Id,
  at: Instant,
  outcome: z.enum(SIGN_IN_OUTCOMES),
  /** Those that the record stands for: more than one where many were throttled. */
  attempts: z.number().int(),
  ...Whence,
});
export type OwnSignIn = z.infer<typeof OwnSignIn>;
