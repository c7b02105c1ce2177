// The sample's delegations: one that holds, one that waits to be accepted by whom one logs in as, one that is over.

import type { DelegationStatus } from '@madoguchi/contract/delegations/model.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';

const NINE = 9 * 60;

interface SampleDelegation {
  readonly from: Employee;
  readonly to: Employee;
  /** Days count from the sample's today. */
  readonly fromDay: number;
  readonly lastDay: number;
  readonly offeredDay: number;
  readonly status: Extract<DelegationStatus, 'offered' | 'accepted'>;
  readonly amountLimit: number | null;
  readonly note: string;
}

/** The first of a department leads it, the second is the deputy. */
function leadersOf(code: string, employees: readonly Employee[]): readonly Employee[] {
  const order = employees.filter(({ department }) => department.code === code);
  return order.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ department, position }: Employee) => department.posts.indexOf(position);

function sampleDelegations(employees: readonly Employee[]): readonly SampleDelegation[] {
  const of = (email: string) => employees.find((employee) => employee.email === email);
  const [admin, staff] = [of(SAMPLE_PEOPLE.admin.email), of(SAMPLE_PEOPLE.staff.email)];
  const [head, deputy] = leadersOf('TYO', employees);
  const accountant = leadersOf('ACC', employees).find((employee) => employee !== admin && employee.role === 'staff');
  if (!(admin && staff && head && deputy && accountant)) throw new Error('the sample lacks people for its delegations');
  return [
    {
      from: head,
      to: deputy,
      fromDay: -3,
      lastDay: 3,
      offeredDay: -5,
      status: 'accepted',
      amountLimit: null,
      note: '海外出張のため',
    },
    {
      from: head,
      to: staff,
      fromDay: 7,
      lastDay: 13,
      offeredDay: -1,
      status: 'offered',
      amountLimit: 100_000,
      note: '休暇のため',
    },
    {
      from: admin,
      to: accountant,
      fromDay: -1,
      lastDay: 12,
      offeredDay: -2,
      status: 'accepted',
      amountLimit: 50_000,
      note: '',
    },
    {
      from: admin,
      to: accountant,
      fromDay: -60,
      lastDay: -53,
      offeredDay: -62,
      status: 'accepted',
      amountLimit: null,
      note: '夏季休暇のため',
    },
  ];
}

export async function insertDelegations(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const rows = sampleDelegations(employees).map(({ from, to, fromDay, lastDay, offeredDay, ...rest }) => {
    const at = momentOf(addDays(today, offeredDay), NINE);
    const isAccepted = rest.status === 'accepted';
    return {
      ...rest,
      id: identity(at, random),
      version: isAccepted ? 2 : 1,
      from: from.id,
      to: to.id,
      validFrom: addDays(today, fromDay),
      validTo: addDays(today, lastDay + 1),
      offeredAt: instant(at),
      answeredAt: isAccepted ? instant(at + random.integer(10, 300) * 60_000) : null,
    };
  });
  await client.query(
    `insert into delegations (id, version, status, from_employee, to_employee, valid_from, valid_to, domains, amount_limit,
       note, offered_at, answered_at)
     select id, version, status, "from", "to", "validFrom", "validTo", '{}', "amountLimit", note, "offeredAt", "answeredAt"
     from json_to_recordset($1) as row (id uuid, version integer, status text, "from" uuid, "to" uuid, "validFrom" date,
       "validTo" date, "amountLimit" bigint, note text, "offeredAt" timestamptz, "answeredAt" timestamptz)`,
    [JSON.stringify(rows)],
  );
}
