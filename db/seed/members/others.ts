// People of the sample organisation without claims of these eighteen months: one who left long ago, one who is to come.

import { addMonths, firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';

export interface OtherPerson {
  readonly number: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly email: string;
  readonly department: string;
  readonly position: string;
  readonly joinedOn: PlainDate;
  readonly leftOn: PlainDate | null;
}

export function otherPeople(today: PlainDate): readonly OtherPerson[] {
  const month = monthOf(today) as YearMonth;
  return [
    {
      // From before the employees were numbered as they are today.
      number: 'A0031',
      lastName: '宮﨑',
      firstName: '茂',
      lastNameKana: 'ミヤザキ',
      firstNameKana: 'シゲル',
      email: 'shigeru.miyazaki@madoguchi.example',
      department: 'ACC',
      position: 'senior',
      joinedOn: firstDay(addMonths(month, -200)),
      leftOn: lastDay(addMonths(month, -24)),
    },
    {
      number: '0061',
      lastName: '柴田',
      firstName: 'みのり',
      lastNameKana: 'シバタ',
      firstNameKana: 'ミノリ',
      email: 'minori.shibata@madoguchi.example',
      department: 'PLAN',
      position: 'member',
      joinedOn: firstDay(addMonths(month, 1)),
      leftOn: null,
    },
  ];
}
