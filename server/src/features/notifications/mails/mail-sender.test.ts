// The mail server down, slow, refusing and breaking off (reliability R24), with the clock in the test's hand.
import { randomUUID } from 'node:crypto';
import { type Logger, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { addPeople, type Person, type Who } from '../../../../test/people.ts';
import { standingClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { FactBell } from '../../../platform/facts/fact-bell.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { PATIENCE, type Patience } from './in-time.ts';
import { MailSender } from './mail-sender.ts';

const NOW = '2026-11-24T01:00:00.000Z';
const PASSWORD = 'a-secret-of-the-mail-server';

let database: TestDatabase;
let people: Record<Who, Person>;
let server: MailServer;
let clock: ReturnType<typeof standingClock>;

beforeEach(async () => {
  [database, server] = await Promise.all([createDatabase(), startMailServer()]);
  people = await addPeople(database.pool);
  clock = standingClock(NOW);
});
afterEach(async () => {
  await Promise.all([database.drop(), server.close()]);
});

interface Made {
  readonly patience?: Patience;
  readonly log?: Logger;
  readonly executor?: Executor;
}

function senderTo({ patience, log = pino({ level: 'silent' }), executor = database.pool }: Made = {}): MailSender {
  const address = server.url.replace('smtp://', `smtp://portal:${PASSWORD}@`);
  const config = readConfig('start', { SMTP_URL: address, MAIL_FROM: 'portal@madoguchi.example' });
  return new MailSender({ clock, config, log, facts: new FactBell() }, executor, { patience });
}

/** A log of one test's own, with the lines that were written there. */
function ownLog() {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line: string) => lines.push(line) }) };
}

/** The queue, where everybody but the first waits a while for a mail. */
function slowQueue(): Executor {
  let taken = 0;
  const query = async (sent: { text: string }) => {
    if (sent.text.includes('skip locked') && ++taken > 1) await database.pool.query('select pg_sleep(0.3)');
    return database.pool.query(sent);
  };
  return { query } as Executor;
}

async function queued(count: number, to: Who = 'staff'): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const key = [people[to].accountId, uuidAt(clock.now())];
    const said = { number: `TE-2026-0000${n}`, month: '202611', name: '佐藤 健太' };
    await database.pool.query(
      `insert into notifications (account_id, fact_id, kind, subject, about, said, at, shown)
       values ($1, $2, 'claim-returned', $3, '202611', $4, $5, true)`,
      [...key, randomUUID(), said, clock.now()],
    );
    await database.pool.query(
      `insert into mails (account_id, fact_id, state, queued_at, due_at) values ($1, $2, 'queued', $3, $3)`,
      [...key, clock.now()],
    );
  }
}

const after = (minutes: number) => clock.set(new Date(Date.parse(clock.now()) + minutes * 60_000).toISOString());

async function states(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query('select state, count(*)::int as n from mails group by state');
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

async function told(): Promise<{ kind: string; said: object; to_roles: string[] }[]> {
  return (await database.pool.query('select kind, said, to_roles from told_facts order by at')).rows;
}

const ids = () => server.taken.map((mail) => mail.header('message-id'));

describe('a mail server', () => {
  it('gets each mail once, also of two processes that send at once [B0-08]', async () => {
    await queued(20);
    await Promise.all([senderTo().run(), senderTo().run()]);
    expect(server.taken).toHaveLength(20);
    expect(new Set(ids()).size).toBe(20);
    expect(await states()).toEqual({ sent: 20 });
  });

  it('that is down delays: everything is sent once, as soon as it is up [B0-08]', async () => {
    await queued(8);
    const [sender, port] = [senderTo(), Number(new URL(server.url).port)];
    await server.close();
    const waits = [await sender.run(), await sender.run(), await sender.run()];
    expect(waits, 'it is asked less and less often').toEqual([15_000, 30_000, 60_000]);
    expect(await states()).toEqual({ queued: 8 });
    server = await startMailServer(port);
    await sender.run();
    expect(server.taken).toHaveLength(8);
    expect(await states()).toEqual({ sent: 8 });
  });

  it('that is down is asked once a run about a mail, however long the queue takes to answer [B0-08]', async () => {
    await queued(1);
    await server.close();
    await senderTo({ executor: slowQueue() }).run();
    expect((await database.pool.query('select attempts from mails')).rows).toEqual([{ attempts: 1 }]);
    expect(await states()).toEqual({ queued: 1 });
  });

  it('that has been down for a quarter of an hour is told to the system people, once [B0-08]', async () => {
    await queued(1);
    await server.close();
    const sender = senderTo();
    await sender.run();
    after(14);
    await sender.run();
    expect(await told()).toEqual([]);
    after(1);
    await sender.run();
    after(10);
    await sender.run();
    expect(await told()).toEqual([{ kind: 'mail-delayed', said: { minutes: 15 }, to_roles: ['system'] }]);
  });

  it('that wants a mail later gets it later, and the others now [B0-08]', async () => {
    server.behave({ code: 451, at: 'RCPT' });
    await queued(1);
    await senderTo().run();
    server.behave('take');
    await queued(1, 'other');
    await senderTo().run();
    expect(server.taken.map(({ to }) => to)).toEqual([[people.other.email]]);
    after(1);
    await senderTo().run();
    expect(server.taken.map(({ to }) => to)).toEqual([[people.other.email], [people.staff.email]]);
    expect(await states()).toEqual({ sent: 2 });
  });

  it('that puts a mail off again and again is asked after 1, 5, 15 and 60 minutes, then hourly [B0-08]', async () => {
    server.behave({ code: 450, at: 'DATA' });
    await queued(1);
    const asked: number[] = [];
    for (const minutes of [0, 1, 5, 15, 60, 60]) {
      // A second before its time nothing is asked.
      if (minutes > 0) after(minutes - 1 / 60);
      await senderTo().run();
      asked.push(server.asked());
      if (minutes > 0) after(1 / 60);
      await senderTo().run();
    }
    expect(asked).toEqual([1, 1, 2, 3, 4, 5]);
    expect(await states()).toEqual({ queued: 1 });
  });

  it.each(['RCPT', 'DATA'] as const)(
    'that refuses a mail for good at %s is not asked again; the refusal is recorded and told to the system people [B0-08]',
    async (step) => {
      server.behave({ code: 550, at: step });
      await queued(1);
      await senderTo().run();
      server.behave('take');
      after(600);
      await senderTo().run();
      expect(server.taken).toEqual([]);
      const { rows } = await database.pool.query('select state, last_answer from mails');
      expect(rows).toEqual([{ state: 'failed', last_answer: expect.stringContaining('550') }]);
      const said = { to: people.staff.email, reply: '550' };
      expect(await told()).toEqual([{ kind: 'mail-refused', said, to_roles: ['system'] }]);
    },
  );

  it('that breaks off after it has the mail gets it again under the same Message-ID, by which the double is known [B0-08]', async () => {
    server.behave('break-off');
    await queued(1);
    await senderTo().run();
    expect(await states()).toEqual({ queued: 1 });
    server.behave('take');
    after(59);
    await senderTo().run();
    expect(server.taken, 'it may have arrived').toHaveLength(1);
    after(1);
    await senderTo().run();
    expect(server.taken).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(await states()).toEqual({ sent: 1 });
  });

  it('gets a mail whose sender died with it, once the time of that sender is over [B0-08]', async () => {
    await queued(1);
    server.behave('say-nothing');
    const dying = senderTo();
    const run = dying.run();
    await expect.poll(() => server.taken.length, { timeout: 20_000, interval: 20 }).toBe(1);
    server.behave('take');
    await senderTo().run();
    expect(server.taken, 'it still belongs to the first').toHaveLength(1);
    after(12);
    await senderTo().run();
    expect(server.taken).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    await dying.stop();
    await run;
    expect(await states()).toEqual({ sent: 1 });
  });

  it('that puts off every mail for a quarter of an hour is told to the system people, and so is the next time it does [B0-08]', async () => {
    server.behave({ code: 451, at: 'RCPT' });
    await queued(1);
    const sender = senderTo();
    await sender.run();
    after(15);
    await sender.run();
    await sender.run();
    expect((await told()).map(({ kind }) => kind)).toEqual(['mail-delayed']);
    server.behave('take');
    await queued(1, 'other');
    await sender.run();
    expect(await states(), 'the first is asked again later').toEqual({ sent: 1, queued: 1 });
    server.behave({ code: 451, at: 'RCPT' });
    await queued(1, 'other');
    for (const minutes of [0, 15, 10]) {
      after(minutes);
      await sender.run();
    }
    expect((await told()).map(({ kind }) => kind)).toEqual(['mail-delayed', 'mail-delayed']);
  });

  it('that takes all mails but one is told to the system people once, not whenever another goes out [B0-08]', async () => {
    server.behave({ code: 452, at: 'RCPT' });
    await queued(1);
    await senderTo().run();
    await database.pool.query(`update mails set due_at = '2026-11-26'`);
    server.behave('take');
    for (const minutes of [1, 14, 1, 20, 20]) {
      after(minutes);
      await queued(1, 'other');
      await senderTo().run();
    }
    expect(await states()).toEqual({ sent: 5, queued: 1 });
    expect((await told()).map(({ kind }) => kind)).toEqual(['mail-delayed']);
  });

  it('that answers late has each mail once, and those that waited for a connection too [B0-08]', async () => {
    server.behave({ answersAfterMs: 3_000 });
    await queued(4);
    await senderTo({ patience: { wholeMs: 2_500, answerMs: 60_000 } }).run();
    expect(server.taken).toHaveLength(4);
    expect(new Set(ids()).size).toBe(4);
    expect(await states()).toEqual({ sent: 4 });
  });

  it('is waited for ten minutes after the whole mail was sent, and the mail is nobody else’s meanwhile [B0-08]', async () => {
    expect(PATIENCE.answerMs).toBe(10 * 60_000);
    server.behave('say-nothing');
    await queued(1);
    const sender = senderTo();
    const run = sender.run();
    await expect.poll(() => server.taken.length, { timeout: 20_000, interval: 20 }).toBe(1);
    const { rows } = await database.pool.query('select due_at from mails');
    const takenMs = Date.parse(rows[0].due_at) - Date.parse(NOW);
    expect(takenMs).toBeGreaterThan(PATIENCE.wholeMs + PATIENCE.answerMs);
    await sender.stop();
    await run;
  });

  it('that never confirms a mail gets it twice at most, an hour apart; then the system people hear of it [B0-08]', async () => {
    server.behave('say-nothing');
    await queued(1);
    const taken: number[] = [];
    for (const minutes of [0, 59, 1, 600]) {
      after(minutes);
      await senderTo({ patience: { wholeMs: 60_000, answerMs: 100 } }).run();
      taken.push(server.taken.length);
    }
    expect(taken).toEqual([1, 1, 2, 2]);
    expect(await states()).toEqual({ failed: 1 });
    const said = { to: people.staff.email };
    expect(await told()).toContainEqual({ kind: 'mail-unanswered', said, to_roles: ['system'] });
  });

  it('that is slow when the portal stops gets the mail again after an hour, not at the next start [B0-08] [R28]', async () => {
    server.behave('say-nothing');
    await queued(1);
    const stopping = senderTo();
    const run = stopping.run();
    await expect.poll(() => server.taken.length, { timeout: 20_000, interval: 20 }).toBe(1);
    await stopping.stop();
    await run;
    server.behave('take');
    await senderTo().run();
    expect(server.taken).toHaveLength(1);
    after(60);
    await senderTo().run();
    expect(await states()).toEqual({ sent: 1 });
  });

  it('that is slow with one mail gets the next ones beside it [B0-08]', async () => {
    server.behave('say-nothing');
    await queued(1);
    const sender = senderTo();
    const run = sender.run();
    await expect.poll(() => server.taken.length, { timeout: 20_000, interval: 20 }).toBe(1);
    server.behave('take');
    await queued(1, 'other');
    sender.wake();
    await expect.poll(states, { timeout: 20_000, interval: 20 }).toEqual({ sent: 1, queued: 1 });
    await sender.stop();
    await run;
  });

  it('gets no mail to somebody who was suspended or has left since it was queued; the last day still counts [B2-04]', async () => {
    await queued(1, 'staff');
    await queued(1, 'other');
    await queued(1, 'admin');
    const leaves = (who: Who, day: string) =>
      database.pool.query('update employees set left_on = $1 where id = $2', [day, people[who].employeeUuid]);
    await database.pool.query(`update accounts set status = 'suspended' where id = $1`, [people.staff.accountId]);
    await leaves('other', '2026-11-23');
    await leaves('admin', '2026-11-24');
    await senderTo().run();
    expect(server.taken.map(({ to }) => to)).toEqual([[people.admin.email]]);
    expect(await states()).toEqual({ sent: 1, failed: 2 });
  });

  it('gets no mail of a kind that only a newer version knows, which sends it itself, and all others [B0-08]', async () => {
    await queued(1);
    await database.pool.query(`update notifications set kind = 'of-a-newer-version'`);
    await queued(1, 'other');
    expect(await senderTo().run(), 'nothing more is due').toBe(60_000);
    expect(server.taken.map(({ to }) => to)).toEqual([[people.other.email]]);
    const { rows } = await database.pool.query(`select attempts from mails where state = 'queued'`);
    expect(rows).toEqual([{ attempts: 0 }]);
  });

  it('is never named with its password in the log [B0-08]', async () => {
    await queued(1);
    await server.close();
    const { lines, log } = ownLog();
    await senderTo({ log }).run();
    expect(lines).toEqual([expect.stringContaining('a mail was not sent')]);
    expect(lines.join()).not.toContain(PASSWORD);
  });
});
