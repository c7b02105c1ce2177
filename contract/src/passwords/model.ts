import * as z from 'zod';
import { PASSWORD_MAX } from '../session/model.ts';
import { PASSWORD_FAULT_CODES, PASSWORD_MINIMUM, passwordFaults } from './rules.ts';

const Password = z
  .string()
  .max(PASSWORD_MAX, { error: 'too-long' })
  .refine((value) => value.isWellFormed(), { error: 'characters' });

const PresentPassword = Password.refine((value) => value !== '', { error: 'password-required' });

/** A password that somebody chooses: never too short anywhere; what else makes it a bad one depends on its person. */
export const NewPassword = PresentPassword.refine(
  (value) => value === '' || passwordFaults(value, { minimum: PASSWORD_MINIMUM, ownWords: [] }).length === 0,
  { error: PASSWORD_FAULT_CODES['too-short'], params: { min: PASSWORD_MINIMUM } },
);

/** The present password, the next, and the next again (S3-05). */
export const ChangePassword = z
  .strictObject({ current: PresentPassword, password: NewPassword, passwordConfirm: Password })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    error: 'passwords-match',
    path: ['passwordConfirm'],
  });
export type ChangePassword = z.infer<typeof ChangePassword>;
