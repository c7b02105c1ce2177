import * as z from 'zod';
import { read, write } from '../operation.ts';
import { ChangePassword } from './model.ts';

/** Data that the form to change it has to know. */
export const showPassword = read('passwords.show', {
  at: ['GET', '/api/auth/password'],
  access: 'signed-in',
  shows: [],
  input: z.strictObject({}),
  output: z.object({
    /** Not so where an identity provider alone checks the person. */
    hasPassword: z.boolean(),
    /** Characters that a new one has at least. */
    minimum: z.number().int(),
  }),
  refuses: [],
});

/**
 * Every other session of the person ends at once, and only this browser stays a known one. This session goes on under a new
 * token, and the one that asked is good no more (T15).
 */
export const changePassword = write('passwords.change', {
  at: ['POST', '/api/auth/password'],
  access: 'signed-in',
  ownOnly: true,
  touches: ['session'],
  input: ChangePassword,
  output: z.object({
    /** How many other sessions have ended. */
    ended: z.number().int(),
    /** For callers without cookies. `null` where the answer is told again: whoever asks then has a session already. */
    access_token: z.string().nullable(),
  }),
  refuses: ['too-many'],
  records: 'password.changed',
  credentials: ['current', 'password', 'passwordConfirm'],
});

export const PASSWORD_OPERATIONS = [showPassword, changePassword] as const;
