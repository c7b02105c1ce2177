// The chain as it stands in the database, in one snapshot: writes go on meanwhile.
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { lineColumns } from '../platform/audit/chain-store.ts';
import { checkpointLink, checkpointText, type LineRecord, recordLink } from '../platform/audit/record-line.ts';
import { hold } from '../platform/db/hold.ts';
import { instant } from '../platform/db/instant.ts';
import { run, statement } from '../platform/db/statement.ts';
import type { Broken, Place } from './place.ts';

interface Row extends LineRecord {
  readonly number: string;
  readonly previous: string;
  readonly hash: string;
  readonly is_checkpoint: boolean;
  readonly signed_at: string | null;
  readonly key: string | null;
  readonly signature: string | null;
}

const AT_ONCE = 5_000;

/** A cursor, with no place for a value in it: `from` is a whole number of ours. */
const openFrom = (from: number) =>
  statement<Record<string, never>>(
    () => sql`declare places no scroll cursor for
    select c.number, encode(c.previous, 'hex') as previous, encode(c.hash, 'hex') as hash, c.event_id is null as is_checkpoint,
      ${lineColumns}, ${instant(sql`p.at`)} as signed_at, p.key, encode(p.signature, 'base64') as signature
    from audit_chain c left join audit_events e on e.id = c.event_id left join audit_checkpoints p on p.number = c.number
    where c.number >= ${sql.lit(from)} order by c.number`,
  );
const fetchNext = statement<Record<string, never>, Row>(() => sql`fetch ${sql.lit(AT_ONCE)} from places`);

/** A place of the database, and its line. */
export interface Stored {
  readonly place: Place | Broken;
  /** `null` where it cannot be made any more. */
  readonly line: string | null;
}

/** The queries on one snapshot. */
export class Snapshot {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** Every place from a number on, in their order, some thousands at a time. */
  async *places(from = 1): AsyncGenerator<readonly Stored[]> {
    await run(this.#client, openFrom(from), {});
    let following = this.#fetchNext();
    for (;;) {
      const rows = await following;
      if (rows.length === 0) return;
      // PostgreSQL reads on while these are looked at.
      following = this.#fetchNext();
      yield rows.map(storedOf);
    }
  }

  #fetchNext(): Promise<Row[]> {
    const rows = run(this.#client, fetchNext, {});
    // Its failure is awaited with its rows; whoever wanted no more of them does not wait.
    rows.catch(() => {});
    return rows;
  }

  /** The line of the newest checkpoint; `null` where there is none. */
  async newestCheckpoint(): Promise<string | null> {
    const [row] = await run(this.#client, newest, {});
    if (row?.number == null) return null;
    for await (const stored of this.places(Number(row.number))) return stored[0]?.line ?? null;
    return null;
  }

  /** The lowest number that the log server has not acknowledged; `null` where it has all. */
  async firstWaiting(): Promise<number | null> {
    const [row] = await run(this.#client, waiting, {});
    return row?.number == null ? null : Number(row.number);
  }

  /** The id of a record that is older than the newest numbered one and has no number: it was put there past the portal. */
  async firstUnnumbered(): Promise<string | null> {
    const [row] = await run(this.#client, unnumbered, {});
    return row?.id ?? null;
  }
}

/** Lets `use` look at one snapshot. */
export function lookAt<Result>(pool: Pool, use: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  return hold(pool, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const result = await use(new Snapshot(client));
    await client.query('commit');
    return result;
  });
}

const newest = statement<Record<string, never>, { number: string | null }>(
  () => sql`select max(number) as number from audit_checkpoints`,
);

const waiting = statement<Record<string, never>, { number: string | null }>(
  () => sql`select min(number) as number from audit_outbox`,
);

const unnumbered = statement<Record<string, never>, { id: string }>(
  () => sql`select e.id from audit_events e
    where e.change_xid < (select c.change_xid from audit_chain c order by c.number desc limit 1)
      and e.change_xid < pg_snapshot_xmin(pg_current_snapshot())
      and not exists (select from audit_chain c where c.event_id = e.id)
    order by e.change_xid, e.id limit 1`,
);

function storedOf(row: Row): Stored {
  const number = Number(row.number);
  return row.is_checkpoint ? storedCheckpoint(number, row) : storedRecord(number, row);
}

function storedRecord(number: number, row: Row): Stored {
  // A left join: no column of the record can be trusted to be there.
  if ((row.id as string | null) === null) return { place: { broken: 'its record was deleted', number }, line: null };
  const { previous, hash: claimed, at } = row;
  const { hash: computed, line } = recordLink(BigInt(number), row, previous);
  return { place: { number, at, previous, claimed, computed, signed: null }, line: withHash(line, computed, claimed) };
}

function storedCheckpoint(number: number, { previous, hash: claimed, signed_at: at, key, signature }: Row): Stored {
  if (at === null || key === null || signature === null) {
    return { place: { broken: 'the signature of the checkpoint was deleted', number }, line: null };
  }
  // PostgreSQL breaks Base64 into lines.
  const unbroken = signature.replaceAll('\n', '');
  const checkpoint = { at, key };
  const { hash: computed, line } = checkpointLink(BigInt(number), checkpoint, previous, unbroken);
  const text = checkpointText(BigInt(number), checkpoint, previous);
  const signed = { key, text, signature: unbroken };
  return { place: { number, at, previous, claimed, computed, signed }, line: withHash(line, computed, claimed) };
}

/** The line says what stands in the database, not what should. */
function withHash(line: string, computed: string, claimed: string): string {
  return computed === claimed ? line : line.replace(`"hash":"${computed}"}`, `"hash":"${claimed}"}`);
}
