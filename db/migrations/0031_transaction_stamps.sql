-- Time stamps of electronic transactions (RFC 3161): a token for each version, over its digest, which covers its files and all
-- versions before it.

create table transaction_stamps (
  record_id uuid not null,
  version integer not null,
  token bytea not null,
  stamped_at timestamptz(3) not null,
  policy text not null,
  serial text not null,
  authority text not null,
  received_at timestamptz(3) not null,
  primary key (record_id, version),
  foreign key (record_id, version) references transaction_versions (record_id, version) on delete restrict
);
comment on table transaction_stamps is 'Tokens as the authority signed them, in DER. Append-only.';
comment on column transaction_stamps.stamped_at is 'The authority''s own time.';
create trigger transaction_stamps_append_only before delete or update or truncate on transaction_stamps
  for each statement execute function refuse_change();
revoke update, delete on transaction_stamps from madoguchi_app;

alter table transaction_index add column stamp text not null default 'none' check (stamp in ('none', 'waiting', 'stamped'));
comment on column transaction_index.stamp is 'none: registered while no authority was configured; the office rules are what counts.';
create index transaction_index_waiting_for_stamp on transaction_index (at) where stamp = 'waiting';
