// The rules of a registration over several fields, as faults of the field that tells them.
import type { HeldRole } from '../access.ts';
import { PASSWORD_FAULT_CODES, PASSWORD_MINIMUM, type PasswordFault, passwordFaults } from '../passwords/rules.ts';

/** The person who gets an account, as far as these rules ask; the model's schema makes it. */
interface Person {
  readonly displayName: string;
  readonly kana: string;
  readonly employment: 'none' | 'existing' | 'new';
  readonly employeeNumber: string | null;
  readonly department: string | null;
  readonly position: string | null;
}

type PersonField = Exclude<keyof Person, 'employment'>;
type Field = PersonField | 'password' | 'passwordConfirm' | 'employment' | 'endsOn';

/** The source's user name is our display name: somebody is named there, and logs in by the address. */
const USER_NAME = { field: 'displayName', type: 'username' } as const;
const EMAIL = { field: 'email', type: 'email' } as const;
const PASSWORD = { field: 'password', type: 'password' } as const;

/** At which field a registration says each code of the source's identity service (S3-08), and the source's word for the field. */
export const IDENTITY_FAULTS = {
  'operation-not-allowed': USER_NAME,
  'user-not-found': USER_NAME,
  'user-disabled': USER_NAME,
  'email-already-in-use': EMAIL,
  'invalid-email': EMAIL,
  'weak-password': PASSWORD,
  'wrong-password': PASSWORD,
} as const;

export interface RegistrationFault<Name extends Field = Field> {
  readonly field: Name;
  readonly code:
    | 'required'
    | 'auditor-outside'
    | 'two-names'
    | 'password-required'
    | 'passwords-match'
    | (typeof PASSWORD_FAULT_CODES)[PasswordFault];
}

/**
 * Family name and given name with one blank between them: what an employee record is made of. Somebody with one name has no given
 * name; of three parts nobody but the person knows which belong together: they are divided by hand, in the record.
 */
export function namesOf(name: string): readonly [last: string, first: string] | null {
  const [last = '', first = '', ...more] = name.split(' ');
  return last !== '' && more.length === 0 ? [last, first] : null;
}

/** The reading divides as the name does. */
function kanaFault(name: string, kana: string): boolean {
  const [names, readings] = [namesOf(name), namesOf(kana)];
  return readings === null || (names !== null && (names[1] === '') !== (readings[1] === ''));
}

/** Fields that are missing for the employee record that is asked for. */
export function personFaults(person: Person): RegistrationFault<PersonField>[] {
  const { employment, employeeNumber, department, position, displayName, kana } = person;
  if (employment === 'existing') return employeeNumber === null ? [{ field: 'employeeNumber', code: 'required' }] : [];
  if (employment === 'none') return [];
  return [
    ...(department === null ? [{ field: 'department', code: 'required' } as const] : []),
    ...(position === null ? [{ field: 'position', code: 'required' } as const] : []),
    ...(namesOf(displayName) === null ? [{ field: 'displayName', code: 'two-names' } as const] : []),
    ...(kanaFault(displayName, kana) ? [{ field: 'kana', code: 'two-names' } as const] : []),
  ];
}

interface Registration extends Person {
  readonly email: string;
  readonly invites: boolean;
  readonly password: string;
  readonly passwordConfirm: string | null;
  readonly role: HeldRole;
  readonly endsOn: string | null;
}

function passwordFault({ password, passwordConfirm, displayName, kana, email }: Registration): RegistrationFault[] {
  if (password === '') return [{ field: 'password', code: 'password-required' }];
  const ground = { minimum: PASSWORD_MINIMUM, ownWords: [displayName, kana, email] };
  const [fault] = passwordFaults(password, ground);
  if (fault !== undefined) return [{ field: 'password', code: PASSWORD_FAULT_CODES[fault] }];
  const differs = passwordConfirm !== null && passwordConfirm !== password;
  return differs ? [{ field: 'passwordConfirm', code: 'passwords-match' }] : [];
}

/** Those, and a password that is missing, bad or typed in two ways (S3-05). An invited person chooses their own. */
export function registrationFaults(asked: Registration): RegistrationFault[] {
  return [...personFaults(asked), ...auditorFaults(asked), ...(asked.invites ? [] : passwordFault(asked))];
}

/** An auditor comes from outside, and only until a day (B7-06). */
function auditorFaults({ role, endsOn, employment }: Registration): RegistrationFault[] {
  if (role !== 'auditor') return [];
  return [
    ...(endsOn === null ? [{ field: 'endsOn', code: 'required' } as const] : []),
    ...(employment === 'none' ? [] : [{ field: 'employment', code: 'auditor-outside' } as const]),
  ];
}
