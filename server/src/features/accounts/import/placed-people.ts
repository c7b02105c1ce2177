// People who are to get accounts, held against what the portal knows: whose address is taken, who works here already.
import type { NamedPerson } from '@madoguchi/contract/accounts/model.ts';
import { IDENTITY_FAULTS, namesOf } from '@madoguchi/contract/accounts/registration-faults.ts';
import { INPUT_TEXTS, type InputCode } from '@madoguchi/contract/input-texts.ts';
import { type Language, say, type Text, type Values } from '@madoguchi/contract/message.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { masterData } from '../../master-data/public.ts';
import type { AccountToMake, EmployeeToMake } from './accounts-store.ts';
import { findKnown, type KnownEmployee, nextEmployeeNumber } from './known-store.ts';

export interface PlaceFault {
  /** Which of the people, from 0. */
  readonly of: number;
  readonly field: keyof NamedPerson;
  readonly code: InputCode;
  /** The source's word for the field where it has another one. */
  readonly type?: string;
}

export interface Placed {
  readonly accounts: readonly AccountToMake[];
  readonly faults: readonly PlaceFault[];
}

interface Known {
  readonly emails: ReadonlySet<string>;
  readonly disabled: ReadonlySet<string>;
  readonly employees: ReadonlyMap<string, KnownEmployee>;
  readonly zerosLost: ReadonlySet<string>;
  readonly departments: ReadonlySet<string>;
  readonly positions: ReadonlySet<string>;
}

type Fault = Omit<PlaceFault, 'of'>;

/** For whoever logs in this is a dead end; who registers has the remedy at hand. */
const DISABLED: Text = {
  ja: 'このメールアドレスのアカウントは停止中か、利用期限を過ぎています。新しく登録せず、アカウント一覧で再開するか、利用期限を変更してください。',
  en: 'The account with this email address is suspended or past its last day. Instead of registering it again, reactivate it or change its last day in the account list.',
};

/** The sentence for a wrong field of somebody who is to get an account. */
export function placeSentence(code: InputCode, language: Language, values?: Values): string {
  return say(code === 'user-disabled' ? DISABLED : INPUT_TEXTS[code], language, values);
}

function faultsOf({ email, employment, employeeNumber, department, position }: NamedPerson, known: Known): Fault[] {
  const employee = employeeNumber === null ? undefined : known.employees.get(employeeNumber);
  const isLost = employee === undefined && employeeNumber !== null && known.zerosLost.has(employeeNumber);
  const faults: (Fault | false)[] = [
    employment !== 'none' && isLost && { field: 'employeeNumber', code: 'zeros-lost' },
    known.disabled.has(email)
      ? { ...IDENTITY_FAULTS['user-disabled'], code: 'user-disabled' }
      : known.emails.has(email) && { ...IDENTITY_FAULTS['email-already-in-use'], code: 'email-already-in-use' },
    employment === 'existing' &&
      !isLost &&
      (employee === undefined || employee.hasLeft) && { field: 'employeeNumber', code: 'unknown-employee' },
    employment === 'existing' &&
      employee !== undefined &&
      employee.hasAccount && { field: 'employeeNumber', code: 'employee-has-account' },
    employment === 'new' && employee !== undefined && { field: 'employeeNumber', code: 'number-taken' },
    employment === 'new' &&
      department !== null &&
      !known.departments.has(department) && { field: 'department', code: 'unknown-code' },
    employment === 'new' &&
      position !== null &&
      !known.positions.has(position) && { field: 'position', code: 'unknown-code' },
  ];
  return faults.filter((fault) => fault !== false);
}

/** The record of a person who is new here; `personFaults` has seen that nothing is missing. */
function employeeToMake(person: NamedPerson, number: string): EmployeeToMake | null {
  const { department, position, displayName, kana } = person;
  const [names, readings] = [namesOf(displayName), namesOf(kana)];
  if (department === null || position === null || names === null || readings === null) return null;
  const [lastName, firstName] = names;
  const [lastNameKana, firstNameKana] = readings;
  return { number, lastName, firstName, lastNameKana, firstNameKana, department, position };
}

/** Numbers in turn from the first free one, past those that the people bring along. */
function* freeNumbers(first: string, taken: ReadonlySet<string>): Generator<string, never> {
  for (let next = Number(first); ; next += 1) {
    const number = String(next).padStart(first.length, '0');
    if (!taken.has(number)) yield number;
  }
}

/**
 * The rows to insert for the people, in their order, and what speaks against them; everybody gets a record of what they
 * asked for, to be thrown away where there is a fault. Their emails are in lower case.
 */
export async function placePeople(ground: Ground, people: readonly NamedPerson[], now: string): Promise<Placed> {
  const numbers = people.flatMap(({ employeeNumber }) => employeeNumber ?? []);
  const [{ emails, disabled, employees, zerosLost }, { lists }, first] = await Promise.all([
    findKnown(ground.pool, { emails: people.map(({ email }) => email), numbers, today: ground.clock.today() }),
    masterData(ground),
    nextEmployeeNumber(ground.pool),
  ]);
  const known: Known = {
    emails: new Set(emails),
    disabled: new Set(disabled),
    employees: new Map(employees.map((employee) => [employee.number, employee])),
    zerosLost: new Set(zerosLost),
    departments: new Set(lists.group.map(({ code }) => code)),
    positions: new Set(lists.position.map(({ code }) => code)),
  };
  const free = freeNumbers(first, new Set(numbers));
  const accounts = people.map((person): AccountToMake => {
    const { email, displayName, kana, employment, employeeNumber } = person;
    const linked = employment === 'existing' ? known.employees.get(employeeNumber ?? '')?.id : undefined;
    const employee = employment === 'new' ? employeeToMake(person, employeeNumber ?? free.next().value) : null;
    const employeeId = linked ?? (employee === null ? null : uuidAt(now));
    return { id: uuidAt(now), email, displayName, kana, employeeId, employee };
  });
  const faults = people.flatMap((person, of) => faultsOf(person, known).map((fault) => ({ of, ...fault })));
  return { accounts, faults };
}
