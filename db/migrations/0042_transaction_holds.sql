-- Holds: a record that a dispute or an audit needs stays, however old it is (B7-01). Rows stay; the end of a hold is set once.

create table transaction_holds (
  id uuid primary key,
  record_id uuid not null references transaction_records (id) on delete restrict,
  kind text not null check (kind in ('dispute', 'audit')),
  reason text not null check (reason <> ''),
  placed_by uuid not null references accounts (id) on delete restrict,
  placed_name text not null,
  placed_at timestamptz(3) not null,
  ended_by uuid references accounts (id) on delete restrict,
  ended_name text,
  ended_at timestamptz(3),
  end_reason text,
  constraint transaction_holds_ended check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_name is null)
    and (ended_at is null) = (coalesce(end_reason, '') = ''))
);
comment on table transaction_holds is 'Records that may not be purged for now, and why.';
create unique index transaction_holds_once on transaction_holds (record_id, kind) where ended_at is null;
create index transaction_holds_of_record on transaction_holds (record_id, placed_at desc);

create function refuse_altered_hold() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or (to_jsonb(new) - array['ended_by', 'ended_name', 'ended_at', 'end_reason'])
    <> (to_jsonb(old) - array['ended_by', 'ended_name', 'ended_at', 'end_reason']) then
    raise exception 'a hold is not altered: it ends once';
  end if;
  return new;
end $$;
create trigger transaction_holds_kept before update on transaction_holds for each row execute function refuse_altered_hold();
create trigger transaction_holds_stay before delete or truncate on transaction_holds for each statement execute function refuse_change();
revoke delete on transaction_holds from madoguchi_app;

alter table transaction_index add column held boolean not null default false;
comment on column transaction_index.held is 'A hold stands. Triggers write it; a superseded version keeps what it had.';

create function is_held(record uuid) returns boolean language sql stable as $$
  select exists (select from transaction_holds h where h.record_id = record and h.ended_at is null)
$$;
create function index_changed_holds() returns trigger language plpgsql as $$
begin
  update transaction_index set held = is_held(new.record_id) where record_id = new.record_id and state <> 'superseded';
  return null;
end $$;
create trigger transaction_holds_indexed after insert or update on transaction_holds for each row execute function index_changed_holds();

create function index_kept_holds() returns trigger language plpgsql as $$
begin
  new.held := is_held(new.record_id);
  return new;
end $$;
create trigger transaction_index_held before insert on transaction_index for each row execute function index_kept_holds();

create index transaction_index_on_hold on transaction_index (record_id) where state <> 'superseded' and held;
