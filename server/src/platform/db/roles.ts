// As whom the portal works in its database. The login owns the tables and migrates them; nothing that a request can reach
// works as the login: the audit trail cannot be changed from there, nor any table be altered.
import type { ClientBase, Pool } from 'pg';
import { StartFault } from '../start-fault.ts';
import { sqlState } from './change.ts';

/** Requests work as the first; what numbers and ships the audit trail as the second. */
export const DATABASE_ROLES = ['madoguchi_app', 'madoguchi_audit'] as const;
export type DatabaseRole = (typeof DATABASE_ROLES)[number];

/** Several nodes may start at once; any number does, as long as it is always the same. */
const TURN = 'select pg_advisory_xact_lock(7262001)';

/** From PostgreSQL 16 on, a member may still not be allowed to work as the role. */
const CAN_TAKE = `select r.oid is not null as exists, coalesce(pg_has_role($2, r.oid,
    case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end), false) as taken
  from (select (select oid from pg_roles where rolname = $1) as oid) r`;

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Makes sure that the roles exist and that the login may work as them. They belong to the whole server and cannot log in.
 * @param client a connection outside a transaction
 * @param login who works as them; the connection's own user by default
 * @throws StartFault saying what to run, where the connection may not create roles
 */
export async function ensureRoles(client: ClientBase, login?: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(TURN);
    const { rows } = await client.query<{ name: string }>('select coalesce($1::text, current_user) as name', [login]);
    const name = rows[0]?.name ?? '';
    for (const role of DATABASE_ROLES) await ensureRole(client, role, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function ensureRole(client: ClientBase, role: DatabaseRole, login: string): Promise<void> {
  const { rows } = await client.query<{ exists: boolean; taken: boolean }>(CAN_TAKE, [role, login]);
  if (rows[0]?.taken) return;
  const member = client.escapeIdentifier(login);
  try {
    if (!rows[0]?.exists) await client.query(`create role ${role} nologin`);
    await client.query(`grant ${role} to ${member}`);
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const create = DATABASE_ROLES.map((name) => `create role ${name} nologin;`).join(' ');
    throw new StartFault(
      `The portal works in the database as the roles ${DATABASE_ROLES.join(' and ')}, and ${login} may not create them.`,
      `Let an administrator run once: ${create} grant ${DATABASE_ROLES.join(', ')} to ${member};`,
    );
  }
}

const RIGHTS = `select current_user as name,
  has_table_privilege('audit_events', 'update') or has_table_privilege('audit_events', 'delete')
    or has_table_privilege('audit_events', 'truncate') or has_table_privilege('audit_chain', 'insert') as can_change`;

/**
 * Asks a pool's sessions as whom they work, and whether that leaves the audit trail alone.
 * @throws StartFault where they can change it: the login is used, or somebody granted too much
 */
export async function checkRole(pool: Pool, role: DatabaseRole): Promise<void> {
  const { rows } = await pool.query<{ name: string; can_change: boolean }>(RIGHTS);
  const [found] = rows;
  if (found?.name === role && !found.can_change) return;
  throw new StartFault(
    found?.name === role
      ? `The database role ${role} may change the audit trail.`
      : `The portal's connections work as ${found?.name} and not as ${role}.`,
    found?.name === role
      ? `Revoke what was granted to it beyond the migrations: update, delete and truncate on audit_events, all on audit_chain.`
      : 'Let the connection pooler pass start-up options on, and leave "options" out of DATABASE_URL.',
  );
}
