-- The audit trail as a chain that shows whatever is done to it, and the roles that may write it (B0-09).

-- Records are numbered in the order of their transactions, and of their ids within one. Eight bytes and one entry at the
-- end of an index for each; without the id in it, each thousand of a large transaction would sort all of it again.
alter table audit_events add column change_xid xid8 not null default pg_current_xact_id();
comment on column audit_events.change_xid is 'Transaction of the record; records are numbered in this order.';
create index audit_events_by_change on audit_events (change_xid, id);

create table audit_chain (
  number bigint primary key check (number >= 1),
  event_id uuid unique,
  change_xid xid8 not null,
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32)
);
comment on table audit_chain is 'The place of each record in the chain, without gaps; docs/audit-records.md describes what is hashed. Append-only.';
comment on column audit_chain.event_id is 'No foreign key: the chain shows a deletion that somebody forced. Null where the place is a checkpoint.';
comment on column audit_chain.change_xid is 'That of the newest record up to here: how far records have been numbered.';
comment on column audit_chain.previous is 'The hash before it; 32 bytes of zero before the first.';
comment on column audit_chain.hash is 'SHA-256 of the line without its hash.';
create trigger audit_chain_append_only before update or delete or truncate on audit_chain
  for each statement execute function refuse_change();

create table audit_checkpoints (
  number bigint primary key,
  at timestamptz(3) not null,
  key text not null check (key ~ '^[0-9a-f]{16}$'),
  signature bytea not null check (length(signature) = 64)
);
comment on table audit_checkpoints is 'Signed places of the chain: whoever rewrites what lies before would need the key. Append-only.';
comment on column audit_checkpoints.key is 'The first 16 hexadecimal digits of the SHA-256 of the public key (DER).';
comment on column audit_checkpoints.signature is 'Ed25519 over the line without its signature and hash.';
create trigger audit_checkpoints_append_only before update or delete or truncate on audit_checkpoints
  for each statement execute function refuse_change();

create table audit_outbox (
  number bigint primary key,
  line text not null
);
comment on table audit_outbox is 'Lines of the chain on their way to the log server; one is deleted when that has acknowledged it.';

-- The requests' connections work as madoguchi_app, the sequencer and the sender as madoguchi_audit. Tables of later
-- migrations are granted by default: only what belongs to the trail is less than everything.
-- Clusters from before PostgreSQL 15 let everybody make tables.
revoke create on schema public from public;
grant usage on schema public to madoguchi_app, madoguchi_audit;
grant select, insert, update, delete on all tables in schema public to madoguchi_app;
grant usage, select on all sequences in schema public to madoguchi_app;
alter default privileges in schema public grant select, insert, update, delete on tables to madoguchi_app;
alter default privileges in schema public grant usage, select on sequences to madoguchi_app;

revoke update, delete on audit_events from madoguchi_app;
revoke insert, update, delete on audit_chain, audit_checkpoints, audit_outbox from madoguchi_app;
revoke all on kysely_migration, kysely_migration_lock from madoguchi_app;

grant select on audit_events to madoguchi_audit;
grant select, insert on audit_chain, audit_checkpoints to madoguchi_audit;
grant select, insert, delete on audit_outbox to madoguchi_audit;
