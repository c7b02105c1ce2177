// The portal's connections lack these rights, whatever a request makes them do (reliability T18).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { superuserQuery } from '../../../test/superuser.ts';
import { openAuditPool } from '../audit/audit-pool.ts';
import { StartFault } from '../start-fault.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { checkRole } from './roles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  await database.pool.query(
    `insert into audit_events (id, occurred_at, actor, roles, ip, user_agent, operation, event, difference, request_id)
     values (gen_random_uuid(), now(), '', '{}', '', '', 'test', 'happened', '{}', '')`,
  );
});
afterAll(() => database.drop());

const REFUSED = { code: '42501' };

describe('the connections of requests', () => {
  it.each([
    `update audit_events set actor = 'somebody else'`,
    'delete from audit_events',
    'truncate audit_events',
    `insert into audit_chain (number, change_xid, previous, hash) values (1, '1', sha256(''), sha256(''))`,
    'delete from audit_chain',
    `insert into audit_checkpoints (number, at, key, signature) values (1, now(), repeat('0', 16), decode(repeat('00', 64), 'hex'))`,
    'delete from audit_checkpoints',
    'insert into audit_outbox (number) values (1)',
    'delete from audit_outbox',
    'drop table audit_events',
    'alter table audit_events disable trigger all',
    'alter table audit_events add column note text',
    'create table notes (note text)',
    'truncate accounts',
    'drop function refuse_change() cascade',
    'update kysely_migration set name = name',
    'set session_replication_role = replica',
  ])('are refused: %s (T18) [B0-09]', async (statement) => {
    await expect(database.app.query(statement)).rejects.toMatchObject(REFUSED);
  });

  it('read and add audit records, and write what is not of the trail [B0-09]', async () => {
    const { rows } = await database.app.query('select event from audit_events');
    expect(rows).toEqual([{ event: 'happened' }]);
    await database.app.query(
      `insert into audit_events (id, occurred_at, actor, roles, ip, user_agent, operation, event, difference, request_id)
       values (gen_random_uuid(), now(), '', '{}', '', '', 'test', 'added', '{}', '')`,
    );
    const { rows: tables } = await database.app.query(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relname not like 'audit\\_%' and relname not like 'kysely\\_%'
         and not has_table_privilege(oid, 'select, insert, update, delete')`,
    );
    expect(tables, 'tables that a migration left without rights').toEqual([]);
  });

  it('of the sequencer and the sender may add places and forget what was shipped, not change records (T18)', async () => {
    const audit = openAuditPool({ pool: database.pool, log: pino({ level: 'silent' }) });
    for (const statement of [
      'delete from audit_events',
      `insert into audit_events select * from audit_events`,
      'delete from audit_chain',
      'update audit_checkpoints set at = now()',
      'update audit_outbox set number = number',
      'select from accounts',
    ]) {
      await expect(audit.query(statement), statement).rejects.toMatchObject(REFUSED);
    }
    await audit.query('delete from audit_outbox');
    await audit.end();
  });

  it('even as the owner, records are not changed by an accident [B0-09]', async () => {
    await expect(database.pool.query('delete from audit_events')).rejects.toMatchObject(REFUSED);
    await expect(database.pool.query('truncate audit_chain')).rejects.toMatchObject(REFUSED);
  });
});

describe('the start', () => {
  const owner = { connections: 1, onLostConnection: () => {} };

  it('refuses connections that work as the login, or as a role that may change the trail [B0-09]', async () => {
    await checkRole(database.app, 'madoguchi_app');
    await expect(checkRole(database.pool, 'madoguchi_app')).rejects.toThrow(/work as madoguchi and not as/);
    await database.pool.query('grant delete on audit_events to madoguchi_app');
    await expect(checkRole(database.app, 'madoguchi_app')).rejects.toThrow(/may change the audit trail/);
    await database.pool.query('revoke delete on audit_events from madoguchi_app');
  });

  it('says what an administrator has to run where the login may neither create the roles nor work as them', async () => {
    const { host } = database.address;
    await superuserQuery(host, 'create role stranger login');
    await superuserQuery(host, 'create database strange owner stranger');
    const address = { host, user: 'stranger', database: 'strange' };
    try {
      const fault = await migrate(address).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(StartFault);
      expect(String((fault as StartFault).remedy)).toContain('grant madoguchi_app, madoguchi_audit to "stranger";');
      await superuserQuery(host, 'grant madoguchi_app, madoguchi_audit to stranger');
      expect((await migrate(address)).length).toBeGreaterThan(0);
      const pool = connect(address, { ...owner, role: 'madoguchi_app' });
      await checkRole(pool, 'madoguchi_app');
      await pool.end();
    } finally {
      await superuserQuery(host, 'drop database strange with (force)');
      await superuserQuery(host, 'drop role stranger');
    }
  });
});
