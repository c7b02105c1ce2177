// kill -9 while people submit, with the real portal as a process and retries under the same keys (reliability R1).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import { connect } from '../src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts';
import { breaches, type Kept, readKept } from './kept-once.ts';
import { killPostgres, type PortalProcess, startPortal } from './portal-process.ts';
import { draftOf, type Portal, type Sent, send, submissionOf } from './submissions.ts';

const PEOPLE = 100;
const MONTHS = 20;
const AT_ONCE = 24;

const latest = monthOf(systemClock.today() as PlainDate);
const months = Array.from({ length: MONTHS }, (_, back) => addMonths(latest, -back));
const jobs = months.flatMap((month) => Array.from({ length: PEOPLE }, (_, index) => [index + 1, month] as const));

let dataFolder: string;
let running: PortalProcess | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'madoguchi-kill-'));
});
afterEach(async () => {
  await stopPortal();
  await rm(dataFolder, { recursive: true, force: true });
});

async function stopPortal(): Promise<void> {
  await running?.end();
  running = undefined;
}

/** A portal that is killed each time as many answers have been given as `kills` says, and started again. */
async function killable(
  kills: readonly { after: number; postgresToo?: boolean }[],
  settings: Record<string, string> = {},
) {
  const options = {
    dataFolder,
    program: 'claims',
    settings: { CROWD: String(PEOPLE), LOG_LEVEL: 'silent', ...settings },
  } as const;
  let answered = 0;
  const left = [...kills];
  const start = async () => {
    running = await startPortal(options);
    return running.url;
  };
  let up = start();
  await up;
  const killAndStart = async (postgresToo: boolean) => {
    running?.signalGroup('SIGKILL');
    if (postgresToo) await killPostgres(dataFolder);
    await running?.ended;
    return start();
  };
  const portal: Portal = {
    url: () => up,
    answered: () => {
      answered += 1;
      if (answered !== left[0]?.after) return;
      up = killAndStart(left.shift()?.postgresToo ?? false);
    },
  };
  return portal;
}

/** The crowd works through the jobs; a draft, and where asked its submission, each under a key of its own. */
async function work(portal: Portal, todo: readonly (readonly [number, YearMonth])[], submit: boolean): Promise<Sent[]> {
  const sent: Sent[] = [];
  const waiting = [...todo];
  const one = async () => {
    for (let job = waiting.pop(); job; job = waiting.pop()) {
      const draft = draftOf(...job);
      sent.push(draft);
      const saved = await send(portal, draft);
      if (!submit) continue;
      const submission = submissionOf(draft, JSON.parse(saved));
      sent.push(submission);
      await send(portal, submission);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return sent;
}

/** Reads what the database holds, once the portal is down. */
async function kept(): Promise<Kept> {
  await stopPortal();
  const server = await startEmbeddedPostgres({ dataFolder, searchPath: process.env['PATH'] ?? '' });
  const lost: Error[] = [];
  const pool = connect(server, { connections: 1, onLostConnection: (error) => lost.push(error) });
  try {
    return await readKept(pool, join(dataFolder, 'audit-key.pem'));
  } finally {
    await pool.end();
    await server.stop();
  }
}

describe('a portal that is killed while people submit', () => {
  it('keeps every answered write once, and every unanswered one once after its key is sent again [B0-03] [B0-06] [B0-09]', async () => {
    const portal = await killable([
      { after: 400 },
      { after: 1_200 },
      { after: 2_000, postgresToo: true },
      { after: 3_000 },
    ]);
    const sent = await work(portal, jobs, true);
    const again = sent.filter(({ sendings }) => sendings > 1);
    // Told again, a kept answer is the first one to the byte.
    await Promise.all(again.map((one) => send(portal, one)));
    expect(sent).toHaveLength(2 * PEOPLE * MONTHS);
    expect(again.length, 'kills came while requests were under way').toBeGreaterThan(AT_ONCE);
    expect(breaches(sent, await kept())).toEqual([]);
  }, 400_000);

  it('negative control: one that answers before it commits is found out', async () => {
    const portal = await killable([{ after: 40 }], { HASTY: '1' });
    const sent = await work(portal, jobs.slice(0, 80), false);
    expect(breaches(sent, await kept()).filter((breach) => breach.startsWith('lost:'))).not.toEqual([]);
  }, 240_000);
});
