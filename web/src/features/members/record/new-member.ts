// The initial values of a record's form, and the values of a stored record.
import type { MemberRecord } from '@madoguchi/contract/members/model.ts';
import type { changeMember, createMember } from '@madoguchi/contract/members/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { FormValues } from '../../../kit/form/use-operation-form.ts';

/** Stands in the address for somebody who is taken in; no employee number is without a digit. */
export const NEW = 'new';

export function emptyMember(today: PlainDate): FormValues<typeof createMember> {
  return {
    employeeId: '',
    lastName: '',
    firstName: '',
    lastNameKana: '',
    firstNameKana: '',
    email: '',
    phone: '',
    extension: '',
    workplace: '',
    joinedOn: today,
    departmentCode: null,
    positionCode: null,
  };
}

export function valuesOf(record: MemberRecord): FormValues<typeof changeMember> {
  const { employeeId, version, lastName, firstName, lastNameKana, firstNameKana } = record;
  const { email, phone, extension, workplace, joinedOn } = record;
  const names = { lastName, firstName, lastNameKana, firstNameKana };
  return { employeeId, version, ...names, email, phone, extension, workplace, joinedOn, reason: '' };
}
