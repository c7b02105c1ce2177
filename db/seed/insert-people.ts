// Departments, employees and accounts of the sample organisation as rows.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { insertValues } from '../base-data/load-base-data.ts';
import { identity, instant, momentOf } from './moments.ts';
import type { Department } from './organisation/departments.ts';
import { leadersOf } from './organisation/leaders.ts';
import type { Employee } from './organisation/roster.ts';
import { SAMPLE_PEOPLE } from './people.ts';
import type { Random } from './random.ts';

/** The tree, each department with its head and deputy; the head office of the base data gets its own. */
export async function insertDepartments(
  client: PoolClient,
  departments: readonly Department[],
  employees: readonly Employee[],
): Promise<void> {
  const values = departments.map((department) => {
    const { code, name, nameEn, kana, parent } = department;
    const { head, deputy } = leadersOf(department, employees);
    return { code, name, nameEn, kana, extra: { parent, head: head?.number ?? null, deputy: deputy?.number ?? null } };
  });
  await insertValues(client, { group: values });
  const root = values.find(({ extra }) => extra.parent === null);
  await client.query(
    `update classification_details set extra = $2, version = version + 1
     where classification_code = 'group' and code = $1`,
    [root?.code, JSON.stringify(root?.extra)],
  );
}

export async function insertEmployees(client: PoolClient, employees: readonly Employee[]): Promise<void> {
  const rows = employees.map(({ department, position, joinedOn, leftOn, ...employee }) => ({
    ...employee,
    departmentCode: department.code,
    positionCode: position,
    joinedOn,
    leftOn,
    createdAt: instant(momentOf(joinedOn)),
  }));
  await client.query(
    `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
       department_code, position_code, joined_on, left_on, created_at, updated_at)
     select id, number, "lastName", "firstName", "lastNameKana", "firstNameKana", email,
       "departmentCode", "positionCode", "joinedOn", "leftOn", "createdAt", "createdAt"
     from json_to_recordset($1) as row (id uuid, number text, "lastName" text, "firstName" text, "lastNameKana" text,
       "firstNameKana" text, email text, "departmentCode" text, "positionCode" text, "joinedOn" date, "leftOn" date,
       "createdAt" timestamptz)`,
    [JSON.stringify(rows)],
  );
}

/** An account for each employee, all with the sample's password; who has left is suspended (B2-04). */
export async function insertAccounts(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  passwordHash: string,
  random: Random,
): Promise<number> {
  const outsider = SAMPLE_PEOPLE.user;
  const rows = [
    ...employees.map((employee) => ({
      id: employee.accountId,
      email: employee.email,
      displayName: `${employee.lastName} ${employee.firstName}`,
      role: employee.role,
      status: employee.leftOn === null ? 'active' : 'suspended',
      employeeId: employee.id,
      createdAt: instant(momentOf(employee.joinedOn)),
    })),
    {
      id: identity(momentOf(today), random),
      email: outsider.email,
      displayName: `${outsider.lastName} ${outsider.firstName}`,
      role: outsider.role,
      status: 'active',
      employeeId: null,
      createdAt: instant(momentOf(today)),
    },
  ];
  await client.query(
    `insert into accounts (id, email, password_hash, display_name, roles, status, employee_id, created_at, updated_at)
     select id, email, $2, "displayName", array[role], status, "employeeId", "createdAt", "createdAt"
     from json_to_recordset($1) as row (id uuid, email text, "displayName" text, role text, status text,
       "employeeId" uuid, "createdAt" timestamptz)`,
    [JSON.stringify(rows), passwordHash],
  );
  return rows.length;
}
