// All SQL of shared views.
import type { SharedView } from '@madoguchi/contract/shared-views/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';

export interface SharedViewRow extends Pick<SharedView, 'id' | 'version' | 'name' | 'query' | 'sharedBy' | 'sharedAt'> {
  readonly list: string;
  readonly columns: NonNullable<SharedView['columns']> | null;
  readonly sharedById: string;
}

const COLUMNS = sql`id, version, list, name, query, columns, shared_by as "sharedById",
  shared_by_name as "sharedBy", ${instant(sql`shared_at`)} as "sharedAt"`;

const ofList = statement<{ list: string }, SharedViewRow>(
  (at) => sql`select ${COLUMNS} from shared_views where list = ${at('list')} and ended_at is null order by name`,
);

export function findSharedViews(pool: Pool, list: string): Promise<SharedViewRow[]> {
  return run(pool, ofList, { list });
}

const byId = statement<{ id: string }, SharedViewRow>(
  (at) => sql`select ${COLUMNS} from shared_views where id = ${at('id')}::uuid and ended_at is null`,
);

export async function findSharedView(pool: Pool, id: string): Promise<SharedViewRow | null> {
  return (await run(pool, byId, { id }))[0] ?? null;
}

interface Sharing {
  id: string;
  list: string;
  name: string;
  query: string;
  columns: string | null;
  account: string;
  accountName: string;
  at: string;
}

/** Shares, unless the list has a view of this name; of two at once the second finds it taken. */
export const insertSharedView = change<Sharing>((at) => ({
  changed: sql`insert into shared_views (id, list, name, query, columns, shared_by, shared_by_name, shared_at)
    values (${at('id')}::uuid, ${at('list')}, ${at('name')}, ${at('query')}::jsonb, ${at('columns')}::jsonb,
      ${at('account')}::uuid, ${at('accountName')}, ${at('at')}::timestamptz)
    on conflict (list, name) where ended_at is null do nothing
    returning '{}'::jsonb as patch`,
}));

export const endSharedView = change<{ id: string; version: number; account: string; at: string }>((at) => ({
  changed: sql`update shared_views set ended_at = ${at('at')}::timestamptz, ended_by = ${at('account')}::uuid,
      version = version + 1
    where id = ${at('id')}::uuid and version = ${at('version')} and ended_at is null
    returning '{}'::jsonb as patch`,
}));
