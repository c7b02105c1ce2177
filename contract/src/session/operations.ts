import * as z from 'zod';
import { read, write } from '../operation.ts';
import { text } from '../values/text.ts';
import { Credentials, LanguageCode, Session, SignedIn, User } from './model.ts';

export const showSession = read('session.show', {
  at: ['GET', '/api/session'],
  access: 'any',
  input: z.strictObject({}),
  output: Session,
  refuses: [],
});

/** Email and password in, the session's cookie and its token out (S7-03). The GET form of the source is refused. */
export const signIn = write('session.sign-in', {
  at: ['POST', '/api/auth'],
  access: 'any',
  input: Credentials,
  output: SignedIn,
  refuses: ['sign-in-failed', 'too-many', 'unavailable'],
  records: 'session.started',
});

/** The token comes from the cookie or the bearer header; the fresh one replaces it, the old lives 60 s more. */
export const renewToken = write('session.renew', {
  at: ['GET', '/api/auth/access-token'],
  access: 'any',
  input: z.strictObject({}),
  output: SignedIn,
  refuses: ['bad-token'],
  records: 'session.renewed',
});

export const signOut = write('session.sign-out', {
  at: ['POST', '/api/auth/logout'],
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ ended: z.boolean() }),
  refuses: [],
  records: 'session.ended',
});

/** Keys that are absent stay as they are. */
const UserChange = z.strictObject({
  user: z.strictObject({
    data: z.strictObject({
      displayName: text(100)
        .refine((name) => name.trim() !== '', { error: 'display-name-required' })
        .optional(),
      settings: z.strictObject({ language: LanguageCode.nullable().optional() }).optional(),
    }),
  }),
});

export const updateUser = write('session.update-user', {
  at: ['POST', '/api/auth/user/update'],
  access: 'signed-in',
  input: UserChange,
  output: User,
  refuses: [],
  records: 'account.updated',
});

export const SESSION_OPERATIONS = [showSession, signIn, renewToken, signOut, updateUser] as const;
