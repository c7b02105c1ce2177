import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { nextEmployeeNumber } from '../features/accounts/public.ts';
import { auditColumns } from '../platform/audit/audit-store.ts';
import type { Clock } from '../platform/clock.ts';
import { refusedBy, runChange } from '../platform/db/change.ts';
import { StartFault } from '../platform/start-fault.ts';
import { uuidAt } from '../platform/uuid.ts';
import type { AccountOrder } from './arguments.ts';
import { insertAccount, listCodes } from './store.ts';

const CONSOLE = { ip: '127.0.0.1', userAgent: 'npm run account', requestId: '', token: null } as const;

/**
 * Makes the account, its employee record where wanted, and the audit row, all or nothing.
 * @returns the employee number, or `null` where no employee was made
 * @throws StartFault when the email or the number is taken, or a code is unknown
 */
export async function createAccount(
  pool: Pool,
  order: AccountOrder,
  passwordHash: string,
  clock: Clock,
): Promise<{ readonly number: string | null }> {
  const { email, role, name, employee } = order;
  const now = clock.now();
  if (employee) {
    await requireCode(pool, 'group', '--department', employee.department);
    await requireCode(pool, 'position', '--position', employee.position);
  }
  const id = uuidAt(now);
  const number = employee && (employee.number ?? (await nextEmployeeNumber(pool)));
  const values = {
    id,
    email,
    password_hash: passwordHash,
    display_name: `${name.last} ${name.first}`.trim(),
    role,
    employee_id: employee && uuidAt(now),
    number,
    last_name: name.last,
    first_name: name.first,
    last_name_kana: employee?.kana.last ?? null,
    first_name_kana: employee?.kana.first ?? null,
    department: employee?.department ?? null,
    position: employee?.position ?? null,
    joined_on: clock.today(),
  };
  try {
    await runChange(pool, insertAccount, {
      ...values,
      ...auditColumns(null, CONSOLE, now),
      actor: 'console',
      operation: 'accounts.create',
      event: 'account.created',
      target_kind: 'account',
      target_id: id,
      difference: JSON.stringify({ email, role, employee: number }),
      key: null,
      body_hash: createHash('sha256').digest(),
      answer: '{}',
    });
  } catch (error) {
    throw taken(error, email, number);
  }
  return { number };
}

async function requireCode(pool: Pool, list: 'group' | 'position', argument: string, code: string): Promise<void> {
  const known = await listCodes(pool, list);
  if (known.includes(code)) return;
  throw new StartFault(`${argument}: there is no ${code}.`, `Use one of ${known.join(', ')}.`, 2);
}

function taken(error: unknown, email: string, number: string | null): unknown {
  switch (refusedBy(error)) {
    case 'accounts_email_key':
      return new StartFault(`${email} already has an account.`, 'Use another email address.', 2);
    case 'employees_number_key':
      return new StartFault(`Employee number ${number} is taken.`, 'Leave --number out to get the next free one.', 2);
    default:
      return error;
  }
}
