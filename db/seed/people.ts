// The four people one logs in as. Seed, server tests and browser journeys meet the same ones.
import type { Role } from '@madoguchi/contract/access.ts';

export interface SamplePerson {
  readonly email: string;
  readonly role: Role;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  /** Department code; `null`: an account without an employee record. */
  readonly department: string | null;
}

export const SAMPLE_PASSWORD = 'madoguchi-sample';

/** The superior of the staff member, to whom claims of theirs go first. */
export const SAMPLE_SUPERIOR: SamplePerson = {
  email: 'superior@madoguchi.example',
  role: 'staff',
  lastName: '藤原',
  firstName: '明',
  lastNameKana: 'フジワラ',
  firstNameKana: 'アキラ',
  department: 'TYO',
};

export const SAMPLE_PEOPLE = {
  system: {
    email: 'system@madoguchi.example',
    role: 'system',
    lastName: '小林',
    firstName: '直樹',
    lastNameKana: 'コバヤシ',
    firstNameKana: 'ナオキ',
    department: 'IT',
  },
  admin: {
    email: 'admin@madoguchi.example',
    role: 'admin',
    lastName: '山本',
    firstName: '由美子',
    lastNameKana: 'ヤマモト',
    firstNameKana: 'ユミコ',
    department: 'ACC',
  },
  staff: {
    email: 'staff@madoguchi.example',
    role: 'staff',
    lastName: '佐藤',
    firstName: '健太',
    lastNameKana: 'サトウ',
    firstNameKana: 'ケンタ',
    department: 'TYO',
  },
  user: {
    email: 'user@madoguchi.example',
    role: 'user',
    lastName: '中村',
    firstName: '遥',
    lastNameKana: 'ナカムラ',
    firstNameKana: 'ハルカ',
    department: null,
  },
} as const satisfies Record<Role, SamplePerson>;
