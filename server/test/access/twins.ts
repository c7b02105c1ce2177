// Two people of each role who have nothing to do with each other: one owns a record, the other asks for it.
import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@madoguchi/contract/access.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { newToken, tokenHash } from '../../src/platform/session/session-store.ts';
import { type Answered, ask } from '../ask.ts';
import type { SentFile } from '../multipart.ts';
import type { World } from '../world.ts';

export interface Twin {
  readonly role: Role;
  readonly accountId: string;
  readonly employeeNumber: string;
  readonly token: string;
  readonly ask: (operation: Operation, input: Record<string, unknown>, file?: SentFile) => Promise<Answered>;
}

export interface Twins {
  readonly owner: Twin;
  readonly asker: Twin;
}

async function addTwin(world: World, role: Role, number: string): Promise<Twin> {
  const [employeeId, accountId, token] = [randomUUID(), randomUUID(), newToken()];
  await world.pool.query(
    `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
       department_code, position_code, joined_on)
     values ($1, $2, '双葉', $3, 'フタバ', 'フタリ', $4, 'HQ', 'staff', '2020-04-01')`,
    [employeeId, number, number, `twin${number}@madoguchi.example`],
  );
  await world.pool.query(
    `insert into accounts (id, email, password_hash, display_name, roles, employee_id)
     values ($1, $2, 'nobody', '双葉', $3, $4)`,
    [accountId, `twin${number}@madoguchi.example`, [role], employeeId],
  );
  await world.pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [randomUUID(), accountId, tokenHash(token)],
  );
  return {
    role,
    accountId,
    employeeNumber: number,
    token,
    ask: (operation, input, file) =>
      ask(world, operation, { who: null, token, input, ...(file === undefined ? {} : { file }) }),
  };
}

/** Both of every role, each with an employee record and a session. */
export async function addTwins(world: World): Promise<Record<Role, Twins>> {
  const pairs = await Promise.all(
    ROLES.map(async (role, nth) => {
      const [owner, asker] = await Promise.all([
        addTwin(world, role, `9${nth}001`),
        addTwin(world, role, `9${nth}002`),
      ]);
      return [role, { owner, asker }] as const;
    }),
  );
  return Object.fromEntries(pairs) as Record<Role, Twins>;
}
