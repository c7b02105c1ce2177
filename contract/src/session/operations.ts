import * as z from 'zod';
import { read, write } from '../operation.ts';
import { Id } from '../values/id.ts';
import { PageKey, PageSize, page } from '../values/page.ts';
import { text } from '../values/text.ts';
import { Credentials, Session, SignedIn, User, UserChange } from './model.ts';
import { OwnSession, OwnSignIn } from './own-model.ts';

export const showSession = read('session.show', {
  at: ['GET', '/api/session'],
  access: 'any',
  shows: [],
  input: z.strictObject({}),
  output: Session,
  refuses: [],
});

/** Email and password in, the session's cookie and its token out (S7-03). The GET form of the source is refused. */
export const signIn = write('session.sign-in', {
  at: ['POST', '/api/auth'],
  access: 'any',
  touches: [],
  input: Credentials,
  output: SignedIn,
  refuses: ['sign-in-failed', 'too-many', 'unavailable'],
  records: 'session.started',
  credentials: ['password'],
});

/**
 * The token comes from the cookie or the bearer header; the fresh one replaces it, the old lives 60 s more. One in the
 * URL, where the source had it, is answered as a bad token whatever it is: addresses are logged on their way (S7-03).
 */
export const renewToken = write('session.renew', {
  at: ['GET', '/api/auth/access-token'],
  access: 'any',
  touches: [],
  input: z.strictObject({ access_token: text(4_096).optional() }),
  output: SignedIn,
  refuses: ['bad-token'],
  records: 'session.renewed',
  credentials: ['access_token'],
});

export const signOut = write('session.sign-out', {
  at: ['POST', '/api/auth/logout'],
  access: 'signed-in',
  ownOnly: true,
  touches: [],
  input: z.strictObject({}),
  output: z.object({ ended: z.boolean() }),
  refuses: [],
  records: 'session.ended',
});

export const updateUser = write('session.update-user', {
  at: ['POST', '/api/auth/user/update'],
  access: 'signed-in',
  ownOnly: true,
  /** The signed-in person and their settings are no cached read. */
  touches: [],
  input: UserChange,
  output: User,
  refuses: [],
  records: 'account.updated',
});

/** The person's open sessions, the last used first; a hundred at most. */
export const listMySessions = read('session.list-mine', {
  at: ['GET', '/api/auth/sessions'],
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ sessions: z.array(OwnSession) }),
  refuses: [],
});

/** Ends one of the person's sessions; its very next request is refused. */
export const endOwnSession = write('session.end', {
  at: ['POST', '/api/auth/sessions/:id/end'],
  access: 'signed-in',
  ownOnly: true,
  input: z.strictObject({ id: Id }),
  output: z.object({ ended: z.boolean() }),
  refuses: ['not-found'],
  records: 'session.ended',
});

/** Ends every session of the person but the one that asks. */
export const endOtherSessions = write('session.end-others', {
  at: ['POST', '/api/auth/sessions/end-others'],
  access: 'signed-in',
  ownOnly: true,
  input: z.strictObject({}),
  output: z.object({ ended: z.number().int() }),
  refuses: [],
  records: 'session.others-ended',
});

/** Sign-ins to the person's account, those refused too, newest first. */
export const listMySignIns = read('session.list-my-sign-ins', {
  at: ['GET', '/api/auth/sign-ins'],
  access: 'signed-in',
  input: z.strictObject({ after: PageKey.optional(), limit: PageSize }),
  output: page(OwnSignIn),
  refuses: [],
});

export const SESSION_OPERATIONS = [
  showSession,
  signIn,
  renewToken,
  signOut,
  updateUser,
  listMySessions,
  endOwnSession,
  endOtherSessions,
  listMySignIns,
] as const;
