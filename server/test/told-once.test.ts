// kill -9 while facts are told and mails are sent, with the real portal as a process (B0-08, reliability R24).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../src/platform/db/connect.ts';
import { tellFacts } from '../src/platform/facts/told-facts-store.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts';
import { uuidAt } from '../src/platform/uuid.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type PortalProcess, startPortal } from './portal-process.ts';

const PEOPLE = 100;
const MONTHS = ['202606', '202607', '202608', '202609', '202610'] as const;
const FACTS = PEOPLE * MONTHS.length;
/** How many mails have been taken when the portal is killed. */
const KILLS = [1, 120] as const;
/** How many mails one process has in hand at most. */
const IN_HAND = 3;

let dataFolder: string;
let server: MailServer;
let running: PortalProcess | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'madoguchi-told-'));
  server = await startMailServer();
});
afterEach(async () => {
  await running?.end();
  await server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const settings = {
    CROWD: String(PEOPLE),
    LOG_LEVEL: 'silent',
    SMTP_URL: server.url,
    MAIL_FROM: 'portal@madoguchi.example',
  };
  running = await startPortal({ dataFolder, program: 'claims', settings });
}

/** The database while no portal works on it. */
async function withDatabase<T>(use: (pool: Pool) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataFolder, searchPath: process.env['PATH'] ?? '' });
  const lost: Error[] = [];
  const pool = connect(postgres, { connections: 1, onLostConnection: (error) => lost.push(error) });
  try {
    return await use(pool);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

/** A reminder to each of the crowd for each month, a transaction a month, as admins would tell them. */
async function remindEverybody(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`select id from employees where number > '10000'`);
  const at = new Date().toISOString();
  for (const month of MONTHS) {
    await tellFacts(
      pool,
      rows.map(({ id }) => ({
        id: uuidAt(at),
        key: `claim-reminder:${month}:${id}`,
        kind: 'claim-reminder',
        at,
        subject: null,
        about: month,
        said: { month, name: '山本 由美子' },
        to: { employee: id },
      })),
    );
  }
}

const counted = async (pool: Pool, sql: string) => (await pool.query<{ n: number }>(sql)).rows[0]?.n;

describe('a portal that is killed while it tells people', () => {
  it('tells every fact once, and hands every mail over, the few that were under way under the same Message-ID again [B0-08]', async () => {
    await start();
    await running?.end();
    await withDatabase(remindEverybody);
    for (const taken of KILLS) {
      await start();
      await expect.poll(() => server.taken.length, { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(taken);
      running?.signalGroup('SIGKILL');
      await running?.ended;
    }
    // The mails in hand belong to the dead process for twelve minutes more: they pass.
    const { rowCount } = await withDatabase((pool) =>
      pool.query(`update mails set due_at = due_at - interval '12 minutes' where state = 'queued'`),
    );
    const expected = server.taken.length + (rowCount ?? 0);
    await start();
    await expect.poll(() => server.taken.length, { timeout: 90_000, interval: 50 }).toBe(expected);
    await running?.end();
    expect(new Set(server.taken.map((mail) => mail.header('message-id'))).size).toBe(FACTS);
    await withDatabase(async (pool) => {
      expect(await counted(pool, 'select count(*)::int as n from notifications')).toBe(FACTS);
      expect(await counted(pool, `select count(*)::int as n from mails where state = 'sent'`)).toBe(FACTS);
    });
    expect(server.taken.length - FACTS, 'doubles').toBeLessThanOrEqual(KILLS.length * IN_HAND);
  }, 480_000);
});
