// How any part of the portal that takes a new password judges and hashes it.
import { PASSWORD_FAULT_CODES, type PasswordFault, passwordFaults } from '@madoguchi/contract/passwords/rules.ts';
import type { Ground } from '../../platform/ground.ts';
import { refuse } from '../../platform/http/problem.ts';
import { isCommon } from './common-passwords.ts';

/** The faults of a password that somebody chose for themselves; none where it is good. */
export function newPasswordFaults(
  { config }: Pick<Ground, 'config'>,
  password: string,
  ownWords: readonly string[],
): readonly PasswordFault[] {
  const faults = passwordFaults(password, {
    minimum: config.passwordMinLength,
    ownWords: [...ownWords, config.companyName],
  });
  return faults.length === 0 && isCommon(password) ? ['common'] : faults;
}

/**
 * The argon2id hash of a password that somebody chose; it is good from now on. Refuses 422 at `field` one that is too
 * short, common, or mostly the person's own name or mail address, or that of the company or the product (S3-05).
 * @param ownWords names and mail addresses of its person, as they are written
 */
export async function newPasswordHash(
  ground: Ground,
  password: string,
  ownWords: readonly string[],
  field = 'password',
): Promise<string> {
  const [fault] = newPasswordFaults(ground, password, ownWords);
  if (fault !== undefined) {
    const wrong = { field, code: PASSWORD_FAULT_CODES[fault], values: { min: ground.config.passwordMinLength } };
    refuse('invalid', { fields: [wrong] });
  }
  return ground.passwords.hash(password);
}
