import { join } from 'node:path';
import {
  correctTransaction,
  listTransactions,
  reportTransactions,
  showTransaction,
  showTransactionHistory,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TimeStampAuthority } from '../../../../test/time-stamp-authority.ts';
import { invoice, registered } from '../../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let authority: TimeStampAuthority;
let world: World;

beforeAll(async () => {
  authority = await TimeStampAuthority.make();
  const url = await authority.listen();
  world = await openWorld({ TSA_URL: url, TSA_CA_FILE: join(authority.folder, 'ca.pem'), LOG_LEVEL: 'warn' });
  world.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await world.close();
  await authority.close();
});

const good = (query: Buffer) => ({ body: authority.reply(query) });
const stampOf = async (id: string) => (await world.as('system')(showTransaction, { id })).output.current;
const stamped = (id: string) =>
  vi.waitFor(
    async () => {
      const current = await stampOf(id);
      expect(current.stamp).toBe('stamped');
      return current;
    },
    { timeout: 30_000, interval: 100 },
  );

/** The news of that kind that the system people have got. */
const toldOf = async (kind: string) => {
  const { rows } = (await world.as('system')(listNotifications, { limit: 100 })).output;
  return rows.filter((one) => one.kind === kind);
};

interface Stored {
  readonly token: Buffer;
  readonly data: Buffer;
  readonly version: number;
}
const stored = async (id: string) =>
  (
    await world.pool.query<Stored>(
      `select s.token, v.previous || convert_to(transaction_canonical_text(v), 'UTF8') as data, s.version
       from transaction_stamps s join transaction_versions v using (record_id, version)
       where s.record_id = $1 order by s.version`,
      [id],
    )
  ).rows;

describe('time stamps of electronic transactions', () => {
  it('are got for each version, over its digest, as openssl verifies; the record tells time and authority [B7-05]', async () => {
    const { id } = await registered(world);
    const current = await stamped(id);
    expect(current).toMatchObject({ stampedBy: 'Test Time Stamps', stampedAt: expect.stringMatching(/Z$/) });
    await world.as('system')(correctTransaction, { ...invoice(), id, version: 1, reason: '金額の誤り' });
    await stamped(id);
    const [first, second, ...more] = await stored(id);
    expect(more).toEqual([]);
    for (const one of [first, second]) {
      expect(authority.verify(one?.token ?? Buffer.alloc(0), one?.data ?? Buffer.alloc(0))).toContain(
        'Verification: OK',
      );
    }
    const { versions } = (await world.as('system')(showTransactionHistory, { id })).output;
    expect(versions.map(({ stamp }) => stamp)).toEqual(['stamped', 'stamped']);
    const events = await world.audit(`event = 'electronic-transaction.stamped' and target_id = '${id}'`);
    expect(events.map(({ difference }) => difference['version'])).toEqual([1, 2]);
  });

  it('keep no registration waiting while the authority is down, and are got in order, one each (ET13, ETX-15) [B7-05]', async () => {
    authority.answer = () => ({ status: 503, body: Buffer.from('<html>down</html>') });
    const counterparty = '待機商事';
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) ids.push((await registered(world, { counterparty })).id);
    const waiting = { counterparty, stamp: 'waiting' };
    const count = async () => (await world.as('system')(listTransactions, waiting)).output.rows.length;
    expect(await count()).toBe(4);
    const report = async () => (await world.as('system')(reportTransactions, {})).output;
    expect(await report()).toMatchObject({ unstamped: 4, areStampsLate: false });
    await vi.waitFor(() => expect(world.logged.join('\n')).toContain('the authority answered 503'), {
      timeout: 20_000,
    });
    const began = world.clock.now();
    world.clock.set(new Date(Date.parse(began) + 2 * 3_600_000).toISOString());
    expect(await report()).toMatchObject({ unstamped: 4, areStampsLate: true });
    await vi.waitFor(() => expect(world.logged.join('\n')).toContain('for more than an hour'), { timeout: 30_000 });
    const told = async () => (await toldOf('stamps-late')).map(({ values }) => values);
    await vi.waitFor(async () => expect(await told()).toEqual([{ count: 4 }]), { timeout: 20_000 });
    world.clock.set(began);
    authority.answer = good;
    for (const id of ids) await stamped(id);
    expect(await count()).toBe(0);
    const { rows } = await world.pool.query<{ id: string }>(
      `select s.record_id as id from transaction_stamps s where s.record_id = any($1::uuid[])
       order by ('x' || s.serial)::bit(64)::bigint, s.stamped_at, s.received_at`,
      [ids],
    );
    expect(rows.map(({ id }) => id)).toHaveLength(4);
    const events = await world.audit(
      `event = 'electronic-transaction.stamped' and target_id = any('{${ids.join(',')}}')`,
    );
    expect(events.map((event) => event.target_id)).toEqual(ids);
  }, 120_000);

  it('that cannot be taken again and again are told to the system people, once, with the reason [B7-05, B0-08]', async () => {
    const other = await TimeStampAuthority.make();
    authority.answer = (query) => ({ body: other.reply(query) });
    const { id } = await registered(world);
    const told = async () => (await toldOf('stamps-refused')).map(({ values }) => values);
    await vi.waitFor(async () => expect(await told()).toEqual([{ reason: 'untrusted' }]), {
      timeout: 60_000,
      interval: 500,
    });
    authority.answer = good;
    await other.close();
    await vi.waitFor(async () => expect((await stampOf(id)).stamp).toBe('stamped'), { timeout: 60_000, interval: 500 });
    expect(await told()).toHaveLength(1);
  }, 180_000);

  it('that are refused leave nothing behind, are told in the log and asked for again [B7-05]', async () => {
    const other = authority.query(Buffer.from('other'));
    const answers = [{ body: Buffer.alloc(10 * 1_024 * 1_024, 60) }, { body: authority.reply(other) }];
    authority.answer = (query) => answers.shift() ?? good(query);
    const { id } = await registered(world);
    await stamped(id);
    const log = world.logged.join('\n');
    expect(log).toContain('the answer has more than 65536 bytes');
    expect(log).toContain('other-data');
    expect(await stored(id)).toHaveLength(1);
  }, 60_000);

  it('are not promised where no authority is configured: the office rules are what counts [B7-05]', async () => {
    const plain = await openWorld();
    const { id } = await registered(plain);
    const { output } = await plain.as('system')(showTransaction, { id });
    expect(output.current).toMatchObject({ stamp: 'none', stampedAt: null, stampedBy: '' });
    await plain.close();
  });
});
