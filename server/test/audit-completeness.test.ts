// Nothing changes without a record, and no record tells of a change that did not take place (reliability T17): every
// operation is run as it works and as it is refused, while triggers note each row that changes, with its transaction.
import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { SAMPLE_PASSWORD } from '@madoguchi/db/seed/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../src/platform/audit/audit-store.ts';
import { PasswordHasher } from '../src/platform/session/password-hasher.ts';
import { ask } from './ask.ts';
import { CASES } from './operation-cases.ts';
import { closeSideWorlds } from './side-worlds.ts';
import { NOW, openWorld, type World } from './world.ts';

/** The changes that follow from facts that have their record, or that count attempts that have theirs. */
const CONSEQUENCES: readonly string[] = [
  // People are told of a fact once its transaction is over, and the mails go out.
  ...['update fact_cursors', 'insert notifications', 'update notifications', 'insert mails', 'update mails'],
  // A check that somebody began goes on by itself; its beginning and its end have their records.
  ...['update evidence_checks', 'insert evidence_faults', 'update evidence_faults'],
  // Attempts are counted before they are looked at; what came of them is recorded.
  ...['insert sign_in_limits', 'update sign_in_limits', 'delete sign_in_limits'],
  // Openings of screens are counted, of nobody; sums of days are counted from facts that have their records.
  ...[
    'insert screen_views',
    'update screen_views',
    'insert daily_figures',
    'update daily_figures',
    'delete daily_figures',
  ],
  'update figure_cursors',
  // A content is noted before its bytes come, so that they go again where its upload breaks off; its row has its record.
  ...['insert purged_contents', 'update purged_contents'],
  // A login at the provider that was begun is taken up once, whatever comes of it; that is recorded.
  'delete provider_logins',
];

const isLook = ({ kind }: Operation) => kind === 'view' || kind === 'download';
/** Records of what was looked at, taken out, refused, already as it was asked for, or asked of nobody. */
const CHANGES_NOTHING: readonly string[] = [
  ...OPERATIONS.filter(isLook).flatMap((operation) => ('records' in operation ? [operation.records] : [])),
  ...['session.refused', 'session.throttled', 'password.refused', 'account.link-refused'],
  ...['session.others-ended', 'notifications.read'],
  // A file that is read to see what an import would do.
  'calendar-file.checked',
  // Of an address that nobody has: the answer is the same, and so is the record.
  'account.reset-asked',
];

let world: World;
const watched = new Set<World>();

beforeAll(async () => {
  world = await openWorld({}, await new PasswordHasher().hash(SAMPLE_PASSWORD));
  await watch(world);
});
afterAll(() => Promise.all([world.close(), closeSideWorlds()]));

/**
 * From now on notes which tables a transaction of the portal changes; what a test prepares as the owner is not its doing.
 * When a session was last used is no change that anybody makes.
 */
async function watch(place: World): Promise<void> {
  if (watched.has(place)) return;
  watched.add(place);
  await place.pool.query(`
    create table noted_changes (xid xid8, what text);
    create function note_change() returns trigger language plpgsql security definer as $$
    begin
      if current_setting('role') = 'madoguchi_app' and (tg_table_name <> 'sessions' or tg_op <> 'UPDATE'
          or to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at') then
        insert into noted_changes values (pg_current_xact_id(), lower(tg_op) || ' ' || tg_table_name);
      end if;
      return null;
    end $$;
  `);
  const { rows } = await place.pool.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('audit_events', 'noted_changes')`,
  );
  // One by one: the portal is at work in the tables, and whoever locks several waits for whoever does so too.
  for (const { name } of rows) {
    await place.pool.query(
      `create trigger noted after insert or update or delete on ${name} for each row execute function note_change()`,
    );
  }
}

const begin = async ({ pool }: World): Promise<string> =>
  (await pool.query('select pg_current_xact_id() as xid')).rows[0].xid;

/** The changes since a transaction that have no record in their own. */
async function unrecorded(place: World, since: string): Promise<string[]> {
  const { rows } = await place.pool.query<{ what: string }>(
    `select distinct what from noted_changes c where c.xid > $1::xid8 and what <> all($2::text[])
       and not exists (select from audit_events e where e.change_xid = c.xid) order by what`,
    [since, CONSEQUENCES],
  );
  return rows.map(({ what }) => what);
}

/** The events recorded since a transaction though nothing changed in their own. */
async function unfounded(place: World, since: string): Promise<string[]> {
  const { rows } = await place.pool.query<{ event: string }>(
    `select distinct event from audit_events e where e.change_xid > $1::xid8 and event <> all($2::text[])
       and not exists (select from noted_changes c where c.xid = e.change_xid) order by event`,
    [since, CHANGES_NOTHING],
  );
  return rows.map(({ event }) => event);
}

/** The values typed into fields of secrets, so that they can be looked for. */
const typedSecrets = new Set<string>();
const SECRET_FIELD = /password|token|secret|code$|state$/i;

function noteSecrets(input: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(input)) {
    if (typeof value !== 'string') continue;
    // The state of a login at the provider is a secret, that of a board is a word.
    const shortest = field === 'state' ? 20 : 8;
    if (SECRET_FIELD.test(field) && value.length >= shortest) typedSecrets.add(value);
  }
}

/**
 * Runs every case of an operation that has a database. Answers the portals that it was asked of, each with the transaction
 * since which its changes are noted: what a case prepared in a portal of its own came before anybody took note.
 */
async function runCases({ id }: Operation): Promise<ReadonlyMap<World, string>> {
  const { works, refused } = CASES[id as keyof typeof CASES];
  const operation = OPERATIONS.find((known) => known.id === id);
  const places = new Map([[world, await begin(world)]]);
  for (const situation of [works, ...Object.values(refused)]) {
    const asked = await situation(world);
    if (asked.withoutDatabase || !operation) continue;
    const place = asked.at ?? world;
    await watch(place);
    if (!places.has(place)) places.set(place, await begin(place));
    noteSecrets({ ...asked.input, token: asked.token });
    await ask(place, operation, asked);
  }
  return places;
}

describe('the audit trail', () => {
  const operations = OPERATIONS.map((operation): [string, Operation] => [operation.id, operation]);
  it.each(operations)('tells of what %s changes, and of nothing else (T17) [B0-09]', async (_id, operation) => {
    for (const [place, since] of await runCases(operation)) {
      expect(await unrecorded(place, since), 'changes without a record').toEqual([]);
      expect(await unfounded(place, since), 'records without a change').toEqual([]);
    }
  });

  it('holds no password, token or hash of one, whatever was typed and however it ended [B0-09]', async () => {
    expect(typedSecrets.size).toBeGreaterThan(3);
    const hashes = `select encode(token_hash, 'hex') from sessions union all select encode(token_hash, 'hex') from account_links
      union all select password_hash from accounts where length(password_hash) > 20`;
    for (const place of watched) {
      const { rows: kept } = await place.pool.query<{ secret: string }>(`select h.secret from (${hashes}) h(secret)`);
      const secrets = [...typedSecrets, ...kept.map(({ secret }) => secret)];
      const { rows } = await place.pool.query(
        `select e.event from audit_events e, unnest($1::text[]) secret where position(secret in to_jsonb(e)::text) > 0`,
        [secrets],
      );
      expect(rows).toEqual([]);
    }
  });

  it('knows of a change that forgot its record: the proof sees it (T17)', async () => {
    const since = await begin(world);
    await world.appPool.query('update accounts set version = version + 1 where id = $1', [world.people.user.accountId]);
    expect(await unrecorded(world, since)).toEqual(['update accounts']);
  });

  it('knows of a record whose change did not take place: the proof sees it (T17)', async () => {
    const since = await begin(world);
    const caller = { ip: '127.0.0.1', userAgent: '', requestId: '', token: null };
    const record = { operation: 'accounts.suspend', event: 'account.suspended', target: null, difference: {} } as const;
    await recordEvent(world.appPool, null, caller, NOW, record);
    expect(await unfounded(world, since)).toEqual(['account.suspended']);
  });
});
