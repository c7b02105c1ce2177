// The SQL of the watched folder: what was taken from it, each content once.
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';

interface TakenFile {
  id: string;
  sha256: string;
  bytes: number;
  mediaType: string;
  name: string;
  senderNote: string;
  at: string;
}

/** Takes a file in; nothing where the same content came through the folder before. */
export const insertTaken = change<TakenFile>((at) => ({
  changed: sql`insert into transaction_files (id, sha256, bytes, media_type, name, source, sender_note, added_by, added_at)
    values (${at('id')}::uuid, decode(${at('sha256')}, 'hex'), ${at('bytes')}::bigint, ${at('mediaType')}, ${at('name')},
      'inbox', ${at('senderNote')}, null, ${at('at')}::timestamptz)
    on conflict (sha256) where source = 'inbox' do nothing
    returning '{}'::jsonb as patch`,
}));

const turn = statement<object, { taken: boolean }>(() => sql`select pg_try_advisory_lock(7262027) as taken`);
const turnOver = statement<object>(() => sql`select pg_advisory_unlock(7262027)`);

/** One process looks through the folder at a time, for as long as its connection holds this. */
export async function takeInboxTurn(client: Executor): Promise<boolean> {
  return (await run(client, turn, {}))[0]?.taken === true;
}

export async function endInboxTurn(client: Executor): Promise<void> {
  await run(client, turnOver, {});
}
