import * as z from 'zod';
import { read, write } from '../operation.ts';
import { SignedIn } from '../session/model.ts';
import { ProviderAnswer } from './model.ts';

/** Binds a login to this browser for ten minutes, and answers where at the provider it goes on (S2-24, S3-01). */
export const beginSingleSignOn = write('single-sign-on.begin', {
  at: ['POST', '/api/single-sign-on/begin'],
  access: 'any',
  touches: [],
  input: z.strictObject({}),
  output: z.object({ url: z.url() }),
  refuses: ['sign-in-failed', 'provider-refused', 'provider-unavailable', 'too-many'],
  records: 'single-sign-on.begun',
});

/** Redeems the provider's answer, once, from the browser that began: the session's cookie and its token out. */
export const finishSingleSignOn = write('single-sign-on.finish', {
  at: ['POST', '/api/single-sign-on/finish'],
  access: 'any',
  touches: [],
  input: ProviderAnswer,
  output: SignedIn,
  refuses: ['sign-in-failed', 'login-over', 'provider-refused', 'provider-unavailable'],
  records: 'session.started',
  credentials: ['code'],
});

/**
 * Where the provider ends the login that this session came from; `null` where it came from a password, or is over (S4-06).
 */
export const showWayOut = read('single-sign-on.show-way-out', {
  at: ['GET', '/api/single-sign-on/way-out'],
  access: 'any',
  shows: [],
  input: z.strictObject({}),
  output: z.object({ url: z.url().nullable() }),
  refuses: [],
});

export const SINGLE_SIGN_ON_OPERATIONS = [beginSingleSignOn, finishSingleSignOn, showWayOut] as const;
