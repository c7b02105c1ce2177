// Counts failed guesses in PostgreSQL: they survive a restart, and hold across processes.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import { GUESS_LIMITS, GUESS_SCOPES, type GuessScope } from './limits.ts';

/** The scope and the subject that one guess counts for. */
export interface Aim {
  readonly scope: GuessScope;
  readonly subject: string;
}

interface Values {
  scopes: readonly string[];
  subjects: readonly string[];
  now: string;
}

const asked = (at: Places<Values>) =>
  sql`select * from unnest(${at('scopes')}::text[], ${at('subjects')}::text[]) as asked (scope, subject)`;

const POLICIES = sql`(values ${sql.join(
  GUESS_SCOPES.map((scope) => {
    const { free, firstPause, longestPause, forgivenAfter } = GUESS_LIMITS[scope];
    const numbers = [free, firstPause, longestPause, forgivenAfter].map((number) => sql`${sql.lit(number)}::float8`);
    return sql`(${sql.lit(scope)}, ${sql.join(numbers)})`;
  }),
)}) as policy (scope, free, first, longest, forgiven)`;

/** Doubling ends far beyond every longest pause. */
const MOST_DOUBLINGS = sql.lit(20);

/** Of a row `l`, as it stands at an instant, with its policy. Clocks of two nodes may differ: time never goes back here. */
const forgiven = (now: unknown) =>
  sql`greatest(0, least(l.failures, floor(extract(epoch from ${now} - l.window_began_at) / policy.forgiven)))::int`;

/** Where a guess stands before it is looked at. */
export interface Standing {
  /** The longest block that keeps the attempt from being looked at; `null` where there is none. */
  readonly block: { readonly scope: GuessScope; readonly until: string } | null;
  /** How often this process had written when it was read. */
  readonly writes: number;
}

/** How often this process has counted, of each pool. */
const written = new WeakMap<Pool, number>();
const writesOf = (pool: Pool) => written.get(pool) ?? 0;

/** Also where it fails: nobody knows then whether something stands. */
async function write<Row>(pool: Pool, writing: Promise<Row>): Promise<Row> {
  try {
    return await writing;
  } finally {
    written.set(pool, writesOf(pool) + 1);
  }
}

const standing = statement<Values, { scope: GuessScope; until: string }>(
  (at) => sql`select l.scope, ${instant(sql`l.blocked_until`)} as until
    from (${asked(at)}) asked join sign_in_limits l using (scope, subject)
    where l.blocked_until > ${at('now')}::timestamptz
    order by l.blocked_until desc, l.scope limit 1`,
);

export async function findStanding(pool: Pool, aims: readonly Aim[], now: string): Promise<Standing> {
  const writes = writesOf(pool);
  const rows = await run(pool, standing, valuesOf(aims, now));
  return { block: rows[0] ?? null, writes };
}

/** True when a standing holds for the next guess of this process: nothing was counted here since. Others may have. */
export function stillStands(pool: Pool, { writes }: Standing): boolean {
  return writes === writesOf(pool);
}

// Each scope counts only where it is open, in one order for all, so that no two wait for each other.
const counted = statement<Values, Aim>(
  (at) => sql`insert into sign_in_limits as l (scope, subject, failures, window_began_at, blocked_until)
    select asked.scope, asked.subject, 1, ${at('now')}::timestamptz, null
    from (${asked(at)}) asked order by asked.scope, asked.subject
    on conflict (scope, subject) do update set (failures, window_began_at, blocked_until) = (
      select remaining + 1,
        case when remaining = 0 then excluded.window_began_at
          else l.window_began_at + (l.failures - remaining) * policy.forgiven * interval '1 second' end,
        case when remaining + 1 >= policy.free then excluded.window_began_at + interval '1 second'
          * least(policy.longest, policy.first * power(2, least(remaining + 1 - policy.free, ${MOST_DOUBLINGS}))) end
      from ${POLICIES}, lateral (select l.failures - ${forgiven(sql`excluded.window_began_at`)} as remaining) standing
      where policy.scope = l.scope)
    where l.blocked_until is null or l.blocked_until <= excluded.window_began_at
    returning l.scope, l.subject`,
);

/**
 * Counts a guess as failed, before anybody is told that it was.
 * `false`: a scope was closed in the meantime, and nothing is counted.
 */
export async function countGuess(pool: Pool, aims: readonly Aim[], now: string): Promise<boolean> {
  const taken = await write(pool, run(pool, counted, valuesOf(aims, now)));
  if (taken.length === aims.length) return true;
  await takeBackGuess(pool, taken, now);
  return false;
}

const takenBack = statement<Values>(
  (at) => sql`update sign_in_limits l set failures = greatest(l.failures - 1, 0), blocked_until = null
    from (${asked(at)}) asked
    where l.scope = asked.scope and l.subject = asked.subject`,
);

/** All stands as it stood before it was counted. */
export async function takeBackGuess(pool: Pool, aims: readonly Aim[], now: string): Promise<void> {
  if (aims.length > 0) await write(pool, run(pool, takenBack, valuesOf(aims, now)));
}

function valuesOf(aims: readonly Aim[], now: string): Values {
  return { scopes: aims.map(({ scope }) => scope), subjects: aims.map(({ subject }) => subject), now };
}

const outdated = statement<{ before: string }>(
  (at) => sql`delete from sign_in_limits
    where window_began_at < ${at('before')}::timestamptz and coalesce(blocked_until < ${at('before')}::timestamptz, true)`,
);

/** Forgets what was forgiven by now: nothing counts for longer than a day. */
export async function forgetOldLimits(pool: Pool, before: string): Promise<void> {
  await run(pool, outdated, { before });
}

/** An outer join of what guessing at the account's password has led to, as `l`: `failures, window_began_at, blocked_until`. */
export const withGuesses = (account: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join sign_in_limits l on l.scope = 'account' and l.subject = ${account}::text`;

/** A part of a change that forgives what was guessed at the accounts of a select of ids. */
export const guessesForgiven = (accounts: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`delete from sign_in_limits l using (${accounts}) of (id) where l.scope = 'account' and l.subject = of.id::text`;
