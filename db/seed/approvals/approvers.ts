// The sample's organisation as the approval engine sees it, with its routes and delegations.
import { may } from '@madoguchi/contract/access.ts';
import type { ActingPerson, Delegation } from '@madoguchi/contract/approvals/approval.ts';
import type { Organisation, Person } from '@madoguchi/contract/approvals/organisation.ts';
import type { PublishedRoute } from '@madoguchi/contract/approvals/route.ts';
import { addDays, nthBusinessDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { STANDARD_ROUTES } from '../../base-data/approval-routes.ts';
import { VALID_FROM } from '../../base-data/load-base-data.ts';
import type { Calendar } from '../expense-claims/calendar.ts';
import { identity, momentOf } from '../moments.ts';
import { DEPARTMENTS } from '../organisation/departments.ts';
import { leadersOf } from '../organisation/leaders.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';

/** Whose head was away for some days of last month, and had the deputy decide. */
const HEAD_WAS_AWAY = 'TYO';
const DAYS_AWAY = 10;

export interface Approvers {
  readonly organisation: Organisation;
  readonly routes: readonly PublishedRoute[];
  readonly byId: ReadonlyMap<string, Employee>;
  readonly delegations: readonly Delegation[];
  readonly addBusinessDays: (day: string, days: number) => string;
}

const fullName = ({ lastName, firstName }: Pick<Employee, 'lastName' | 'firstName'>) => `${lastName} ${firstName}`;

function organisationOf(employees: readonly Employee[]): Organisation {
  const groups = DEPARTMENTS.map((department) => {
    const { head, deputy } = leadersOf(department, employees);
    const { code, name, parent } = department;
    return { code, name, parent, head: head?.id ?? null, deputy: deputy?.id ?? null };
  });
  const people = employees.map(
    (employee): Person => ({
      employeeId: employee.id,
      name: fullName(employee),
      departmentName: employee.department.name,
      isActive: employee.leftOn === null,
    }),
  );
  const admins = employees.filter(({ role }) => may({ roles: [role] }, 'admin')).map(({ id }) => id);
  return {
    groups: new Map(groups.map((group) => [group.code, group])),
    people: new Map(people.map((person) => [person.employeeId, person])),
    posts: employees.map(({ id, department, position }) => ({
      employeeId: id,
      groupCode: department.code,
      positionCode: position,
    })),
    inRole: new Map([['admin', admins]]),
  };
}

function delegationsOf(employees: readonly Employee[], today: PlainDate, random: Random): Delegation[] {
  const department = DEPARTMENTS.find(({ code }) => code === HEAD_WAS_AWAY);
  const { head, deputy } = department ? leadersOf(department, employees) : { head: null, deputy: null };
  if (head === null || deputy === null) return [];
  const validFrom = firstDay(addMonths(monthOf(today), -1));
  return [
    {
      id: identity(momentOf(addDays(validFrom, -7)), random),
      fromEmployeeId: head.id,
      fromName: fullName(head),
      toEmployeeId: deputy.id,
      validFrom,
      validTo: addDays(validFrom, DAYS_AWAY),
      domains: [],
      amountLimit: null,
    },
  ];
}

export function approversOf(employees: readonly Employee[], calendar: Calendar, random: Random): Approvers {
  return {
    organisation: organisationOf(employees),
    routes: STANDARD_ROUTES.map((route) => ({
      ...route,
      steps: [...route.steps],
      number: 1,
      validFrom: VALID_FROM as PlainDate,
      validTo: null,
    })),
    byId: new Map(employees.map((employee) => [employee.id, employee])),
    delegations: delegationsOf(employees, calendar.today, random),
    addBusinessDays: (day, days) => nthBusinessDay(addDays(day as PlainDate, 1), days, calendar.holidays),
  };
}

/** The employee as the engine meets them on a day. */
export function actingAs({ delegations }: Approvers, employee: Employee, on: string): ActingPerson {
  const holds = ({ toEmployeeId, validFrom, validTo }: Delegation) =>
    toEmployeeId === employee.id && validFrom <= on && on < validTo;
  return {
    employeeId: employee.id,
    name: fullName(employee),
    isAdmin: may({ roles: [employee.role] }, 'admin'),
    delegations: delegations.filter(holds),
  };
}

/** The person who acts for an approver on a day: the delegate while they are away, unless it is the delegate's own request. */
export function actorFor(approvers: Approvers, approver: string, requester: string, on: string): Employee {
  const away = approvers.delegations.find(
    ({ fromEmployeeId, toEmployeeId, validFrom, validTo }) =>
      fromEmployeeId === approver && toEmployeeId !== requester && validFrom <= on && on < validTo,
  );
  const actor = approvers.byId.get(away?.toEmployeeId ?? approver);
  if (actor === undefined) throw new Error(`sample: nobody is ${approver}`);
  return actor;
}
