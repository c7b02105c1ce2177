// The SQL of links between electronic transactions and the purchases and claims that they belong to.
import type { LinkedPaper, LinkKind } from '@madoguchi/contract/electronic-transactions/links.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';

export interface LinkRow {
  readonly id: string;
  readonly kind: LinkKind;
  readonly targetId: string;
  readonly by: string;
  readonly at: string;
  readonly isRemoved: boolean;
}

const COLUMNS = sql`l.id, l.target_kind as kind, l.target_id as "targetId", l.linked_name as by,
  ${instant(sql`l.linked_at`)} as at, l.removed_at is not null as "isRemoved"`;

const ofRecord = statement<{ id: string }, LinkRow>(
  (at) => sql`select ${COLUMNS} from transaction_links l
    where l.record_id = ${at('id')}::uuid and l.removed_at is null order by l.linked_at, l.id`,
);

/** The links of a record that stand, the oldest first. */
export function findLinks(pool: Pool, id: string): Promise<LinkRow[]> {
  return run(pool, ofRecord, { id });
}

const one = statement<{ id: string; linkId: string }, LinkRow>(
  (at) => sql`select ${COLUMNS} from transaction_links l
    where l.record_id = ${at('id')}::uuid and l.id = ${at('linkId')}::uuid`,
);

/** A link of the record, a removed one too. */
export async function findLink(pool: Pool, asked: { id: string; linkId: string }): Promise<LinkRow | null> {
  return (await run(pool, one, asked))[0] ?? null;
}

/** A paper of a purchase or claim, with what its comparison needs. */
export interface PaperRow extends Omit<LinkedPaper, 'comparison'> {
  readonly taxes: readonly { readonly tax: number }[];
}

const papers = statement<{ kind: string; targetId: string }, PaperRow>(
  (at) => sql`select i.record_id as id, i.number, i.state, i.document_type as "documentType",
      i.transaction_date::text as "transactionDate", i.counterparty, to_json(i.amount) as amount,
      i.tax_basis as "taxBasis", v.taxes
    from transaction_links l
      join transaction_index i on i.record_id = l.record_id and i.state <> 'superseded'
      join transaction_versions v on v.record_id = i.record_id and v.version = i.version
    where l.target_id = ${at('targetId')}::uuid and l.target_kind = ${at('kind')} and l.removed_at is null
    order by i.transaction_date nulls last, i.number`,
);

/** The papers of a purchase or claim by their days. */
export function findPapers(pool: Pool, asked: { kind: LinkKind; targetId: string }): Promise<PaperRow[]> {
  return run(pool, papers, asked);
}

interface NewLink {
  id: string;
  linkId: string;
  kind: string;
  targetId: string;
  number: string;
  by: string;
  byName: string;
  at: string;
}

/** Nothing where it is linked already, or counts no longer. The row of the newest version is held: a correction waits. */
export const insertLink = change<NewLink>((at) => ({
  before: {
    held: sql`select record_id from transaction_index where record_id = ${at('id')}::uuid and state = 'live' for update`,
  },
  changed: sql`insert into transaction_links (id, record_id, target_kind, target_id, target_number, linked_by, linked_name,
      linked_at)
    select ${at('linkId')}::uuid, record_id, ${at('kind')}, ${at('targetId')}::uuid, ${at('number')}, ${at('by')}::uuid,
      ${at('byName')}, ${at('at')}::timestamptz
    from held
    on conflict (record_id, target_kind, target_id) where removed_at is null do nothing returning '{}'::jsonb as patch`,
}));

interface Removal {
  id: string;
  linkId: string;
  reason: string;
  by: string;
  byName: string;
  at: string;
}

/** Nothing where somebody has removed it already. */
export const removeLink = change<Removal>((at) => ({
  before: {
    held: sql`select record_id from transaction_index where record_id = ${at('id')}::uuid and state <> 'superseded' for update`,
  },
  changed: sql`update transaction_links l set removed_by = ${at('by')}::uuid, removed_name = ${at('byName')},
      removed_at = ${at('at')}::timestamptz, removal_reason = ${at('reason')}
    from held where l.record_id = held.record_id and l.id = ${at('linkId')}::uuid and l.removed_at is null
    returning '{}'::jsonb as patch`,
}));
