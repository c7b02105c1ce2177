-- What happened, and which request it answered.

create table audit_events (
  id uuid primary key,
  occurred_at timestamptz(3) not null,
  account_id uuid,
  actor text not null,
  roles text[] not null,
  ip text not null,
  user_agent text not null,
  operation text not null,
  event text not null,
  target_kind text,
  target_id text,
  difference jsonb not null,
  request_id text not null
);
comment on table audit_events is 'Every write, refused attempt and export (B0-09): who, from where, what, to what, the difference. Append-only.';
comment on column audit_events.account_id is 'No foreign key: the record outlives the account. Null for a guest.';
create index audit_events_of_target on audit_events (target_id, occurred_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_change();

create table idempotency_keys (
  account_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  operation text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz(3) not null,
  primary key (account_id, key)
);
comment on table idempotency_keys is 'The answer a write gave, kept 90 days: the same key with the same body answers it again (B0-03).';
create index idempotency_keys_by_age on idempotency_keys (created_at);
