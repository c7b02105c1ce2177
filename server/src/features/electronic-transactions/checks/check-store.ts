// The SQL of a check's own rows: how far it has come, and what it found.
import type {
  CheckStep,
  EvidenceCheck,
  EvidenceFault,
} from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import { CHECK_LIMITS } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';

const CHECK = sql`jsonb_build_object('id', c.id, 'begunBy', c.begun_by_name, 'begunAt', ${instant(sql`c.begun_at`)},
  'endedAt', ${instant(sql`c.ended_at`)}, 'step', c.step, 'done', c.done, 'total', c.total, 'versions', c.versions,
  'files', c.files, 'bytes', c.bytes, 'tokens', c.tokens, 'places', c.places, 'faults', c.faults)`;

interface Begun {
  id: string;
  by: string | null;
  name: string;
  at: string;
}

/** Begins a check where none is under way. */
export const beginCheck = change<Begun, EvidenceCheck>((at) => ({
  before: {
    begun: sql`insert into evidence_checks (id, begun_by, begun_by_name, begun_at, head, step, place, link, done, total)
      select ${at('id')}::uuid, ${at('by')}::uuid, ${at('name')}, ${at('at')}::timestamptz, h.head, 'versions', '0',
        repeat('00', 32), 0, h.head
      from (select greatest((select seq from transaction_chain),
        coalesce((select max(chain_seq) from transaction_versions), 0)) as head) h
      on conflict do nothing returning *`,
  },
  changed: sql`select ${CHECK} as patch from begun c`,
}));

const newest = statement<object, { check: EvidenceCheck }>(
  () => sql`select ${CHECK} as check from evidence_checks c order by c.ended_at is not null, c.begun_at desc, c.id desc
    limit ${sql.lit(CHECK_LIMITS.listed)}`,
);

export async function findChecks(executor: Executor): Promise<EvidenceCheck[]> {
  return (await run(executor, newest, {})).map(({ check }) => check);
}

const one = statement<{ id: string }, { check: EvidenceCheck; found: EvidenceFault[] }>(
  (at) => sql`select ${CHECK} as check, coalesce((select json_agg(f.fault) from (
      select json_build_object('kind', f.kind, 'recordId', f.record_id, 'number', f.number, 'version', f.version,
        'place', f.place, 'fileName', f.file_name, 'sha256', f.sha256) as fault
      from evidence_faults f where f.check_id = c.id
      order by f.number = '', f.number, f.version, f.kind, f.place, f.file_name, f.sha256
      limit ${sql.lit(CHECK_LIMITS.faults)}) f), '[]') as found
    from evidence_checks c where c.id = ${at('id')}::uuid`,
);

/** A check with its faults; `null` where there is none of that id. */
export async function findCheck(executor: Executor, id: string) {
  const [row] = await run(executor, one, { id });
  return row === undefined ? null : { ...row.check, found: row.found };
}

/** A check goes on from here. */
export interface Progress {
  readonly id: string;
  readonly head: number;
  readonly step: CheckStep;
  readonly place: string;
  readonly link: string;
}

const running = statement<object, { progress: Progress }>(
  () => sql`select json_build_object('id', c.id, 'head', c.head, 'step', c.step, 'place', c.place, 'link', c.link) as progress
    from evidence_checks c where c.ended_at is null`,
);

export async function findRunning(executor: Executor): Promise<Progress | null> {
  return (await run(executor, running, {}))[0]?.progress ?? null;
}

/** One check goes on in one process at a time, for as long as its connection holds this. Any number does. */
const turn = statement<object, { taken: boolean }>(() => sql`select pg_try_advisory_lock(7262019) as taken`);
const turnOver = statement<object>(() => sql`select pg_advisory_unlock(7262019)`);

export async function takeTurn(client: Executor): Promise<boolean> {
  return (await run(client, turn, {}))[0]?.taken === true;
}

export async function endTurn(client: Executor): Promise<void> {
  await run(client, turnOver, {});
}

/** A fault that is to be kept; one of the same subject is the same fault, of which the later one may know more. */
export interface NewFault extends EvidenceFault {
  readonly subject: string;
}

/** The outcome of a batch of a step. */
export interface Looked {
  readonly step: CheckStep;
  readonly place: string;
  readonly link: string;
  readonly done: number;
  /** Null leaves it as it is. */
  readonly total: number | null;
  readonly versions: number;
  readonly files: number;
  readonly bytes: number;
  readonly tokens: number;
  readonly places: number;
}

const kept = statement<Looked & { id: string; faults: string }>(
  (at) => sql`with found as (
      insert into evidence_faults as k (check_id, subject, kind, record_id, number, version, place, file_name, sha256)
      select ${at('id')}::uuid, f.subject, f.kind, f."recordId", f.number, f.version, f.place, f."fileName", f.sha256
      from json_to_recordset(${at('faults')}::json) as f (subject text, kind text, "recordId" uuid, number text,
        version integer, place bigint, "fileName" text, sha256 text)
      on conflict (check_id, subject) do update set record_id = coalesce(k.record_id, excluded.record_id),
        number = case k.number when '' then excluded.number else k.number end
      returning xmax = 0 as is_new)
    update evidence_checks set step = ${at('step')}, place = ${at('place')}, link = ${at('link')},
      done = case when step = ${at('step')} then done + ${at('done')}::bigint else 0 end,
      total = coalesce(${at('total')}::bigint, total), versions = versions + ${at('versions')}::bigint,
      files = files + ${at('files')}::bigint, bytes = bytes + ${at('bytes')}::bigint,
      tokens = tokens + ${at('tokens')}::bigint,
      places = places + ${at('places')}::bigint, faults = faults + (select count(*) from found where is_new)
    where id = ${at('id')}::uuid`,
);

/** Keeps how far the check has come together with what it found: an interruption loses neither and counts nothing twice. */
export async function keepLooked(executor: Executor, id: string, looked: Looked, faults: readonly NewFault[]) {
  await run(executor, kept, { ...looked, id, faults: JSON.stringify(onceEach(faults)) });
}

/** Two records of the trail may show the same version to be gone; the one that names its record is the better one. */
function onceEach(faults: readonly NewFault[]): readonly NewFault[] {
  const named = faults.filter(({ recordId }) => recordId !== null);
  return [...new Map([...faults, ...named].map((fault) => [fault.subject, fault])).values()];
}

/** Ends a check. Its audit record has the head that was looked at: an anchor for the next one. */
export const endCheck = change<{ id: string; at: string }>((at) => ({
  before: {
    ended: sql`update evidence_checks set ended_at = ${at('at')}::timestamptz
      where id = ${at('id')}::uuid and ended_at is null returning *`,
  },
  changed: sql`select jsonb_build_object('versions', e.versions, 'files', e.files, 'tokens', e.tokens, 'places', e.places, 'faults', e.faults)
      || case when v.digest is null then '{}'
        else jsonb_build_object('chainSeq', v.chain_seq, 'digest', encode(v.digest, 'hex')) end as patch
    from ended e left join transaction_versions v on v.chain_seq = e.head and e.faults = 0`,
}));
